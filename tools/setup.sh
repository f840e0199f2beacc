#!/bin/sh
# Makes the virtual environment $1 with the project and its extra $2 installed, and marks it ready.
set -eu
cd "$(dirname "$0")/.."
venv=$1 extra=$2
python=${PYTHON:-python3}
log=$venv/setup.log

say() { printf '%s\n' "$*"; }
stop() { say "$*" >&2; exit 1; }

# Runs a slow command: a dot a second, its output in the log, the end of the log if it fails.
slowly() {
    "$@" >"$log" 2>&1 &
    running=$!
    trap 'kill $running 2>/dev/null; exit 130' INT TERM
    while kill -0 $running 2>/dev/null; do
        printf .
        sleep 1
    done
    trap - INT TERM
    say
    wait $running || { tail -n 20 "$log" >&2; stop "This failed: $*"; }
}

command -v "$python" >/dev/null || stop "Roadstead needs Python 3.11 or newer; there is no $python here (Debian: apt install python3-venv)."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Roadstead needs Python 3.11 or newer; $python is $("$python" -V 2>&1). Name another one: make PYTHON=python3.12"

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing Debian's python3-venv, which Python needs for virtual environments."
        apt-get -qq update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y python3-venv >/dev/null ||
            stop "That failed. Please run: apt install python3-venv"
    else
        stop "Python's venv module is incomplete here. On Debian and Ubuntu, run: sudo apt install python3-venv"
    fi
fi

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    rm -rf "$venv"
    "$python" -m venv "$venv" || stop "$python cannot make a virtual environment (see above)."
fi
printf '%s' "Installing Roadstead and what it needs into $venv "
slowly "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable ".[$extra]"
touch "$venv/.ready"
