import { type BigIntStats, fstat } from 'node:fs'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { BatchFault } from '@denier/core/batch'
import { writtenPaths } from './batch-output.ts'

/**
 * Refuses an output whose files are one that is read. Device and inode are compared, so that links, other
 * spellings and a redirected standard input are found. Used by `run-batch.ts`.
 * @param inputs the paths of what is read; `-` is standard input. @param stdin may have a descriptor, as that of the
 * process has.
 * @throws BatchFault, as a rejection, before anything is written.
 */
export async function refuseInputOverwrite(
  inputs: readonly string[],
  stdin: { readonly fd?: number },
  output: string,
): Promise<void> {
  const read = await Promise.all(inputs.map((one) => (one === '-' ? openStats(stdin.fd) : pathStats(one))))
  for (const path of writtenPaths(output)) {
    const written = await pathStats(path)
    if (written && read.some((one) => one?.dev === written.dev && one.ino === written.ino))
      throw new BatchFault({
        fr: `${path} est le fichier lu, et serait écrasé : donnez un autre nom à --sortie.`,
        en: `${path} is the file that is read, and would be overwritten: give --sortie another name.`,
      })
  }
}

// `bigint` because an inode of Windows has more digits than a double holds.

const pathStats = (path: string): Promise<BigIntStats | undefined> =>
  stat(path, { bigint: true }).catch(() => undefined)

const openStats = async (fd: number | undefined): Promise<BigIntStats | undefined> =>
  fd === undefined ? undefined : promisify(fstat)(fd, { bigint: true }).catch(() => undefined)
