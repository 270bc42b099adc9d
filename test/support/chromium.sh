#!/bin/sh
# Starts Chromium for test/support/browser.ts, and removes its profile and its temporary files when it ends. Chromium
# ends when the pipe of its remote control closes, so nothing is left behind by a test process that is killed.
for argument in "$@"; do
  case "$argument" in
  --user-data-dir=*) profile=${argument#*=} ;;
  esac
done
trap : HUP INT TERM # the folders are removed first
"$CHROMIUM" "$@"
code=$?
rm -rf "${profile:?}" "${TMPDIR:?}"
exit $code
