import type { Field, Language, Params, Problem } from '@denier/core'
import { colon } from '@denier/prose'
import { rangeOf } from '../help/describe.ts'
import type { Easel } from '../terminal/strokes.ts'
import { paragraph } from '../terminal/text.ts'
import { say } from '../words.ts'

/**
 * Every fault, in the service’s own words, each followed by what the option is and takes in the reader’s language.
 * @param help the command that tells the rest.
 */
export function faultLines(
  problems: readonly Problem[],
  options: Params,
  help: string,
  language: Language,
  { width, paint }: Easel,
): string[] {
  const told = problems.flatMap(({ field, message, code }) => {
    const option = Object.hasOwn(options, field) ? options[field] : undefined
    const hint = option ? hintOf(option, code, language) : ''
    return [
      ...paragraph(message, width).map((line) => paint('red', line)),
      ...(hint === '' ? [] : paragraph(hint, width, '    ')),
    ]
  })
  return [...told, ...paragraph(`${say('see', language)}${colon(language)}${help}`, width)]
}

function hintOf(field: Field, code: Problem['code'], language: Language): string {
  const range = code === 'not_a_choice' ? '' : rangeOf(field, language) // the message has just listed them
  const hint = `${field.label[language]}${range === '' ? '' : `${colon(language)}${range}`}.`
  const isNumber = code === 'not_a_number' || code === 'not_an_integer'
  return isNumber ? `${hint} ${say('numbers', language)}` : hint
}
