/** The texts of a form by parameter. */
type Texts = Readonly<Record<string, string>>

/** Up to as many heirs have a row each: they may then differ, receive a gift or a legacy. */
const MOST_ROWS = 6

/** The number that a text gives: `blank` for an empty text, or one that is no number. */
const numberOf = (text = '', blank = 0): number =>
  Number.isFinite(Number(text)) ? Number(text || blank) : blank

/** An equal share of an amount, in euros to the cent, as a form writes it. */
const shareOf = (text: string | undefined, parts: number): string =>
  String(Math.round((100 * numberOf(text)) / parts) / 100)

/** An item of a row; nothing where there is no text. */
const item = (name: string, text: string | undefined): string => (text ? `,${name}:${text}` : '')

/** Who inherits by a will only. */
const BY_WILL = ['pacs', 'petit_enfant', 'autre']

/**
 * The family that heirs of one kinship make, as rows of the lists: those who represent a child, and gifts without a date, are
 * left to be typed. A form that turns to a whole family begins with it. Used by `contract.ts`.
 * @example familyOfKinship({ lien: 'enfant', heritiers: '2', conjoint_survivant: 'true' }).proche // ['conjoint', 'enfant', 'enfant']
 */
export function familyOfKinship(
  typed: Texts,
): Partial<Record<'proche' | 'legs' | 'assurance', readonly string[]>> {
  const { lien } = typed
  const heirs = Math.round(numberOf(typed.heritiers, 1))
  if (!lien || heirs < 1) return {}
  const spouses = typed.conjoint_survivant === 'true' ? [`conjoint${item('age', typed.age_conjoint)}`] : []
  const traits = ['handicap', 'exoneration_fratrie']
    .filter((name) => typed[name] === 'true')
    .map((name) => `,${name}`)
  const row = lien + traits.join('')
  const isShort = heirs <= MOST_ROWS
  const rows = isShort ? Array.from({ length: heirs }, () => row) : [`${row},nombre:${heirs}`]
  const numbers = isShort ? rows.map((_, index) => spouses.length + index + 1) : []
  return {
    proche: [...spouses, ...rows],
    ...(BY_WILL.includes(lien) && { legs: numbers.map((number) => `proche:${number},part:${100 / heirs}`) }),
    ...insuranceOf(typed, numbers, heirs, spouses.length + 1),
  }
}

/** Life insurance in equal shares, for the heirs first. */
function insuranceOf(typed: Texts, numbers: readonly number[], heirs: number, first: number) {
  const people = Math.round(numberOf(typed.beneficiaires, heirs))
  const amounts = [
    ['avant_70', typed.assurance_vie],
    ['apres_70', typed.assurance_vie_70],
    ['gains_70', typed.gains_assurance_vie_70],
  ] as const
  const given = amounts.filter(([, text]) => numberOf(text) > 0)
  if (given.length === 0 || people < 1) return {}
  const each = given.map(([name, text]) => item(name, shareOf(text, people))).join('')
  if (numbers.length === 0) return people === heirs ? { assurance: [`proche:${first}${each}`] } : {}
  const named = numbers.slice(0, people).map((number) => `proche:${number}${each}`)
  const others = Array.from({ length: Math.max(0, people - heirs) }, () => typed.lien + each)
  return { assurance: [...named, ...others] }
}
