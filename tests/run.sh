# Sourced by eastwest: all tests, the window's in a virtual display of their own.
# SPDX-License-Identifier: EPL-2.0

has_command() { command -v "$1" >/dev/null 2>&1; }

has_library() {
    { /sbin/ldconfig -p 2>/dev/null || ldconfig -p 2>/dev/null; } | grep -q "$1"
}

has_jdk() {
    "$root/features/org.eastwest.workbench.feature/rootfiles/find-java" --compiler >/dev/null 2>&1
}

# The oldest JDK that will do and that this distribution has.
jdk_package() {
    local version
    for version in 17 21 25; do
        if apt-cache show "openjdk-$version-jdk-headless" >/dev/null 2>&1; then
            echo "openjdk-$version-jdk-headless"
            return
        fi
    done
    echo openjdk-17-jdk-headless
}

# Prints the Debian packages that the tests need and that are not there.
missing_packages() {
    has_jdk || jdk_package
    has_command mvn || echo maven
    has_command Xvfb || echo xvfb
    has_command openbox || echo openbox
    has_library 'libgtk-3\.so\.0' || echo libgtk-3-0
}

provide_packages() {
    local packages
    packages=$(missing_packages | tr '\n' ' ')
    [ -n "$packages" ] || return 0
    if [ "$(id -u)" != 0 ] || ! has_command apt-get; then
        fail 2 "the tests need what this machine lacks. Debian, Ubuntu: apt-get install $packages" \
            "Elsewhere, the same under your system's names: a JDK 17 or newer, Maven, Xvfb, openbox, GTK 3."
    fi
    export DEBIAN_FRONTEND=noninteractive
    apt-get -q update >&2 || say "apt-get update failed; trying with the package lists at hand"
    packages=$(missing_packages | tr '\n' ' ')
    say "installing what the tests need and this machine lacks: $packages"
    # shellcheck disable=SC2086 # a list of names
    apt-get -q install -y --no-install-recommends $packages >&2 || fail 2 "apt-get could not install: $packages"
}

# Starts a display of our own with a window manager in it, since windows get their focus from one.
start_display() {
    local number_file=$1/display
    Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$number_file" >"$1/xvfb.log" 2>&1 </dev/null &
    helpers+=($!)
    local waited=0
    until [ -s "$number_file" ]; do
        kill -0 "${helpers[0]}" 2>/dev/null && [ $waited -lt 300 ] ||
            fail 2 "Xvfb did not start: $(cat "$1/xvfb.log")"
        sleep 0.1
        waited=$((waited + 1))
    done
    DISPLAY=:$(tr -d '[:space:]' <"$number_file")
    export DISPLAY GDK_BACKEND=x11
    unset WAYLAND_DISPLAY
    openbox >"$1/openbox.log" 2>&1 </dev/null &
    helpers+=($!)
}

clean_up() {
    local process
    for process in ${helpers[@]+"${helpers[@]}"}; do
        { kill "$process" && wait "$process"; } 2>/dev/null || true
    done
    rm -rf "$scratch" "$root/target/product.began.$$"
}

interrupted() {
    [ -z "$maven" ] || { kill "$maven" && wait "$maven"; } 2>/dev/null || true
    say "interrupted."
    exit 130
}

# Adds up the reports that this run wrote.
summary() {
    find "$root/tests" -path '*/target/surefire-reports/*.xml' -newer "$scratch/began" -exec cat {} + | awk '
        /<testsuite / {
            for (word = split($0, words, " "); word > 0; word--)
                if (split(words[word], pair, "\"") > 1) count[pair[1]] += pair[2]
        }
        END {
            failed = count["errors="] + count["failures="]
            skipped = count["skipped="]
            printf "Tests: %d passed, %d failed, %d skipped\n", count["tests="] - failed - skipped, failed, skipped
        }'
}

run_tests() {
    local code=0
    helpers=()
    maven=
    scratch=$(mktemp -d)
    trap clean_up EXIT
    trap interrupted INT TERM HUP
    touch "$scratch/began"
    if [ "$(uname -s)" = Linux ]; then
        provide_packages
        start_display "$scratch"
    fi
    stamped verify "$@" || code=$?
    summary
    if [ $code -ne 0 ]; then
        say "the build or a test failed (exit code $code of Maven, messages above)."
    elif start_on_newer_java; then
        echo "All green."
    else
        code=1
    fi
    return $code
}

# In the background, so that an interrupt need not wait for Maven.
verify() {
    "$root/mvnw" -f "$root/pom.xml" verify "$@" </dev/null &
    maven=$!
    wait "$maven"
}

# Built on one Java, the product starts on newer ones too: tried on the first such that this machine has.
start_on_newer_java() {
    local java version
    for java in /usr/lib/jvm/*/bin/java; do
        version=$("$java" -XshowSettings:properties -version 2>&1 |
            sed -n 's/.*java\.specification\.version = \([0-9]*\).*/\1/p')
        if [ "${version:-0}" -ge 21 ]; then
            echo "Starting the product on Java $version."
            JAVA_HOME=${java%/bin/java} "$(product_folder)/eastwest" plugins | grep '^ib-ndr ' || {
                say "the product does not start on Java $version ($java)."
                return 1
            }
            return 0
        fi
    done
    echo "There is no Java 21 or newer here to start the product on."
}
