#!/bin/sh
# Installs Chromium for the browser tests, unless there is one.
set -eu
cd "$(dirname "$0")/.."
. tools/progress.sh

for name in chromium-headless-shell chromium chromium-browser; do
    if command -v $name >/dev/null; then
        exit 0
    fi
done
mkdir -p build
may_install || stop "The browser tests need Chromium. On Debian: sudo apt install chromium-headless-shell"
# the headless one is smaller and faster; a system may have only the other
install_chromium() { install_package chromium-headless-shell || install_package chromium; }
slowly "Installing Debian's Chromium, for the browser tests" install_chromium ||
    stop "That failed. The browser tests need Chromium; install it yourself."
