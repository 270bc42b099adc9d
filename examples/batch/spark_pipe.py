"""Computes the rows of a data frame with Denier, in the workers of Spark.

spark-submit examples/batch/spark_pipe.py households.csv results

Each partition goes to one process as NDJSON, which has no header: a row in, a row out. Code 3, some rows refused, is no
failure; these rows say why in `erreurs`. All other codes fail the partition. The results are text files of NDJSON.
"""

import json
import os
import re
import shlex
import sys

from pyspark.sql import SparkSession

NUMBERS = ["revenu", "enfants"]  # the parameters that are numbers: NDJSON tells them from texts
NUMBER = re.compile(r"-?[0-9]+([.][0-9]+)?")
DENIER = os.environ.get("DENIER", "denier")
# A partition without rows starts no process.
SCRIPT = (
    "IFS= read -r first || exit 0; "
    f'{{ printf "%s\\n" "$first"; cat; }} | {DENIER} lot fiscalite - --format ndjson || [ $? -eq 3 ]'
)
COMMAND = f"sh -c {shlex.quote(SCRIPT)}"
# Without `env`, PySpark runs the command in an empty environment, which has no PATH.
ENVIRONMENT = {"PATH": os.environ["PATH"]}


def question(row) -> str:
    """A row as a line of NDJSON. A wrong number stays a text, which the command refuses; null would take the default."""
    cells = {name: text for name, text in row.asDict().items() if text is not None}
    for name in NUMBERS:
        text = cells.get(name, "")
        if NUMBER.fullmatch(text):
            cells[name] = float(text) if "." in text else int(text)
    return json.dumps(cells, ensure_ascii=False)


def main(source: str, target: str) -> None:
    spark = SparkSession.builder.appName("denier").getOrCreate()
    households = spark.read.csv(source, header=True)  # without a schema, all cells are texts
    # Without `checkCode`, the rows of a partition that fails are lost without a word.
    results = households.rdd.map(question).pipe(COMMAND, env=ENVIRONMENT, checkCode=True)
    # Written as texts: `spark.read.json` without a schema would compute all rows twice.
    results.saveAsTextFile(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
