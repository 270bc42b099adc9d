import type { ExplainedLaw, Language } from '@denier/core'
import { dayText, formatCell } from './format-cell.ts'
import { translate } from './messages.ts'

/**
 * The values of one text of law, by its version: `reference` is the number by which steps cite it.
 * Used by `note-blocks.ts`, `note.ts` and `step-entry.ts`.
 */
export interface LawGroup {
  /** From 1. */
  readonly reference: number
  /** The name of the text, such as an article. */
  readonly text: string
  readonly url: string
  /** The ISO date from which this version holds. */
  readonly since: string
  /** The ISO date on which the values were read in it. */
  readonly checkedOn: string
  /**
   * Whether the values are written there (`texte`), or are administrative doctrine, custom or our interpretation.
   */
  readonly status: ExplainedLaw['statut']
  readonly values: readonly ExplainedLaw[]
}

/**
 * Values of law by source text, version and date, in the order in which they are first cited. Used by `note.ts`.
 * @param before how many texts are numbered before these.
 */
export function lawGroups(values: readonly ExplainedLaw[], before: number): readonly LawGroup[] {
  const keyOf = ({ texte, url, depuis, verifieLe, statut }: ExplainedLaw) =>
    [texte, url, depuis, verifieLe, statut].join(' ')
  const keys = [...new Set(values.map(keyOf))]
  return keys.flatMap((key, index) => {
    const own = values.filter((value) => keyOf(value) === key)
    const [first] = own
    if (!first) return []
    const { texte: text, url, depuis: since, verifieLe: checkedOn, statut: status } = first
    return [{ reference: before + index + 1, text, url, since, checkedOn, status, values: own }]
  })
}

/**
 * Since when a text holds, when it was checked, and, where the text does not state its values, what does: doctrine,
 * custom or interpretation. Exported by `@denier/note`; used by `note-blocks.ts`, and by `pages/note-law.tsx` of
 * `@denier/web`.
 */
export function datesText({ since, checkedOn, status }: LawGroup, language: Language): string {
  const dates = `${translate('since', language)} ${dayText(since, language)}, ${translate('checkedOn', language)} ${dayText(checkedOn, language)}`
  return status === 'texte' ? dates : `${dates} (${translate(status, language)})`
}

/**
 * What a text sets, in words: each value by its label, of which the beginning that all share is written once. Exported
 * by `@denier/note`; used by `pages/note-law.tsx` and `pages/note-length.ts` of `@denier/web`.
 * @example lawValues(group, 'fr') // 'Parts de quotient familial : une personne : 1 ; un couple : 2'
 */
export function lawValues({ values }: Pick<LawGroup, 'values'>, language: Language): string {
  const texts = values.map((value) => {
    const brackets = bracketTexts(value, language)
    if (brackets.length > 0) return `${value.libelle}${translate('colon', language)}${brackets.join(', ')}`
    return value.valeur === null
      ? value.libelle
      : `${value.libelle}${translate('colon', language)}${value.affichee}`
  })
  const [first = ''] = texts
  const shared = /^[^:;]+\s?:\s/.exec(first)?.[0] ?? ''
  const isShared = values.every(({ libelle }) => shared !== '' && libelle.startsWith(shared))
  return texts
    .map((text, index) => (isShared && index > 0 ? text.slice(shared.length) : text))
    .join(translate('semicolon', language))
}

/**
 * The brackets of a scale, each in words; none for a value. Fractions by age are written as years and percents; rates
 * without bounds, alone; the relief just above a threshold, as what it takes off; of a series by year, the
 * first and the last. The unit of the legal parameter says which it is. Exported by `@denier/note`; used by
 * `note-blocks.ts`.
 * @example bracketTexts(scale, 'fr') // ['de 0 € à 11 600 € : 0 %', …]
 * @example bracketTexts(usufruct, 'fr') // ['moins de 21 ans : 90 % (9/10)', …, '91 ans et plus : 10 % (1/10)']
 */
export function bracketTexts({ lignes = [], unite }: ExplainedLaw, language: Language): readonly string[] {
  if (unite?.startsWith('year') && unite !== 'yearScale') return yearTexts(lignes, unite, language)
  if (unite === 'ages') return lignes.map((row, index) => ageText(row, lignes[index - 1], language))
  if (unite?.startsWith('%')) return lignes.map(({ taux = null }) => formatCell(taux, unite, null, language))
  return lignes.map((row) => {
    const { de, a, taux, lisseJusqua, tauxLissage } = row
    const bound = unite === 'yearScale' ? 'years' : 'EUR'
    const amount = (value: unknown) => formatCell(value as number | null, bound, 2, language)
    const bounds =
      a === null || a === undefined
        ? `${translate('above', language)} ${amount(de ?? null)}`
        : `${translate('from', language)} ${amount(de ?? 0)} ${translate('to', language)} ${amount(a)}`
    const rate = formatCell(taux ?? null, 'fraction', null, language)
    const relief =
      lisseJusqua === undefined
        ? ''
        : `, ${translate('less', language)} ${formatCell(tauxLissage ?? null, 'fraction', null, language)} ${translate('ofWhatIsShort', language)} ${amount(lisseJusqua)}`
    return `${bounds}${translate('colon', language)}${rate}${relief}`
  })
}

/** A row of a scale, a series or fractions by age. */
type Row = NonNullable<ExplainedLaw['lignes']>[number]

/** The units of series by year, as those of their values. */
const unitOfYears: Readonly<Record<string, string>> = { yearEuros: 'EUR', yearRate: 'fraction' }

/** The first and the last year of a series: a note has no room for all. */
function yearTexts(rows: readonly Row[], unit: string, language: Language): readonly string[] {
  const [first, last] = [rows[0], rows.at(-1)]
  return [first, ...(last === first ? [] : [last])].flatMap((row) => {
    if (!row) return []
    const value = formatCell(row.valeur ?? null, unitOfYears[unit] ?? null, null, language)
    return [`${row.annee}${translate('colon', language)}${value}`]
  })
}

/**
 * The fraction of an age, in percent and as the law writes it (tenths). The last row has no age to be under:
 * it begins at that of the row before.
 */
function ageText({ moinsDe, usufruit }: Row, before: Row | undefined, language: Language): string {
  const years = (age: unknown) => formatCell(age as number | null, 'years', 0, language)
  const ages =
    typeof moinsDe === 'number'
      ? `${translate('under', language)} ${years(moinsDe)}`
      : `${years(before?.moinsDe ?? null)} ${translate('andOver', language)}`
  const tenths = typeof usufruit === 'number' ? Math.round(10 * usufruit) : 0
  return `${ages}${translate('colon', language)}${formatCell(usufruit ?? null, 'fraction', null, language)} (${tenths}/10)`
}
