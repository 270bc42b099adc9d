import type { Completed, Word } from './words.ts'

/** As `_describe` reads them: a word, a colon, what it means. */
const described = (words: readonly Word[]): string =>
  words.map(({ word, meaning }) => quoted(`${word.replaceAll(':', '\\\\:')}:${meaning}`)).join(' ')

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\\\''")}'`

/** A script for zsh: `source <(denier completion zsh)`, or a file `_denier` in a folder of `fpath`. */
export function zshScript(commands: readonly Completed[]): string {
  const values = commands.flatMap(({ word, values }) =>
    values.map(({ option, words }) => `    (${word}:${option}) found=(${described(words)}) ;;`),
  )
  const options = commands.map(
    ({ word, options, operands }) => `      (${word}) found=(${described([...operands, ...options])}) ;;`,
  )
  return `#compdef denier
# zsh completion of denier: source <(denier completion zsh)
_denier() {
  local -a found
  if ((CURRENT == 2)); then
    found=(${described(commands)})
    _describe 'denier' found
    return
  fi
  case "\${words[2]}:\${words[CURRENT-1]}" in
${values.join('\n')}
    (*)
      case "\${words[2]}" in
${options.join('\n')}
      esac
      ;;
  esac
  _describe 'denier' found
}
if [ "\${funcstack[1]}" = _denier ]; then
  _denier "$@"
else
  compdef _denier denier
fi
`
}
