import { type Answer, type CivilDate, type Contract, civilDate } from '@denier/core'
import { colon, formatBrief, formatFigure, valuesUsed } from '@denier/prose'
import { sourcesCount, translate, valuesLeft } from '../messages.ts'
import { paragraph } from '../terminal/text.ts'
import type { Sheet } from './sheet.ts'

/** The warnings of an answer, which are never hidden. Used by `render-page.ts`. */
export function warningLines({ meta }: Answer, { width, paint, language }: Sheet): string[] {
  if (meta.avertissements.length === 0) return []
  const title = paint('yellow', translate('warnings', language))
  const lines = meta.avertissements.flatMap(({ message, niveau }) =>
    bulleted(message, niveau === 'alerte' ? '!' : '·', width),
  )
  return [title, ...lines.map((line) => line.replace(/^!/, paint('yellow', '!')))]
}

/** A paragraph that begins with a sign in place of its margin. */
const bulleted = (text: string, sign: string, width: number): string[] =>
  paragraph(text, width, '  ').map((line, at) => (at === 0 ? sign + line.slice(1) : line))

/**
 * The default values that were used. Used by `render-page.ts`.
 * @param given whether the user gave a parameter: it is left out.
 */
export function hypothesisLines(
  { meta }: Answer,
  contract: Contract,
  given: (name: string) => boolean,
  { width, paint, language, all }: Sheet,
): string[] {
  const used = valuesUsed(contract, meta.hypotheses).filter(({ name }) => !given(name))
  if (used.length === 0) return []
  const shown = all || used.length <= MANY ? used : used.filter(({ value }) => value !== 0 && value !== false)
  const texts = shown.map(
    ({ field, value }) => `${field.label[language]}${colon(language)}${formatBrief(field, value, language)}`,
  )
  const hidden = used.length - shown.length
  return [
    paint('dim', translate('hypotheses', language)),
    ...paragraph(texts.join(' · '), width),
    ...(hidden > 0 ? [paint('dim', valuesLeft(hidden, language))] : []),
  ]
}

/** With more values than this, those at 0 or no are left out, unless all is asked for. */
const MANY = 30

/**
 * The date of the law, the number of sources, the disclaimer. Used by `render-page.ts`.
 * @param isSourced whether the page lists the sources, so that their number is left out.
 */
export function closingLines(answer: Answer, isSourced: boolean, sheet: Sheet): string[] {
  const { width, language, paint } = sheet
  const { sources, droit } = answer.meta
  const law = droit ? [lawOf(droit, sheet)] : []
  const counted = isSourced || sources.length === 0 ? [] : [sourcesCount(sources.length, language)]
  const summary = paragraph([...law, ...counted].join(' · '), width)
  return [...(law.length + counted.length > 0 ? summary : []), ...paragraph(answer.disclaimer, width)].map(
    (line) => paint('dim', line),
  )
}

/** The date of the law that was applied, or the year of the incomes, in words. */
function lawOf(droit: NonNullable<Answer['meta']['droit']>, { language }: Sheet): string {
  if ('anneeRevenus' in droit) return `${translate('incomes', language)} ${droit.anneeRevenus}`
  return `${translate('law', language)} ${dayOf(droit.date, language)}`
}

/** A day as people write it in the language. */
const dayOf = (day: CivilDate, language: Sheet['language']): string =>
  formatFigure({ kind: 'civilDate', label: { fr: '', en: '' } }, day, language)

/** The sources of the figures, with their URLs. Used by `render-page.ts`. */
export function sourceLines({ meta }: Answer, { width, paint, language }: Sheet): string[] {
  const listed = meta.sources.flatMap(({ title, url, read }) => {
    const day = civilDate(read)
    const when = day ? ` (${translate('read', language)} ${dayOf(day, language)})` : ''
    return [...bulleted(title + when, '-', width), `  ${paint('dim', url)}`]
  })
  return listed.length > 0 ? [paint('bold', translate('sources', language)), ...listed] : []
}
