/** Runs `denier lot` in the test process, from a text on standard input. */
import type { CivilDate } from '@denier/core'
import { run } from '../../../apps/cli/src/index.ts'
import { NOW, TODAY } from '../support.ts'

/** How the command runs. */
interface LotOptions {
  /** What it reads from its standard input. */
  readonly input: string | Uint8Array
  /** Bytes of each piece in which the input comes. */
  readonly pieceBytes?: number
  /** Whether its errors are a terminal. */
  readonly isTTY?: boolean
  /** The language of its messages; English without it. */
  readonly language?: 'fr' | 'en'
}

/**
 * The exit code, the output and the errors of `denier lot` with these arguments. Used by `faults.test.ts`,
 * `figures.test.ts` and `parts.test.ts`.
 */
export async function lot(
  words: readonly string[],
  { input, pieceBytes = 65_536, isTTY = false, language = 'en' }: LotOptions,
) {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input
  const out: Buffer[] = []
  let err = ''
  async function* stdin() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  const code = await run(['lot', ...words, '--lang', language], {
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
