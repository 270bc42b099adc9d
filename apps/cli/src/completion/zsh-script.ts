import type { CommandCompletion, Values, Word } from './completion-entries.ts'

/** Words as `_describe` reads them: a word, a colon, what it means. */
const described = (words: readonly Word[]): string =>
  words.map(({ word, meaning }) => quoted(`${word.replaceAll(':', '\\:')}:${meaning}`)).join(' ')

/** A text in single quotes, for the shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * The text of a script for zsh: `source <(denier completion zsh)`, or a file `_denier` in a folder of
 * `fpath`. Called by `commands/other-commands.ts`.
 * @param commands the completions of each command. @param before the options that may stand before any
 * command.
 */
export function zshScript(
  commands: readonly CommandCompletion[],
  before: Pick<CommandCompletion, 'options' | 'values'>,
): string {
  const all = [{ word: '', options: before.options, values: before.values, operands: commands }, ...commands]
  const values = all.flatMap(({ word, values }) => values.map((one) => valuesLine(word, one)))
  const options = all.map(
    ({ word, options, operands }) =>
      `    '${word}') operands=(${described(operands)}) flags=(${described(options)}) ;;`,
  )
  return `#compdef denier
# zsh completion of denier: source <(denier completion zsh)
_denier() {
  # Not options: zsh has a parameter of that name.
  local -a found operands flags
  local current="\${words[CURRENT]}" previous="\${words[CURRENT-1]}" command='' joined='' alone='' index
  # --option=value is one word: what stands before the value is set aside.
  case "$current" in
    --*=*)
      previous="\${current%%=*}" joined=1
      compset -P '*='
      ;;
  esac
  # An option is spelt as on the wire, or with hyphens.
  case "$previous" in
    --*) previous="\${previous#--}" && previous="--\${previous//-/_}" ;;
  esac
  # The command is the first word that is no option, nor the value of one.
  for ((index = 2; index < CURRENT; index++)); do
    case "\${words[index]}" in
      --lang) index=$((index + 1)) ;;
      -*) ;;
      *)
        command="\${words[index]}"
        break
        ;;
    esac
  done
  case "$command" in
${options.join('\n')}
  esac
  if [[ -n $joined || $current != -* ]]; then
    case "$command:$previous" in
${values.join('\n')}
    esac
  fi
  if [[ -z $joined && ( -n $alone || \${#found[@]} -eq 0 ) ]]; then
    case "$current" in
      --?*-*) flags=("\${flags[@]//_/-}") ;;
    esac
    case "$current" in
      -*) found=("\${flags[@]}") ;;
      *) found=("\${found[@]}" "\${operands[@]}" "\${flags[@]}") ;;
    esac
  fi
  _describe 'denier' found
}
if [ "\${funcstack[1]}" = _denier ]; then
  _denier "$@"
else
  compdef _denier denier
fi
`
}

/** The case of an option: its values. A switch may stand alone (`alone=1`): after it anything may come. */
const valuesLine = (command: string, { option, words, isSwitch }: Values): string =>
  `      '${command}:${option}') found=(${described(words)})${isSwitch ? ' alone=1' : ''} ;;`
