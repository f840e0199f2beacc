#!/bin/sh
# Makes the virtual environment $1 with the project and its extra $2 installed, and marks it ready.
set -eu
cd "$(dirname "$0")/.."
venv=$1
extra=$2
python=${PYTHON:-python3}
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

install_venv() { apt-get -q update && apt-get -q install -y python3-venv; }

command -v "$python" >/dev/null ||
    stop "Roadstead needs Python 3.11 or newer, and there is no $python here. On Debian: apt install python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Roadstead needs Python 3.11 or newer; $python is $("$python" -V 2>&1). Name a newer one: make PYTHON=python3.12"
mkdir -p build

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        DEBIAN_FRONTEND=noninteractive slowly "Installing Debian's python3-venv, which this Python lacks" install_venv ||
            stop "That failed. Please install python3-venv yourself."
    else
        stop "This Python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv"
    fi
fi

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    rm -rf "$venv"
    slowly "Making a virtual environment in $venv" "$python" -m venv "$venv" || stop "That failed."
fi
slowly "Installing Roadstead and what it needs into $venv" \
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable ".[$extra]" ||
    stop "That failed. All that pip said is in $log."
touch "$venv/.ready"
