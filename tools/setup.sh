#!/bin/sh
# Makes the virtual environment $1 with the project and its extra $2 installed, and marks it ready.
set -eu
cd "$(dirname "$0")/.."
venv=$1
extra=$2
python=${PYTHON:-python3}
. tools/progress.sh

command -v "$python" >/dev/null ||
    stop "Roadstead needs Python 3.11 or newer, and there is no $python here. On Debian: apt install python3-venv"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Roadstead needs Python 3.11 or newer; $python is $("$python" -V 2>&1). Name a newer one: make PYTHON=python3.12"
mkdir -p build

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if may_install; then
        slowly "Installing Debian's python3-venv, which this Python lacks" install_package python3-venv ||
            stop "That failed. Please install python3-venv yourself."
    else
        stop "This Python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv"
    fi
fi

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    rm -rf "$venv"
    slowly "Making a virtual environment in $venv" "$python" -m venv "$venv" || stop "That failed."
fi
export ROADSTEAD_PAGE=later
slowly "Installing Roadstead and what it needs into $venv" \
    "$venv/bin/python" -m pip install --quiet --no-compile --disable-pip-version-check --editable ".[$extra]" ||
    stop "That failed. All that pip said is in $log."
touch "$venv/.ready"
