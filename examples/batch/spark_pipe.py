"""Computes the rows of a data frame with Denier, in the workers of Spark.

spark-submit examples/batch/spark_pipe.py households.csv results

Each partition goes to one process as NDJSON, which has no header: a row in, a row out. Code 3, some rows refused, is no
failure; these rows say why in `erreurs`.
"""

import os
import sys

from pyspark.sql import SparkSession

DENIER = os.environ.get("DENIER", "denier")
NUMBERS = ["revenu", "enfants"]
COMMAND = f"sh -c '{DENIER} lot fiscalite - --format ndjson || [ $? -eq 3 ]'"


def main(source: str, target: str) -> None:
    spark = SparkSession.builder.appName("denier").getOrCreate()
    households = spark.read.csv(source, header=True)
    for name in NUMBERS:  # a cell that is no number becomes null, which counts as absent
        households = households.withColumn(name, households[name].cast("double"))
    spark.read.json(households.toJSON().pipe(COMMAND)).write.json(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
