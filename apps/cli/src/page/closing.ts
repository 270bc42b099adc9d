import { type Answer, type CivilDate, civilDate, type Params } from '@denier/core'
import { colon, formatBrief, formatFigure } from '@denier/prose'
import { paragraph } from '../terminal/text.ts'
import { say, sourcesCount } from '../words.ts'
import type { Sheet } from './sheet.ts'

/** What a careful professional adds: never to be missed. */
export function warningLines({ meta }: Answer, { width, paint, language }: Sheet): string[] {
  if (meta.avertissements.length === 0) return []
  const title = paint('yellow', say('warnings', language))
  const told = meta.avertissements.flatMap(({ message }) => bulleted(message, '!', width))
  return [title, ...told.map((line) => line.replace(/^!/, paint('yellow', '!')))]
}

const bulleted = (text: string, sign: string, width: number): string[] =>
  paragraph(text, width, '  ').map((line, at) => (at === 0 ? sign + line.slice(1) : line))

/** The values that nobody gave: an answer is worth what they are. */
export function hypothesisLines(
  { meta }: Answer,
  params: Params,
  given: (name: string) => boolean,
  { width, paint, language }: Sheet,
): string[] {
  const used = Object.entries(params).flatMap(([name, field]) => {
    const value = meta.hypotheses[name]
    if (given(name) || value === undefined || value === null) return []
    return [`${field.label[language]}${colon(language)}${formatBrief(field, value, language)}`]
  })
  if (used.length === 0) return []
  return [paint('dim', say('hypotheses', language)), ...paragraph(used.join(' · '), width)]
}

/** As of when the law was read, where the figures come from, and what they are not. */
export function closingLines(answer: Answer, isSourced: boolean, sheet: Sheet): string[] {
  const { width, language, paint } = sheet
  const { sources, droit } = answer.meta
  const law = droit ? [lawOf(droit, sheet)] : []
  const counted = isSourced || sources.length === 0 ? [] : [sourcesCount(sources.length, language)]
  const told = paragraph([...law, ...counted].join(' · '), width)
  return [...(law.length + counted.length > 0 ? told : []), ...paragraph(answer.disclaimer, width)].map(
    (line) => paint('dim', line),
  )
}

function lawOf(droit: NonNullable<Answer['meta']['droit']>, { language }: Sheet): string {
  if ('anneeRevenus' in droit) return `${say('incomes', language)} ${droit.anneeRevenus}`
  return `${say('law', language)} ${dayOf(droit.date, language)}`
}

const dayOf = (day: CivilDate, language: Sheet['language']): string =>
  formatFigure({ kind: 'civilDate', label: { fr: '', en: '' } }, day, language)

/** Every text and series that the figures stand on, with its address. */
export function sourceLines({ meta }: Answer, { width, paint, language }: Sheet): string[] {
  const listed = meta.sources.flatMap(({ title, url, read }) => {
    const day = civilDate(read)
    const when = day ? ` (${say('read', language)} ${dayOf(day, language)})` : ''
    return [...bulleted(title + when, '-', width), `  ${paint('dim', url)}`]
  })
  return listed.length > 0 ? [paint('bold', say('sources', language)), ...listed] : []
}
