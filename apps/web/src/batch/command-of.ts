/** What a command says. */
interface CommandParts {
  readonly simulator: string
  /** The name of the file to read. */
  readonly input: string
  /** The name of the file to write. */
  readonly output: string
  /** Paths in `data`; none for the figures that decide. */
  readonly figures?: readonly string[]
  /** A query string: the parameters that are the same in every row. */
  readonly defaults?: string
  readonly keepsNearNames?: boolean
}

/**
 * The command `denier lot` with its options, for a POSIX shell. Used by `command-line.tsx` and `run-file.ts`.
 * @example commandOf({ simulator: name, input: 'a b.csv', output: 'c.csv' }) // `npx denier lot ${name} 'a b.csv' --sortie c.csv`
 */
export const commandOf = ({
  simulator,
  input,
  output,
  figures = [],
  defaults = '',
  keepsNearNames = false,
}: CommandParts): string =>
  [
    'npx denier lot',
    simulator,
    quoted(input.startsWith('-') ? `./${input}` : input),
    ...(figures.length > 0 ? [`--colonnes ${quoted(figures.join(','))}`] : []),
    ...(defaults === '' ? [] : [`--defauts ${quoted(defaults)}`]),
    ...(keepsNearNames ? ['--garder'] : []),
    `--sortie ${quoted(output.startsWith('-') ? `./${output}` : output)}`,
  ].join(' ')

/** A word of a command, in quotes where it has characters that a shell may read otherwise. */
const quoted = (word: string): string =>
  /^[\w.,/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
