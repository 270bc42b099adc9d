#!/bin/sh
#SBATCH --job-name=denier
#SBATCH --array=1-8
#SBATCH --cpus-per-task=1
#SBATCH --mem=400M
# One part of a file a task: sbatch examples/batch/slurm-array.sh fiscalite households.csv results
# The folder of results gets a file a part. Join them: sh merge-parts.sh results 8 > whole.csv
# Tasks that failed are run again by the same command with their numbers: sbatch --array=1,2 …
set -eu
PARTS=8 # the last number of --array above; SLURM_ARRAY_TASK_COUNT counts only the tasks of this submission
simulator=$1 input=$2 results=$3
part=${SLURM_ARRAY_TASK_ID:?run by sbatch}
mkdir -p "$results"
code=0
# Code 3: some rows were refused, and say why in their column erreurs. The task is done.
${DENIER:-npx denier} lot "$simulator" "$input" --numeroter --part "$part/$PARTS" \
  --sortie "$results/part-$part.csv" --reprendre || code=$?
[ "$code" -eq 0 ] || [ "$code" -eq 3 ] || exit "$code"
