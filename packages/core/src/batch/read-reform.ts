import { nearest } from '../definition/nearest.ts'
import { chapters } from '../legislation/chapters.ts'
import { inForce, type LegalText, sinceWhen } from '../legislation/in-force.ts'
import type { LegalUnit } from '../legislation/legal-parameter.ts'
import type { LegalReform } from '../legislation/reform.ts'
import type { CivilDate } from '../units/civil-date.ts'
import type { Text } from '../units/text.ts'
import { type ReformedParameter, ruleValue, shownValue, valueFaults } from './reform-value.ts'

/**
 * Legal values that a run replaces, by the names of the reference list of the law: `{ 'decote-celibataire': 900 }`. A
 * member comes after a dot; a value replaces that of every day. Exported by `@denier/core`.
 */
export type ReformValues = Readonly<Record<string, unknown>>

/** A value of the law beside the one that replaces it. Exported by `@denier/core`. */
export interface ReplacedValue {
  /** The name that the reform gives: `parts-quotient-familial.couple`. */
  readonly name: string
  readonly label: Text
  /** The value in force on the day, as explanations write it. */
  readonly before: unknown
  readonly after: unknown
  /** The day since which `before` holds. */
  readonly since: string
  /** The text that sets `before`. */
  readonly article: LegalText
}

/** A reform that was read, or all its faults. Exported by `@denier/core`. */
export type ReadReform =
  | { readonly ok: true; readonly reform: LegalReform; readonly replaced: readonly ReplacedValue[] }
  | { readonly ok: false; readonly faults: readonly Text[] }

/** Every legal parameter by the name that the reference list gives it. */
const byName: ReadonlyMap<string, ReformedParameter> = new Map(
  chapters.flatMap(({ parameters }) => Object.entries(parameters)),
)
const names = [...byName.keys()]

/**
 * Reads a reform: each name must be that of a legal value, and each value of its type. Exported by `@denier/core`
 * through `reform.ts`.
 * @param values what a JSON file holds, of any type. @param day the day on which the values replaced are shown.
 * @example readReform({ 'decote-celibataire': 900 }, day) // { ok: true, reform, replaced: [{ before: 897, … }] }
 */
export function readReform(values: unknown, day: CivilDate): ReadReform {
  if (
    typeof values !== 'object' ||
    values === null ||
    Array.isArray(values) ||
    Object.keys(values).length === 0
  )
    return { ok: false, faults: [notAnObject] }
  const faults: Text[] = []
  const replaced = new Map<string, ReformedParameter>()
  const changes: ReplacedValue[] = []
  const given = Object.keys(values)
  for (const [name, value] of Object.entries(values)) {
    const [root = '', ...path] = name.split('.')
    const parameter = byName.get(root)
    if (!parameter) {
      faults.push(unknownName(name, nearest(withHyphens(root), names)[0]))
      continue
    }
    const outer = given.find((one) => name.startsWith(`${one}.`))
    if (outer !== undefined) faults.push(givenTwice(name, outer))
    const last = latest(parameter)
    const model = memberOf(last, path)
    if (model === undefined) {
      faults.push(unknownMember(name, parameter, last, path))
      continue
    }
    const unit = path.reduce<LegalUnit>(
      (up, member) => parameter.members?.[member]?.unit ?? up,
      parameter.unit,
    )
    const own = isKnownEmpty(value, parameter) ? [] : valueFaults(value, model, unit, parameter.members)
    faults.push(...own.map(({ place, must }) => wrongValue(`${name}${place}`, parameter.label, must)))
    if (own.length > 0 || outer !== undefined) continue
    replaced.set(parameter.key, withValue(replaced.get(parameter.key) ?? parameter, path, ruleValue(value)))
    changes.push({ name, label: parameter.label, after: value, ...inForceOn(parameter, path, day) })
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, reform: { replaced }, replaced: changes }
}

/** `decoteCelibataire`, as formulas call a value, with hyphens. */
const withHyphens = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The latest value that says its type: a scale without bands says none. */
function latest({ values }: ReformedParameter): unknown {
  const days = Object.keys(values).sort().reverse()
  const full = days.find(
    (day) => !Array.isArray(values[day]) || (values[day] as readonly unknown[]).length > 0,
  )
  return values[full ?? days[0] ?? '']
}

