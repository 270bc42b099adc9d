#!/bin/sh
# Joins the CSV parts of a file under one header, in the order of its rows: sh merge-parts.sh results 8 > whole.csv
# The parts are results/part-1.csv to results/part-8.csv, computed with --numeroter. Cells may hold line ends.
# All is checked before the first line is written: each part is there, and `ligne` goes from 1 without gap or repeat.
set -eu
usage='usage: merge-parts.sh FOLDER NUMBER_OF_PARTS'
FOLDER=${1:?$usage}
PARTS=${2:?$usage}
export FOLDER PARTS LC_ALL=C # lengths in bytes

fail() {
  echo "merge-parts.sh: $1" >&2
  exit 1
}
case $PARTS in *[!0-9]* | 0*) fail "$PARTS is no number of parts" ;; esac
part=1
while [ "$part" -le "$PARTS" ]; do
  [ -f "$FOLDER/part-$part.csv" ] || fail "$FOLDER/part-$part.csv is missing"
  [ -z "$(tail -c 1 "$FOLDER/part-$part.csv")" ] || fail "$FOLDER/part-$part.csv was cut: its last line has no end"
  part=$((part + 1))
done
found=$(find "$FOLDER/." ! -name . -prune -name 'part-*.csv' | wc -l)
[ "$found" -eq "$PARTS" ] || fail "$FOLDER has $((found)) files part-*.csv, not $PARTS"

# Each part is in the order of its rows: the next row of the file is the next one of some part.
merge='
function fail(text) {
  print "merge-parts.sh: " text > "/dev/stderr"
  exit 1
}
function fileOf(part) { return ENVIRON["FOLDER"] "/part-" part ".csv" }

# Reads a record, which goes on over a line end while a quote is open.
function readRecord(part,    file, line, text, quotes, status) {
  file = fileOf(part)
  status = (getline line < file)
  if (status < 0) fail(file " cannot be read")
  if (status == 0) return 0
  text = line
  quotes = gsub(/"/, "&", line)
  while (quotes % 2 == 1) {
    if ((getline line < file) <= 0) fail(file " ends within a cell")
    text = text "\n" line
    quotes += gsub(/"/, "&", line)
  }
  record[part] = text
  return 1
}
# The number of the next row of a part is 0 at its end.
function readRow(part) {
  number[part] = 0
  if (!readRecord(part)) return
  if (!match(record[part], /^[1-9][0-9]*[,;]/)) fail(fileOf(part) " has a row without its number")
  number[part] = substr(record[part], 1, RLENGTH - 1) + 0
}
function partOf(row,    part) {
  for (part = 1; part <= parts; part++) if (number[part] == row) return part
  return 0
}

BEGIN {
  parts = ENVIRON["PARTS"] + 0
  for (part = 1; part <= parts; part++) {
    if (!readRecord(part)) fail(fileOf(part) " is empty")
    if (record[part] !~ /^ligne[,;]/) fail(fileOf(part) " has no column ligne: compute it with --numeroter")
    if (part > 1 && record[part] != header) fail(fileOf(part) " has other columns than part 1")
    header = record[part]
    readRow(part)
  }
  if (ENVIRON["WRITES"]) print header
  part = 1
  for (row = 1; ; row++) {
    if (number[part] != row) part = partOf(row)
    if (part == 0) break
    if (ENVIRON["WRITES"]) print record[part]
    readRow(part)
  }
  for (part = 1; part <= parts; part++)
    if (number[part] > 0 && number[part] < row) fail("row " number[part] " is there twice: see " fileOf(part))
  for (part = 1; part <= parts; part++) if (number[part] > row) fail("row " row " is missing")
}'
WRITES='' awk "$merge"
WRITES=1 awk "$merge"
