# For the scripts that prepare: how they tell what they do.
log=build/setup.log

stop() {
    echo "$*" >&2
    exit 1
}

# Runs a slow command: says what for, a dot a second, its output in the log, and the end of the log if it fails.
slowly() {
    printf '%s ' "$1"
    shift
    "$@" >"$log" 2>&1 &
    running=$!
    trap 'kill $running; exit 130' INT TERM
    while kill -0 $running 2>/dev/null; do
        printf .
        sleep 1
    done
    trap - INT TERM
    echo
    wait $running || { tail -n 20 "$log" >&2 && return 1; }
}

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

install_package() {
    export DEBIAN_FRONTEND=noninteractive
    apt-get -q update && apt-get -q install -y --no-install-recommends "$1"
}
