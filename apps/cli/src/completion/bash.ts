import type { Completed, Word } from './words.ts'

const list = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ')

/** A script for bash: `source <(denier completion bash)`. No word of ours holds a blank or a quote. */
export function bashScript(commands: readonly Completed[]): string {
  const values = commands.flatMap(({ word, values }) =>
    values.map(({ option, words }) => `    ${word}:${option}) words='${list(words)}' ;;`),
  )
  const options = commands.map(
    ({ word, options, operands }) =>
      `    ${word}) words='${[list(operands), list(options)].join(' ').trim()}' ;;`,
  )
  return `# bash completion of denier: source <(denier completion bash)
_denier() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous='' command='' words='' index
  ((COMP_CWORD > 0)) && previous=\${COMP_WORDS[COMP_CWORD-1]}
  # To readline, the = of --option=value is a word of its own.
  if [[ $current == = ]]; then
    current=''
  elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    if [[ \${COMP_WORDS[index]} != -* ]]; then
      command=\${COMP_WORDS[index]}
      break
    fi
  done
  case "$command:$previous" in
${values.join('\n')}
  esac
  [[ -n $words ]] || case "$command" in
    '') words='${list(commands)} --help --version' ;;
${options.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _denier denier
`
}
