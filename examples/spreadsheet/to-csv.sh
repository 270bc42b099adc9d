#!/bin/sh
# Writes the table of a simulator as a French spreadsheet opens it (semicolons, decimal commas), or as others do.
# Run, with the service at DENIER_URL (http://127.0.0.1:3000 unless told):
#   sh examples/spreadsheet/to-csv.sh interets-composes 'capital=10000&mensuel=300&taux=7&duree=20' > table.csv
#   SEPARATOR=virgule sh examples/spreadsheet/to-csv.sh cout-dette 'capital=200000&taux=3.5&duree=20' > loan.csv
set -eu

simulator=${1:?the name of a simulator, such as interets-composes}
query=${2:?its parameters, as an address has them after its ?}
base=${DENIER_URL:-http://127.0.0.1:3000}

# The service says when to come back once thirty questions have been asked in a minute: curl waits for that by itself.
exec curl --fail-with-body --silent --show-error --retry 2 \
  "$base/api/v1/simulateurs/$simulator?$query&format=csv&separateur=${SEPARATOR:-point-virgule}"
