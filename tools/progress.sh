# Shared by the set-up scripts: progress, errors, packages.
log=build/setup.log

stop() {
    echo "$*" >&2
    exit 1
}

# Runs a slow command: prints a title and a dot per second, logs the output, and prints the end of the log on failure.
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
