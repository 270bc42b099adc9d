import { fieldsByPath, simulate } from '@denier/core'
import { compileSearch, searchEntry } from '@denier/core/search'
import { describe, expect, it } from 'vitest'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { householdQuestions } from './household-questions.ts'

/** The index that the home page and the assistants share, on the questions of households. */
const rank = compileSearch(simulators.map(({ contract }) => searchEntry(contract)))
const namesOf = (question: string) => rank(question).map(({ name }) => name)

/** The share of questions whose simulator is among the first three. */
const LEAST_SHARE = 0.95

describe('table of household questions', () => {
  it('has forty questions or more in each language, twenty of them held out, about every simulator', () => {
    for (const lang of ['fr', 'en']) {
      const own = householdQuestions.filter((one) => one.lang === lang)
      expect(own.length).toBeGreaterThanOrEqual(40)
      expect(own.filter(({ heldOut }) => heldOut)).toHaveLength(20)
      const about = new Set(own.map(({ simulateur }) => simulateur))
      expect([...about].every((name) => simulators.some(({ contract }) => contract.name === name))).toBe(true)
      expect(about.size).toBeGreaterThanOrEqual(17)
    }
    expect(new Set(householdQuestions.map(({ id }) => id)).size).toBe(householdQuestions.length)
  })

  it.each(householdQuestions)('gives parameters and a figure that answer $id', async (one) => {
    const { contract } = simulatorNamed(one.simulateur)
    const reply = await simulate(contract.name as 'cagr', one.parametres as never)
    expect(reply.errors).toBeUndefined()
    expect([...fieldsByPath(contract.result).keys()]).toContain(one.figure)
  })
})

describe('search by a question', () => {
  it.each([
    ['tuned', householdQuestions.filter(({ heldOut }) => !heldOut)],
    ['held-out', householdQuestions.filter(({ heldOut }) => heldOut)],
  ] as const)('puts the right simulator in the first three for 95% of the %s questions', (_, questions) => {
    const missed = questions.filter(
      ({ question, simulateur }) => !namesOf(question).slice(0, 3).includes(simulateur),
    )
    const found = 1 - missed.length / questions.length
    expect(found, missed.map(({ id }) => id).join(', ')).toBeGreaterThanOrEqual(LEAST_SHARE)
  })

  it.each([
    ['héritage', 'succession'],
    ['maison', 'achat-location'],
    ['loyer', 'achat-location'],
    ['prêt', 'cout-dette'],
    ['pret', 'cout-dette'],
    ['TAEG', 'cout-dette'],
    ['crédit immobilier', 'cout-dette'],
    ['retraite anticipée', 'retraite-fire'],
    ['impots', 'fiscalite'],
    ['inheritance', 'succession'],
    ['mortgage', 'cout-dette'],
  ])('finds %s first', (words, name) => {
    expect(namesOf(words)[0]).toBe(name)
  })

  it.each(['fr', 'en'] as const)(
    'finds the tax alone by any box, in any case, in a page in %s',
    (language) => {
      const entries = simulators.map(({ contract }) => ({
        ...searchEntry(contract),
        keywords: contract.keywords[language].split(', '),
      }))
      const inLanguage = compileSearch(entries)
      const boxes = simulatorNamed('fiscalite').contract.keywords[language].match(/\b\d[A-Z]{2}\b/g) ?? []
      expect(boxes.length).toBeGreaterThan(40)
      for (const box of [...boxes, ...boxes.map((one) => one.toLowerCase())])
        expect([box, inLanguage(box).map(({ name }) => name)]).toEqual([box, ['fiscalite']])
      expect(['1UF', '9ZZ', '7UG'].flatMap(inLanguage)).toEqual([])
    },
  )

  it('finds no loan for “bourse”, a word inside “remboursement”', () => {
    expect(namesOf('bourse')).not.toContain('cout-dette')
    expect(namesOf('bourse')).toEqual(expect.arrayContaining(['livret-a-vs-etf', 'drawdown']))
  })
})
