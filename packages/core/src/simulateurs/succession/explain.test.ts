import { describe, expect, it } from 'vitest'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explicationsOf } from '../../../../../test/support/explications.ts'
import { drawn, questions } from '../../../../../test/support/succession-questions.ts'
import type { Explanation } from '../../definition/explanation.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { explain } from './explain.ts'
import { succession } from './index.ts'

/**
 * The tables of a whole family: gifts, legacies, branches, persons, contracts, options (four of them), instalments.
 */
const MOST_TABLES = 15

describeExplanation(succession, explain, { drawn, questions, mostTables: MOST_TABLES })

const explained = explicationsOf(succession as unknown as Simulator, explain as Explanation)
const family = {
  patrimoine: 601_500,
  proche: [
    { lien: 'conjoint', age: 60 },
    { lien: 'enfant', nombre: 2 },
  ],
  don: [{ proche: 2, montant: 100_000, date: '2021-01-05' }],
  date_deces: '2026-01-05',
}

describe('the words of the explication of succession', () => {
  it('tells a column of the row from the column of the same label in another table', async () => {
    const { data } = await explained(family)
    const texts = data.tables.flatMap(({ colonnes }) => colonnes.flatMap(({ calcul }) => calcul ?? []))
    expect(texts.join()).toContain('Souche = Souche de cette ligne')
    for (const text of texts) expect(text).not.toMatch(/(Personne|Souche) = \1(?! de cette ligne)/)
  })

  it.each([
    ['2026-01-05', 'fr', '5 janvier 2026'],
    ['2026-01-05', 'en', '5 January 2026'],
    ['2026-01-01', 'fr', '1er janvier 2026'],
  ] as const)('writes the day %s in %s in words', async (date_deces, lang, words) => {
    const { data } = await explained({ ...family, date_deces }, lang)
    expect(data.parametres.find(({ nom }) => nom === 'date_deces')?.affichee).toBe(words)
  })
})

/** The estate of the design: a spouse of 70 who owns 300 000, two common children, a gift between spouses. */
const couple = {
  patrimoine: 901_500,
  proche: [
    { lien: 'conjoint', age: 70 },
    { lien: 'enfant', nombre: 2 },
  ],
  donation_epoux: true,
  option_conjoint: 'quart_usufruit',
  patrimoine_conjoint: 300_000,
  date_deces: '2026-11-23',
}

describe('the duties at both deaths in the explication of succession', () => {
  const rowsOf = async (table: string, columns: readonly string[]) => {
    const { data } = await explained({ ...couple, lignes: table })
    const found = data.tables.find(({ id }) => id === table)
    return found?.lignes.map(({ valeurs }) =>
      columns.map((column) => {
        const value = valeurs[column]
        return typeof value === 'number' ? Math.round(value * 100) / 100 : value
      }),
    )
  }

  it('opens each option that was not chosen into the duties of each child', async () => {
    const columns = ['option', 'personne', 'valeur', 'abattement', 'baseTaxable', 'droits']
    expect(await rowsOf('autresChoix', columns)).toEqual([
      ['quart', 2, 337_500, 100_000, 237_500, 45_694.35],
      ['quart', 3, 337_500, 100_000, 237_500, 45_694.35],
      ['usufruit', 2, 270_000, 100_000, 170_000, 32_194.35],
      ['usufruit', 3, 270_000, 100_000, 170_000, 32_194.35],
      ['quotite_disponible', 2, 300_000, 100_000, 200_000, 38_194.35],
      ['quotite_disponible', 3, 300_000, 100_000, 200_000, 38_194.35],
    ])
  })

  it('opens the second death into the duties of each common child, under each option', async () => {
    const ofChild = (rows: unknown[][] | undefined) => rows?.filter(([, person]) => person === 2)
    const columns = ['option', 'personne', 'part', 'abattement', 'baseTaxable', 'droits']
    expect(ofChild(await rowsOf('secondDeces', columns))).toEqual([
      ['quart', 2, 262_500, 100_000, 162_500, 30_694.35],
      ['usufruit', 2, 150_000, 100_000, 50_000, 8_194.35],
      ['quart_usufruit', 2, 262_500, 100_000, 162_500, 30_694.35],
      ['quotite_disponible', 2, 300_000, 100_000, 200_000, 38_194.35],
    ])
  })
})
