import { describe, expect, it } from 'vitest'
import { cagr } from '../simulateurs/cagr/index.ts'
import type { CivilDate } from '../units/civil-date.ts'
import { readQuery } from './grammar.ts'
import { simulatorOfPage } from './simulator-of-page.ts'

const context = { today: '2026-11-26' as CivilDate }

/**
 * A simulator of a page, the question parsed by it, and how many times it imported the computation so far.
 */
function ofPage(query: string) {
  let imports = 0
  const simulator = simulatorOfPage(cagr.contract, async () => {
    imports += 1
    return cagr
  })
  const parsed = simulator.parser.fromQuery(readQuery(query))
  return { simulator, parsed, imports: () => imports }
}

describe('simulatorOfPage', () => {
  it('answers as the simulator does, once it is loaded, and imports it once', async () => {
    const { simulator, parsed, imports } = ofPage('valeur_initiale=1000&valeur_finale=2000&duree=10')
    if (!parsed.ok) throw new Error('refused')
    const { params } = parsed
    expect(simulator.isLoaded(params)).toBe(false)
    expect(() => simulator.answer(params, context, 'fr')).toThrow('cagr is not loaded')
    expect(imports()).toBe(0)
    await simulator.load(params)
    await simulator.load(params)
    expect(simulator.isLoaded(params)).toBe(true)
    expect(imports()).toBe(1)
    const own = cagr.parser.fromQuery(readQuery('valeur_initiale=1000&valeur_finale=2000&duree=10'))
    if (!own.ok) throw new Error('refused')
    expect(simulator.answer(params, context, 'fr')).toEqual(cagr.answer(own.params, context, 'fr'))
  })

  it('refuses a question with the same problems, before it is loaded', () => {
    const { parsed, imports } = ofPage('valeur_initiale=-1&duree=abc')
    expect(parsed).toEqual(cagr.parser.fromQuery(readQuery('valeur_initiale=-1&duree=abc')))
    expect(imports()).toBe(0)
  })

  it('gives the explanation of the simulator', async () => {
    const { simulator } = ofPage('')
    expect(await simulator.loadExplanation?.()).toBe(await cagr.loadExplanation?.())
  })
})
