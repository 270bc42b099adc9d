#!/bin/sh
#SBATCH --job-name=denier
#SBATCH --array=1-8
#SBATCH --cpus-per-task=1
#SBATCH --mem=400M
# One part of a file a task: sbatch examples/batch/slurm-array.sh fiscalite households.csv results
# The folder of results gets a file a part. Join them with merge-parts.sh.
set -eu
simulator=$1 input=$2 results=$3
part=${SLURM_ARRAY_TASK_ID:?run by sbatch}/${SLURM_ARRAY_TASK_COUNT:?run by sbatch}
mkdir -p "$results"
code=0
# Code 3: some rows were refused, and say why in their column erreurs. The task is done.
${DENIER:-npx denier} lot "$simulator" "$input" --numeroter --part "$part" \
  --sortie "$results/part-$SLURM_ARRAY_TASK_ID.csv" --reprendre || code=$?
[ "$code" -eq 0 ] || [ "$code" -eq 3 ] || exit "$code"
