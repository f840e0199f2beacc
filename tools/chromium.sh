#!/bin/sh
# Sees to it that there is a Chromium for the browser tests.
set -eu
cd "$(dirname "$0")/.."
. tools/saying.sh

if command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then
    exit 0
fi
mkdir -p build
may_install || stop "The browser tests need Chromium. On Debian: sudo apt install chromium"
slowly "Installing Debian's chromium, for the browser tests" install_package chromium ||
    stop "That failed. The browser tests need chromium; install it yourself."
