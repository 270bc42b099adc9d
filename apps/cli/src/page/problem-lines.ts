import type { Field, Language, Params } from '@denier/core'
import { colon } from '@denier/prose'
import type { ArgumentProblem } from '../arguments/argument-problem.ts'
import { rangeOf } from '../help/describe-field.ts'
import { translate } from '../messages.ts'
import type { DrawingOptions } from '../terminal/strokes.ts'
import { paragraph } from '../terminal/text.ts'

/**
 * Every problem with a hint about its option, in the language of the user. Called by `commands/command-line.ts`.
 * @param options the options of the command, by name. @param help the command that shows the help.
 */
export function problemLines(
  problems: readonly ArgumentProblem[],
  options: Params,
  help: string,
  language: Language,
  { width, paint }: DrawingOptions,
): string[] {
  const lines = problems.flatMap(({ field, message, code }) => {
    const option = Object.hasOwn(options, field) ? options[field] : undefined
    const hint = option ? hintOf(option, code, language) : ''
    return [
      ...paragraph(message[language], width).map((line) => paint('red', line)),
      ...(hint === '' ? [] : paragraph(hint, width, '    ')),
    ]
  })
  return [...lines, ...paragraph(`${translate('see', language)}${colon(language)}${help}`, width)]
}

/** The label of an option and the values that it accepts. */
function hintOf(field: Field, code: ArgumentProblem['code'], language: Language): string {
  const range = code === 'not_a_choice' ? '' : rangeOf(field, language) // the message has just listed them
  const hint = `${field.label[language]}${range === '' ? '' : `${colon(language)}${range}`}.`
  const isNumber = code === 'not_a_number' || code === 'not_an_integer'
  return isNumber ? `${hint} ${translate('numbers', language)}` : hint
}