/** Whether a value is the scale without bands of a period whose value is not known. */
const isKnownEmpty = (value: unknown, { values }: ReformedParameter): boolean =>
  isEmptyList(value) && Object.values(values).some(isEmptyList)

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A member of a value, however deep; `undefined` where there is none. */
const memberOf = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (whole, name) =>
      typeof whole === 'object' && whole !== null && !Array.isArray(whole) && Object.hasOwn(whole, name)
        ? (whole as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  )

/** The same parameter with another value, or another member of it, on each of its days. */
function withValue(parameter: ReformedParameter, path: readonly string[], value: unknown): ReformedParameter {
  const entries = Object.entries(parameter.values)
  const title = (text: string) => (text.startsWith(REFORM) ? text : `${REFORM}${text}`)
  return {
    ...parameter,
    values: Object.fromEntries(entries.map(([day, whole]) => [day, withMember(whole, path, value)])),
    articles: Object.fromEntries(
      Object.entries(parameter.articles).map(([day, text]) => [day, { ...text, title: title(text.title) }]),
    ),
  }
}

/** Before the title of the text that sets a value, where an explanation cites one that a reform replaces. */
const REFORM = 'Réforme, à la place de : '

function withMember(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const members = whole as Readonly<Record<string, unknown>>
  return { ...members, [name]: withMember(members[name], rest, value) }
}

/** The value in force on a day, or the first one where none is yet, and its text. */
function inForceOn(parameter: ReformedParameter, path: readonly string[], day: CivilDate) {
  const [first = ''] = Object.keys(parameter.values).sort()
  const on = (first > day ? first : day) as CivilDate
  const since = sinceWhen(parameter, on)
  return {
    before: shownValue(memberOf(inForce(parameter, on), path)),
    since,
    article: parameter.articles[since] as LegalText,
  }
}

// The faults of a reform.
const notAnObject: Text = {
  fr: 'une réforme est un objet JSON, avec une valeur au moins : {"decote-celibataire": 900}.',
  en: 'a reform is a JSON object with at least one value: {"decote-celibataire": 900}.',
}
const unknownName = (name: string, near: string | undefined): Text => ({
  fr: `« ${name} » n’est pas une valeur de la loi${near === undefined ? ' : leurs noms sont à la page des sources.' : ` ; vouliez-vous dire ${near} ?`}`,
  en: `${name} is not a value of the law${near === undefined ? ': their names are on the page of sources.' : `; did you mean ${near}?`}`,
})
function unknownMember(
  name: string,
  { label }: ReformedParameter,
  value: unknown,
  path: readonly string[],
): Text {
  const known = path.map((_, at) => memberOf(value, path.slice(0, at))).findLast((one) => one !== undefined)
  const members = Array.isArray(known) || typeof known !== 'object' ? [] : Object.keys(known as object)
  const [near] = nearest(path.at(-1) ?? '', members)
  const must: Text =
    members.length === 0
      ? {
          fr: 'n’existe pas : cette valeur se donne entière',
          en: 'does not exist: that value is given whole',
        }
      : {
          fr: `n’existe pas parmi ${members.join(', ')}${near === undefined ? '' : ` ; vouliez-vous dire ${near} ?`}`,
          en: `does not exist among ${members.join(', ')}${near === undefined ? '' : `; did you mean ${near}?`}`,
        }
  return wrongValue(name, label, must)
}
const sentenceEnd = (text: string): string => (text.endsWith('?') ? text : `${text}.`)
const wrongValue = (name: string, label: Text, must: Text): Text => ({
  fr: `« ${name} » (${label.fr}) ${sentenceEnd(must.fr)}`,
  en: `${name} (${label.en}) ${sentenceEnd(must.en)}`,
})
const givenTwice = (name: string, outer: string): Text => ({
  fr: `« ${name} » est déjà dans « ${outer} ».`,
  en: `${name} is already in ${outer}.`,
})
