import { describe, expect, it } from 'vitest'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explicationsOf } from '../../../../../test/support/explications.ts'
import { drawn, questions } from '../../../../../test/support/succession-questions.ts'
import type { Explanation } from '../../definition/explanation.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { explain } from './explain.ts'
import { succession } from './index.ts'

/** The tables of a whole family: gifts, legacies, branches, persons, contracts, options, instalments. */
const MOST_TABLES = 12

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
