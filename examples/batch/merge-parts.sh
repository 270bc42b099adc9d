#!/bin/sh
# Joins the parts of a file under one header, in the order of its rows: sh merge-parts.sh results > whole.csv
# For files whose cells hold no line end.
set -eu
head -q -n 1 "$1"/part-*.csv | sort -u
tail -q -n +2 "$1"/part-*.csv | sort -t, -n -k 1,1
