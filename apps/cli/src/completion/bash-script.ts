import type { CommandCompletion, Values, Word } from './completion-entries.ts'

/** Words as `compgen` reads them: separated by blanks. */
const list = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ')

/**
 * The text of a script for bash: `source <(denier completion bash)`. No word of ours holds a blank or a
 * quote. Called by `commands/other-commands.ts`.
 * @param commands the completions of each command. @param before the options that may stand before any
 * command.
 */
export function bashScript(
  commands: readonly CommandCompletion[],
  before: Pick<CommandCompletion, 'options' | 'values'>,
): string {
  const all = [{ word: '', options: before.options, values: before.values, operands: commands }, ...commands]
  const values = all.flatMap(({ word, values }) => values.map((one) => valuesLine(word, one)))
  const options = all.map(
    ({ word, options, operands }) =>
      `    '${word}') operands='${list(operands)}' options='${list(options)}' ;;`,
  )
  return `# bash completion of denier: source <(denier completion bash)
_denier() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous='' command='' words='' operands='' options='' alone='' index
  ((COMP_CWORD > 0)) && previous=\${COMP_WORDS[COMP_CWORD-1]}
  # To readline, the = of --option=value is a word of its own.
  local joined=''
  if [[ $current == = ]]; then
    current='' joined=1
  elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
    previous=\${COMP_WORDS[COMP_CWORD-2]} joined=1
  fi
  # An option is spelt as on the wire, or with hyphens.
  [[ $previous == --* ]] && previous=\${previous:2} && previous=--\${previous//-/_}
  # The command is the first word that is no option, nor the value of one.
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [[ \${COMP_WORDS[index]} == = ]]; then
      index=$((index + 1))
    elif [[ \${COMP_WORDS[index]} == --lang ]]; then
      [[ \${COMP_WORDS[index+1]} == = ]] || index=$((index + 1))
    elif [[ \${COMP_WORDS[index]} != -* ]]; then
      command=\${COMP_WORDS[index]}
      break
    fi
  done
  case "$command" in
${options.join('\n')}
  esac
  if [[ -z $joined && $current == -* ]]; then
    words=$options
    [[ $current == --?*-* ]] && words=\${options//_/-}
  else
    case "$command:$previous" in
${values.join('\n')}
    esac
    [[ -n $words && ( -n $joined || -z $alone ) ]] || words="$words $operands $options"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _denier denier
`
}

/** The case of an option: its values. A switch may stand alone (`alone=1`): after it anything may come. */
const valuesLine = (command: string, { option, words, isSwitch }: Values): string =>
  `      '${command}:${option}') words='${list(words)}'${isSwitch ? ' alone=1' : ''} ;;`
