import type { Answer, Contract, Field, Language, Source } from '@denier/core'
import { formatFigure, formatGiven, typeset } from '@denier/prose'
import { h } from 'preact'
import { pagePath, queryOf } from '../app/address.ts'
import type { Scenario, Setting } from '../app/model.ts'
import type { View } from '../app/view.ts'
import { useOrigin } from '../tools/origin.ts'
import { unbrokenWords } from './unbroken.ts'
import { words } from './words.ts'

interface BasisProps {
  readonly contract: Contract
  readonly setting: Setting
  readonly shown: Scenario
}

/** What an answer stands on: every value used, the law and its date, the sources, and what it does not promise. */
export function Basis({ contract, setting, shown: { typed, answer } }: BasisProps): View {
  const { language, today } = setting
  const { assumed, sources, computedOn, foundAt } = words[language]
  const { meta, disclaimer } = answer
  const address = `${useOrigin(setting)}${pagePath(contract.name, language)}?${queryOf(typed)}`
  return h(
    'div',
    { class: 'result-basis' },
    h('h3', {}, assumed),
    h('dl', { class: 'result-assumed' }, assumptions(contract, meta.hypotheses, typed, language)),
    meta.droit && h('p', { class: 'result-law' }, lawWords(meta.droit, language)),
    h('h3', {}, sources),
    h(
      'ul',
      { class: 'result-sources' },
      meta.sources.map((one) => sourceView(one, language)),
    ),
    h('p', { class: 'result-disclaimer' }, typeset(disclaimer)),
    h(
      'p',
      { class: 'result-address' },
      `${computedOn} ${formatFigure(day, today, language)}${foundAt}${address}`,
    ),
  )
}

function assumptions(
  { params }: Contract,
  used: Readonly<Record<string, unknown>>,
  typed: Scenario['typed'],
  language: Language,
): readonly View[] {
  return Object.entries(params).flatMap(([name, field]) => {
    const value = used[name]
    if (value === undefined || value === null) return []
    const origin = originOf(field, value, typed[name])
    return [
      h(
        'div',
        { key: name },
        h('dt', {}, typeset(field.label[language])),
        h(
          'dd',
          {},
          typeset(formatGiven(field, value, language)),
          origin && h('small', {}, ` (${words[language][origin]})`),
        ),
      ),
    ]
  })
}

/** Where a value comes from that nobody typed: from the contract or, where it has none, from other values. */
function originOf(
  { default: usual }: Field,
  value: unknown,
  typed: unknown,
): 'usual' | 'derived' | undefined {
  if (typed === undefined) return usual === undefined ? 'derived' : 'usual'
  return value === usual ? 'usual' : undefined
}

const label = { fr: '', en: '' }
const day: Field = { kind: 'isoDate', label }
const year: Field = { kind: 'calendarYear', label }

function lawWords(law: NonNullable<Answer['meta']['droit']>, language: Language): string {
  const { lawOn, incomesOf } = words[language]
  return 'date' in law
    ? `${lawOn} ${formatFigure(day, law.date, language)}.`
    : `${incomesOf} ${formatFigure(year, law.anneeRevenus, language)}.`
}

const sourceView = ({ title, url, read }: Source, language: Language): View =>
  h(
    'li',
    { key: url + title },
    h('a', { href: url, rel: 'noreferrer' }, unbrokenWords(title)),
    h('small', {}, ` (${words[language].readOn} ${formatFigure(day, read, language)})`),
  )
