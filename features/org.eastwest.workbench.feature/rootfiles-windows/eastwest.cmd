@echo off
rem Starts Eastwest: without arguments the window, with arguments a command without any window.
rem SPDX-License-Identifier: EPL-2.0
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
"%java%" -version >nul 2>&1
if errorlevel 1 (
    echo eastwest: no Java found. Install Java 17 or newer, or set JAVA_HOME to the folder of one. 1>&2
    exit /b 2
)
set "area=%EASTWEST_HOME%"
if not defined area set "area=%USERPROFILE%\.eastwest"
for %%J in ("%~dp0plugins\org.eclipse.equinox.launcher_*.jar") do set "launcher=%%J"
if "%~1"=="" goto window
"%java%" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Djava.awt.headless=true -Dosgi.startLevel=4 ^
    -jar "%launcher%" -nosplash -application org.eastwest.cli.application -data @none %*
exit /b %errorlevel%
:window
"%java%" -jar "%launcher%" -data "%area%\workspace"
exit /b %errorlevel%
