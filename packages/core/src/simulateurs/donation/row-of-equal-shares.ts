/** Parameters of equal shares that are also columns of a row of `don`, with the same name and meaning. */
const SHARED_COLUMNS = ['handicap', 'representants', 'age_donataire']

/**
 * The row of `don` that says the same as the parameters of equal shares (`montant`, `lien`, `donataires`…). A form begins
 * its list with it when the user chooses to enter each person. All persons are in one row, since the rows of earlier
 * gifts name a row by its number. Amounts in euros: each share is rounded to the cent, and the cents of the total
 * that are left over are dropped. Used by `contract.ts`.
 * @param typed the texts of the form by parameter.
 * @returns the row in the grammar of a query; nothing without a kinship or with no person.
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
    ...SHARED_COLUMNS.filter((name) => typed[name] && typed[name] !== '0').map(
      (name) => `${name}:${typed[name]}`,
    ),
  ]
  return { don: [[lien, ...items].join()] }
}
