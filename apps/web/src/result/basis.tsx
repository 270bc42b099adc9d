import type { Answer, Contract, Field, Language, Source } from '@denier/core'
import { formatBrief, formatFigure, typeset, valuesUsed } from '@denier/prose'
import type { BasisProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import { officialFirst, otherHost } from './official.ts'
import { unbrokenWords } from './unbroken.tsx'

/**
 * What an answer is based on: every value used, the law and its date, the sources, and the disclaimer. Imported by
 * `rest.tsx` once the answer changes, and by `server/draw-page.ts`.
 */
export function Basis({ contract, language, shown: { typed, answer } }: BasisProps): View {
  const { assumed, sources } = messages[language]
  const { meta, disclaimer } = answer
  return (
    <>
      <h3>{assumed}</h3>
      {assumptions(contract, meta.hypotheses, typed, language)}
      {meta.droit && <p class="result-law">{lawWords(meta.droit, language)}</p>}
      <h3>{sources}</h3>
      <ul class="result-sources">{officialFirst(meta.sources).map((one) => sourceView(one, language))}</ul>
      <p class="result-disclaimer">{typeset(disclaimer)}</p>
    </>
  )
}

/** With more values than this the defaults are folded, so that the sources are not a screen away. Our choice. */
const MANY_VALUES = 28

/** Every value used; where there are many, the defaults come last, folded. */
function assumptions(
  contract: Contract,
  used: Readonly<Record<string, unknown>>,
  typed: Scenario['typed'],
  language: Language,
): View {
  const values = valuesUsed(contract, used).map(({ name, field, value }) => {
    const origin = originOf(field, value, typed[name])
    const view = (
      <div key={name}>
        <dt>{typeset(field.label[language])}</dt>
        <dd>
          {typeset(formatBrief(field, value, language))}
          {origin && <small>{` (${messages[language][origin]})`}</small>}
        </dd>
      </div>
    )
    return { view, isUsual: origin === 'usual' }
  })
  const list = (some: typeof values) => <dl class="result-assumed">{some.map(({ view }) => view)}</dl>
  if (values.length <= MANY_VALUES) return list(values)
  const usual = values.filter(({ isUsual }) => isUsual)
  return (
    <>
      {list(values.filter(({ isUsual }) => !isUsual))}
      {usual.length > 0 && (
        <details class="result-more">
          <summary>{messages[language].defaults(usual.length)}</summary>
          {list(usual)}
        </details>
      )}
    </>
  )
}

/**
 * The origin of a value: `usual`, a default of the contract, whether left or typed; `derived` from other values; none
 * for another value that the user typed. Lists are never compared: an empty one, their default, is not among the
 * values used.
 */
function originOf(
  { default: usual }: Field,
  value: unknown,
  typed: unknown,
): 'usual' | 'derived' | undefined {
  if (typed === undefined) return usual === undefined ? 'derived' : 'usual'
  return value === usual ? 'usual' : undefined
}

/** Fields that only serve to format a day and a year: their labels are not shown. */
const label = { fr: '', en: '' }
const day: Field = { kind: 'isoDate', label }
const year: Field = { kind: 'calendarYear', label }

/** Which law applies: that of a day, or of the incomes of a year. @example 'Règles en vigueur le 15/01/2026.' */
function lawWords(law: NonNullable<Answer['meta']['droit']>, language: Language): string {
  const { lawOn, incomesOf } = messages[language]
  return 'date' in law
    ? `${lawOn} ${formatFigure(day, law.date, language)}.`
    : `${incomesOf} ${formatFigure(year, law.anneeRevenus, language)}.`
}

/** A source; one that is not on an official site says where it was read. @example 'CGI, art. 278 (lu le 24/11/2026 sur exemple.fr)' */
function sourceView({ title, url, read }: Source, language: Language): View {
  const { readOn, readAt } = messages[language]
  const host = otherHost(url)
  const where = host === undefined ? '' : `${readAt}${host}`
  return (
    <li key={url + title}>
      <a href={url} rel="noreferrer">
        {unbrokenWords(title)}
      </a>
      <small>{` (${readOn} ${formatFigure(day, read, language)}${where})`}</small>
    </li>
  )
}
