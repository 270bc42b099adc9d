/** The search index that the home page and the assistants share. */
import { fieldsByPath, simulate } from '@denier/core'
import { compileNearest, compileSearch, relevantMatches, searchEntry } from '@denier/core/search'
import { describe, expect, it } from 'vitest'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { householdQuestions } from './household-questions.ts'
import {
  foreignQueries,
  insidesOfWords,
  nearQueries,
  searchQueries,
  sharedWords,
  strayWords,
} from './search-queries.ts'

/** The simulators that a question finds, the best first. */
const rank = compileSearch(simulators.map(({ contract }) => searchEntry(contract)))
const rankNear = compileNearest(simulators.map(({ contract }) => searchEntry(contract)))
const namesOf = (question: string) => rank(question).map(({ name }) => name)

/** The least share of questions whose simulator is among the first three. */
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
})

describe('search by a few words', () => {
  it('has 80 queries or more in French and 40 in English, about every simulator', () => {
    expect(searchQueries.fr.length).toBeGreaterThanOrEqual(80)
    expect(searchQueries.en.length).toBeGreaterThanOrEqual(40)
    for (const queries of Object.values(searchQueries)) {
      expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
      expect([...new Set(queries.flatMap(({ first }) => first))].sort()).toEqual(
        simulators.map(({ contract }) => contract.name).sort(),
      )
    }
  })

  it.each(searchQueries.fr)('finds “$query” of a French person', ({ query, first }) => {
    expect(first).toContain(namesOf(query)[0])
  })

  it.each(searchQueries.en)('finds “$query” of an English-speaking person', ({ query, first }) => {
    expect(first).toContain(namesOf(query)[0])
  })

  it('finds the same in upper case and without accents', () => {
    for (const { query } of searchQueries.fr) {
      const bare = query.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
      expect([query, namesOf(bare)]).toEqual([query, namesOf(query)])
    }
  })

  it.each(sharedWords)('shows every simulator about “%s”', (query, shown) => {
    expect(relevantMatches(rank(query)).map(({ name }) => name)).toEqual(expect.arrayContaining([...shown]))
  })

  it.each(strayWords)('does not show for “%s” %s', (query, hidden) => {
    const found = relevantMatches(rank(query)).map(({ name }) => name)
    expect(found.length).toBeGreaterThan(0)
    expect(found).not.toContain(hidden)
  })

  it.each(insidesOfWords)('does not find “%s” inside a word of %s', (query, name) => {
    expect(namesOf(query)).not.toContain(name)
  })

  it.each(['1000 euros par mois sans travailler', '1000 euros a month without working'])(
    'puts an income from savings before early retirement for “%s”',
    (query) => {
      const names = namesOf(query)
      expect(names).toEqual(expect.arrayContaining(['revenus-passifs', 'retraite-fire']))
      expect(names.indexOf('revenus-passifs')).toBeLessThan(names.indexOf('retraite-fire'))
    },
  )

  it('finds falls of the market and index funds for “bourse”', () => {
    expect(namesOf('bourse')).toEqual(expect.arrayContaining(['livret-a-vs-etf', 'drawdown']))
  })

  it.each(nearQueries)(
    'says of “%s” that nothing computes it, and that %s comes nearest',
    (query, nearest) => {
      expect(rankNear(query)[0]?.name).toBe(nearest)
      expect(rank(query)[0]?.score ?? 0).toBeLessThan(rankNear(query)[0]?.score ?? 0)
    },
  )

  it('finds a simulator itself for every other query, in both languages', () => {
    for (const { query } of [...searchQueries.fr, ...searchQueries.en])
      expect([query, rankNear(query)]).toEqual([query, []])
  })

  it.each(foreignQueries)('finds nothing for “%s”', (query) => {
    expect(namesOf(query)).toEqual([])
  })
})
