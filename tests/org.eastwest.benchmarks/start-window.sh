#!/bin/bash
# How long the window takes to come up, beside that of an empty RCP application made of the same platform bundles.
# SPDX-License-Identifier: EPL-2.0
#
# usage: tests/org.eastwest.benchmarks/start-window.sh [PRODUCT [RUNS]]
#   PRODUCT  folder of a built product; that of releng/org.eastwest.product when left out
#   RUNS     starts of each of the two, in turn; 7 when left out
# Each comes up as at a user's: Eastwest by its launcher, the other by java. The first window is closed as a user closes
# it, which leaves what the platform keeps for later starts (a window that is killed leaves nothing of it); each later
# start begins with just that. Needs Xvfb, xdotool, a window manager (openbox), pgrep and a JDK. Prints medians of wall and CPU
# time and their ratios.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
product=${1:-$here/../../releng/org.eastwest.product/target/products/org.eastwest.product/linux/gtk/x86_64}
runs=${2:-7}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

for tool in Xvfb xdotool openbox pgrep; do
    command -v $tool > /dev/null || { echo "start-window: $tool is not installed (apt-get install xvfb xdotool openbox procps)" >&2; exit 2; }
done
[ -d "$product/plugins" ] || { echo "start-window: $product holds no product; build it first: ./eastwest test" >&2; exit 2; }

work=$(mktemp -d)
display=:$((2000 + $$ % 20000))
Xvfb $display -screen 0 1600x1000x24 > /dev/null 2>&1 &
xvfb=$!
trap 'kill $xvfb 2>/dev/null || true; wait $xvfb 2>/dev/null || true; rm -rf "$work"' EXIT
export DISPLAY=$display GDK_BACKEND=x11
until xdotool getmouselocation > /dev/null 2>&1; do :; done
openbox > /dev/null 2>&1 &

"$java" "$here/src/org/eastwest/benchmarks/EmptyProduct.java" "$product" "$work/empty"

# Runs Eastwest or the empty application, as the variable "title" says.
run() {
    if [ "$title" = Eastwest ]; then
        EASTWEST_HOME=$work/home-Eastwest exec "$product/eastwest"
    else
        exec "$java" "-Dosgi.configuration.area=$work/home-Empty/configuration" \
            -Dorg.eclipse.equinox.simpleconfigurator.exclusiveInstallation=false \
            -jar "$work"/empty/plugins/org.eclipse.equinox.launcher_*.jar -data "$work/home-Empty/workspace"
    fi
}

# Process of the window: the launcher's child, or the process itself.
java_of() {
    pgrep -P "$1" -x java || echo "$1"
}

cpu_millis() {
    awk -v hertz="$(getconf CLK_TCK)" '{print int(($14 + $15) * 1000 / hertz)}' "/proc/$1/stat"
}

# Waits until a window does nothing any more.
calm() {
    local before=-1000 now
    now=$(cpu_millis "$1")
    while [ $((now - before)) -gt 100 ]; do
        before=$now
        sleep 2
        now=$(cpu_millis "$1")
    done
}

# Starts a window with the title $1, waits until it can be seen, writes "milliseconds cpu-milliseconds". Then the window
# is closed ($2 is "close") or ended at once.
start() {
    local title=$1 begin end pid process window
    begin=$(date +%s%N)
    run > "$work/log-$title" 2>&1 &
    pid=$!
    until window=$(xdotool search --onlyvisible --name "^$title" 2> /dev/null) && [ -n "$window" ]; do
        kill -0 $pid 2> /dev/null || { echo "start-window: $title ended before its window came up:" >&2; cat "$work/log-$title" >&2; exit 1; }
        sleep 0.02
    done
    end=$(date +%s%N)
    process=$(java_of $pid)
    echo $(((end - begin) / 1000000)) "$(cpu_millis "$process")"
    if [ "$2" = close ]; then
        calm "$process"
        xdotool windowactivate --sync "${window%%$'\n'*}" key --clearmodifiers alt+F4
    else
        kill -9 "$process"
    fi
    wait $pid 2> /dev/null || true
}

# A later start of the window with the title $1, with what the first one left.
later() {
    rm -rf "$work/home-$1"
    cp -a "$work/left-$1" "$work/home-$1"
    start "$1" kill
}

median() { sort -n | awk '{v[NR] = $1} END {print v[int((NR + 1) / 2)]}'; }

echo "first start, without any configuration or workspace (wall ms, CPU ms):"
for title in Eastwest Empty; do
    echo "  $title: $(start $title close)"
    mv "$work/home-$title" "$work/left-$title"
done
for ((run = 1; run <= runs; run++)); do
    for title in Eastwest Empty; do
        later $title >> "$work/times-$title"
    done
done
for column in 1 2; do
    ours=$(cut -d ' ' -f $column "$work/times-Eastwest" | median)
    empty=$(cut -d ' ' -f $column "$work/times-Empty" | median)
    what=$([ $column = 1 ] && echo "wall" || echo "CPU")
    echo "later starts, median of $runs, $what: Eastwest $ours ms, empty RCP application $empty ms," \
        "ratio $(awk "BEGIN {printf \"%.2f\", $ours / $empty}")"
done
