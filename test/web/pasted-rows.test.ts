/** Rows of a list made of a pasted table, as the form of the pension simulator does with a statement. */
import { describe, expect, it } from 'vitest'
import { canPasteRows, pastedRows } from '../../apps/web/src/model/pasted-rows.ts'
import { params as family } from '../../packages/core/src/simulateurs/donation/params.ts'
import { params } from '../../packages/core/src/simulateurs/retraite-publique/params.ts'

const statement = params.releve.list

describe('pastedRows', () => {
  it.each([
    ['tabs', '2023\t38500\n2024\t39 800,50 €'],
    ['semicolons', '2023;38500\r\n2024 ; 39 800,50 €\r\n'],
    ['vertical bars', '| 2023 | 38500 |\n| 2024 | 39 800,50 € |'],
    ['spaces', '  2023  38500\n\n2024 39 800,50 €'],
    ['a line of titles', 'Année\tSalaire\n2023\t38500\n2024\t39 800,50 €'],
  ])('reads a year and an amount between %s', (_, text) => {
    expect(pastedRows(statement, text, 'fr')).toEqual([
      { annee: '2023', montant: '38500' },
      { annee: '2024', montant: '39800.50' },
    ])
  })

  it('keeps what it cannot read for the form to name', () => {
    expect(pastedRows(statement, '2023\n39 800 2024', 'fr')).toEqual([
      { annee: '2023', montant: '' },
      { annee: '39', montant: '800 2024' },
    ])
  })

  it('reads thousands as the language of the page writes them', () => {
    const [row] = pastedRows(statement, '2023\t38,500', 'en')
    expect(row?.montant).toBe('38500')
  })

  it('leaves a single number to the field', () => {
    expect(pastedRows(statement, '2023', 'fr')).toEqual([])
    expect(pastedRows(statement, 'relevé', 'fr')).toEqual([])
  })
})

describe('canPasteRows', () => {
  it('holds for rows of numbers, not for persons', () => {
    expect(canPasteRows(statement)).toBe(true)
    for (const { list } of Object.values(family)) if (list) expect(canPasteRows(list)).toBe(false)
  })
})
