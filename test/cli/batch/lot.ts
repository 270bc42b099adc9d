/** Runs `denier lot` in the test process, from a text on standard input. */
import type { CivilDate } from '@denier/core'
import { run } from '../../../apps/cli/src/index.ts'
import { NOW, TODAY } from '../support.ts'

interface LotOptions {
  readonly input: string | Uint8Array
  /** How the input is cut as it comes. */
  readonly pieceBytes?: number
  readonly isTTY?: boolean
}

/** The code, the output and the errors of `denier lot` with these words; the input is the standard one. */
export async function lot(
  words: readonly string[],
  { input, pieceBytes = 65_536, isTTY = false }: LotOptions,
) {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input
  const out: Buffer[] = []
  let err = ''
  async function* stdin() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  const code = await run(['lot', ...words, '--lang', 'en'], {
    stdin: stdin(),
    stdout: { write: (text: string | Uint8Array) => out.push(Buffer.from(text as string)) },
    stderr: {
      isTTY,
      write: (text: string | Uint8Array) => {
        err += text
      },
    },
    env: {},
    now: () => NOW,
    today: () => TODAY as CivilDate,
  })
  return { code, out: Buffer.concat(out).toString(), err }
}
