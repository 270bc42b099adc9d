/** Columns of `don` besides kinship, value and number, which are parameters of equal shares too. */
const ALIKE = ['handicap', 'representants', 'age_donataire']

/**
 * The row of `don` that gives what persons in equal shares receive: one row, which earlier gifts name by its number. A form
 * that turns to a list begins with it. Used by `contract.ts`.
 * @param typed the texts of a form by parameter.
 * @example rowOfEqualShares({ montant: '400000', lien: 'enfant', donataires: '2' }).don // ['enfant,montant:200000,nombre:2']
 */
export function rowOfEqualShares(typed: Readonly<Record<string, string>>): {
  readonly don?: readonly string[]
} {
  const { lien, montant } = typed
  const people = Math.round(Number(typed.donataires || 1))
  if (!lien || !(people >= 1)) return {}
  const each = Math.round((100 * Number(montant)) / people) / 100
  const items = [
    ...(each > 0 ? [`montant:${each}`] : []),
    ...(people > 1 ? [`nombre:${people}`] : []),
    ...ALIKE.filter((name) => typed[name] && typed[name] !== '0').map((name) => `${name}:${typed[name]}`),
  ]
  return { don: [[lien, ...items].join()] }
}
