#!/bin/bash
# How long the window takes to come up, beside that of an empty RCP application made of the same platform bundles.
# SPDX-License-Identifier: EPL-2.0
#
# usage: tests/org.eastwest.benchmarks/start-window.sh [PRODUCT [RUNS]]
#   PRODUCT  folder of a built product; that of releng/org.eastwest.product when left out
#   RUNS     starts of each of the two, in turn; 7 when left out
# Needs Xvfb, xdotool, a window manager (openbox) and a JDK. Prints medians of wall and CPU time and their ratios.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
product=${1:-$here/../../releng/org.eastwest.product/target/products/org.eastwest.product/linux/gtk/x86_64}
runs=${2:-7}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java

for tool in Xvfb xdotool openbox; do
    command -v $tool > /dev/null || { echo "start-window: $tool is not installed (apt-get install xvfb xdotool openbox)" >&2; exit 2; }
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

# Starts the product in $1, waits until a window with the title $2 can be seen, writes "milliseconds cpu-milliseconds".
start() {
    local begin end pid ticks
    begin=$(date +%s%N)
    "$java" -XX:+UseSerialGC "-Dosgi.configuration.area=$work/configuration-$2" \
        -Dorg.eclipse.equinox.simpleconfigurator.exclusiveInstallation=false \
        -jar "$1"/plugins/org.eclipse.equinox.launcher_*.jar -nosplash -data "$work/workspace-$2" > "$work/log-$2" 2>&1 &
    pid=$!
    until [ -n "$(xdotool search --onlyvisible --name "^$2" 2> /dev/null)" ]; do
        kill -0 $pid 2> /dev/null || { echo "start-window: $2 ended before its window came up:" >&2; cat "$work/log-$2" >&2; exit 1; }
        sleep 0.02
    done
    end=$(date +%s%N)
    ticks=$(awk '{print $14 + $15}' /proc/$pid/stat)
    kill $pid
    wait $pid 2>/dev/null || true
    echo $(((end - begin) / 1000000)) $((ticks * 1000 / $(getconf CLK_TCK)))
}

median() { sort -n | awk '{v[NR] = $1} END {print v[int((NR + 1) / 2)]}'; }

echo "first start, without any configuration or workspace (wall ms, CPU ms):"
echo "  Eastwest: $(start "$product" Eastwest)"
echo "  empty:    $(start "$work/empty" Empty)"
for ((run = 1; run <= runs; run++)); do
    start "$product" Eastwest >> "$work/eastwest"
    start "$work/empty" Empty >> "$work/empty.times"
done
for column in 1 2; do
    ours=$(cut -d ' ' -f $column "$work/eastwest" | median)
    empty=$(cut -d ' ' -f $column "$work/empty.times" | median)
    what=$([ $column = 1 ] && echo "wall" || echo "CPU")
    echo "later starts, median of $runs, $what: Eastwest $ours ms, empty RCP application $empty ms," \
        "ratio $(awk "BEGIN {printf \"%.2f\", $ours / $empty}")"
done
