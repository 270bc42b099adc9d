import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../units/civil-date.ts'
import { defineContract } from './contract.ts'
import { readQuery } from './grammar.ts'
import { euros, prose } from './kinds.ts'
import { defineSimulator, type Outcome, type ParamsOfContract, type SimulationContext } from './simulator.ts'

const label = { fr: 'Libellé', en: 'Label' }
const today = '2026-11-21' as CivilDate

/**
 * A trial contract: `part` defaults to a third of `total`, and 2 or 3 as `plus` make the answer apply a law.
 */
const contract = defineContract({
  name: 'moitie',
  title: label,
  purpose: label,
  group: 'epargner',
  sentence: { fr: () => 'Voilà.', en: () => 'There.' },
  params: {
    total: euros({ label }),
    part: euros({ optional: true, label }),
    plus: euros({ default: 1, label }),
  },
  result: { resume: { reste: euros({ label }), phrase: prose({ label }) } },
  headings: {},
  charts: [],
  warnings: {
    tout: { fr: 'Tout est pris', en: 'All is taken' },
    rien: { fr: 'Il ne reste rien', en: 'Nothing is left' },
  },
  sources: [{ title: 'a', url: 'https://example.org/a', read: '2026-11-21' }],
  disclaimer: { fr: 'Exemple', en: 'Example' },
  example: { query: { total: 10 }, expect: { resume: { reste: 6 } } },
})

function simulate(
  { total, part = total / 3, plus }: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const rest = total - part
  return {
    data: { resume: { reste: rest + plus, phrase: { fr: 'voilà', en: 'there' } } },
    warnings: { tout: part === total, rien: rest + plus === 0 },
    used: { part },
    ...(plus === 2 && { law: { asOf: context.today, sources: [legalText] } }),
    ...(plus === 3 && { law: { asOf: { incomeYear: 2025 }, sources: [legalText] } }),
  }
}

const legalText = { title: 'CGI, art. 0', url: 'https://example.org/0', read: '2026-11-21' }

const simulator = defineSimulator(contract, simulate)

function ask(query: string, language: 'fr' | 'en' = 'fr') {
  const parsed = simulator.parser.fromQuery(readQuery(query))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return simulator.answer(parsed.params, { today }, language)
}

describe('meta.hypotheses of an answer', () => {
  it('holds the values given and the defaults, in the contract’s order', () => {
    expect(JSON.stringify(ask('part=4&total=10').meta.hypotheses)).toBe('{"total":10,"part":4,"plus":1}')
  })

  it('holds a derived parameter, rounded as its field is', () => {
    expect(JSON.stringify(ask('total=10').meta.hypotheses)).toBe('{"total":10,"part":3.33,"plus":1}')
  })
})

describe('meta.avertissements of an answer', () => {
  it('holds the warnings that apply, in the contract’s order and in one language', () => {
    expect(ask('total=10').meta.avertissements).toEqual([])
    expect(ask('total=10&part=10&plus=0', 'en').meta.avertissements).toEqual([
      { code: 'tout', message: 'All is taken', niveau: 'note' },
      { code: 'rien', message: 'Nothing is left', niveau: 'note' },
    ])
  })

  it('reuses the same objects for all answers in one language', () => {
    const [first, second] = [ask('total=10&part=10'), ask('total=20&part=20')]
    expect(first.meta.avertissements[0]).toBe(second.meta.avertissements[0])
  })
})

describe('an answer that applies a law', () => {
  it.each([
    [2, { date: today }],
    [3, { anneeRevenus: 2025 }],
  ])('names legal texts before other sources, and the day or income year (plus=%d)', (plus, droit) => {
    const { meta } = ask(`total=10&plus=${plus}`)
    expect(meta.sources).toEqual([legalText, ...contract.sources])
    expect(meta.droit).toEqual(droit)
  })

  it('has no law where it uses none', () => {
    expect(ask('total=10').meta).not.toHaveProperty('droit')
  })
})

describe('Simulator.load', () => {
  const loaded: string[] = []
  const series = (name: string) => ({
    load: async () => void loaded.push(name),
    isLoaded: () => loaded.includes(name),
  })
  const needing = defineSimulator(
    { ...contract, needs: ({ plus }) => (Number(plus) > 1 ? [series('a'), series('b')] : []) },
    simulate,
  )

  it('loads the series that the parameters need, and no other', async () => {
    await needing.load({ total: 1, part: undefined, plus: 1 })
    expect(loaded).toEqual([])
    expect(needing.isLoaded({ total: 1, part: undefined, plus: 1 })).toBe(true)
    expect(needing.isLoaded({ total: 1, part: undefined, plus: 2 })).toBe(false)
    await needing.load({ total: 1, part: undefined, plus: 2 })
    expect(loaded).toEqual(['a', 'b'])
    expect(needing.isLoaded({ total: 1, part: undefined, plus: 2 })).toBe(true)
  })
})

describe('an answer', () => {
  it('has a version, an endpoint, sources and a disclaimer, in one language', () => {
    const { data, meta, disclaimer } = ask('total=10', 'en')
    expect(data.resume).toEqual({ reste: 7.67, phrase: 'there' })
    expect(meta).toMatchObject({ version: '1.0', endpoint: 'simulateurs/moitie', sources: contract.sources })
    expect(disclaimer).toBe('Example')
  })

  it('is the same each time it is computed', () => {
    expect(ask('total=10')).toEqual(ask('total=10'))
  })
})
