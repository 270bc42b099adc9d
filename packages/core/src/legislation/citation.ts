import type { CitedValue, StepValue } from '../units/cited-value.ts'
import { sinceWhen } from './in-force.ts'
import type { Law, LegalParameters } from './law.ts'
import type { LegalUnit } from './legal-parameter.ts'

/** The codes of units in answers, where they differ from their names in `LegalUnit`. */
const UNITS: Readonly<Partial<Record<LegalUnit, string>>> = { euros: 'EUR', rate: 'fraction' }

/**
 * The columns of the rows of scales, by the names that rules know them by; other names stay. Used by
 * `batch/reform-value.ts` too.
 */
export const COLUMNS: Readonly<Record<string, string>> = {
  above: 'de',
  rate: 'taux',
  smoothedUpTo: 'lisseJusqua',
  smoothing: 'tauxLissage',
}

type CitedName<P> = (keyof P & string) | `${keyof P & string}.${string}`

type Members = Readonly<Record<string, unknown>>

/**
 * A value of a law with the title of its text, as explanations cite it.
 * Used by `budget-50-30-20/explain.ts`, `capacite-emprunt/explain-steps.ts`, `donation/law.explain.ts`,
 * `retraite-publique/explain-steps.ts`, `succession/family.explain.ts` and
 * `succession/settlement.explain.ts`.
 * @param name its name in `law.parameters`, which formulas read; a member comes after a dot:
 * `partsQuotientFamilial.couple`.
 * @throws RangeError for a day before the first value, for a member that the value does not have, and for a
 * value that has members, cited whole.
 * @example cited(creditLaw(day), 'effortMaximal').text // 'Décision D-HCSF-2021-7 du 29 septembre 2021'
 */
export function cited<P extends LegalParameters>(law: CitedLaw<P>, name: CitedName<P>): CitedValue {
  const known = citedValues.get(law) ?? new Map<string, CitedValue>()
  citedValues.set(law, known)
  const found = known.get(name) ?? citedAnew(law, name)
  known.set(name, found)
  return found
}

type CitedLaw<P extends LegalParameters> = Pick<Law<P>, 'parameters' | 'day'>

/** What `cited` found, by law and by name: no question changes it. */
const citedValues = new WeakMap<CitedLaw<LegalParameters>, Map<string, CitedValue>>()

function citedAnew<P extends LegalParameters>(
  { parameters, day }: CitedLaw<P>,
  name: CitedName<P>,
): CitedValue {
  const [root, ...path] = name.split('.') as [keyof P, ...string[]]
  const parameter: LegalParameters[string] = parameters[root] as P[keyof P]
  // `status`: `texte` for a figure of the law itself; others come from a `doctrine`, a `usage` or a `lecture`
  // (a reading of the law)
  const { key, label, members = {}, values, articles, checkedOn, status = 'texte' } = parameter
  const since = sinceWhen(parameter, day)
  const value = path.reduce((whole, member) => (whole as Members | undefined)?.[member], values[since])
  const names = path.map((member) => members[member]?.label ?? label)
  const unit = path.reduce<LegalUnit>((outer, member) => members[member]?.unit ?? outer, parameter.unit)
  // every value has an article, by the same days; without one the title is empty, and the answer no error
  const { title: text, url } = articles[since] ?? { title: '', url: '' }
  return {
    name,
    key,
    label:
      path.length === 0
        ? label
        : {
            fr: `${label.fr} : ${names.map(({ fr }) => fr).join(', ')}`,
            en: `${label.en}: ${names.map(({ en }) => en).join(', ')}`,
          },
    ...valueOrRows(name, value),
    unit: UNITS[unit] ?? unit,
    text,
    url,
    since,
    checkedOn,
    status,
  }
}

const citations = new WeakMap<Law<LegalParameters>, readonly CitedValue[]>()

/**
 * Every value of some laws with the title of its text: each member of a value apart. The same law gives the
 * same objects. Used by `impot-revenu/cited-rules.ts`, `achat-location/months.explain.ts`,
 * `cout-dette/plan.explain.ts`, `fiscalite/explain.ts` and others in `simulateurs`.
 * @example citationsOf(creditLaw(day)).map(({ name }) => name) // ['effortMaximal', 'dureeMaximaleCredit']
 */
export const citationsOf = (...laws: readonly Law<LegalParameters>[]): readonly CitedValue[] =>
  laws.flatMap((law) => {
    const known = citations.get(law)
    if (known) return known
    const made = Object.entries(law.values).flatMap(([name, value]) =>
      pathsOf(value).map((path) => cited(law, [name, ...path].join('.'))),
    )
    citations.set(law, made)
    return made
  })

/** The members of a value that hold one value or a scale; the value itself where it has no members. */
const pathsOf = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, member]) => pathsOf(member).map((path) => [name, ...path]))
    : [[]]

function valueOrRows(name: string, value: unknown): Pick<CitedValue, 'value' | 'rows'> {
  if (Array.isArray(value)) return { value: null, rows: rowsOf(value) }
  if (value === undefined || typeof value === 'object')
    throw new RangeError(`${name} is not one value of the law`)
  return { value: value as StepValue }
}

/** The bands of a scale: `a` is the next threshold, `null` at the top. */
function rowsOf(bands: readonly Members[]): NonNullable<CitedValue['rows']> {
  return bands.map((band, index) => {
    const columns = Object.entries(band).map(([name, value]) => [COLUMNS[name] ?? name, value])
    return Object.fromEntries([
      ...columns,
      ...('above' in band ? [['a', bands[index + 1]?.above ?? null]] : []),
    ])
  })
}
