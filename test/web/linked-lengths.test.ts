/** Lengths that move together on a form, without a browser. */
import { describe, expect, it } from 'vitest'
import { followersOf, lengthToAge, setApartIn } from '../../apps/web/src/model/linked-lengths.ts'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { FormValues } from '../../apps/web/src/model/page-state.ts'
import { computeReply, exampleOf } from '../../apps/web/src/model/reply.ts'
import { createAnswerSource } from '../../apps/web/src/page/answer-source.ts'
import { createPageSession } from '../../apps/web/src/page/page-session.ts'
import type { CivilDate } from '../../packages/core/src/units/civil-date.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'

const today = '2026-11-21' as CivilDate
const home = simulatorNamed('achat-location')
const linked = simulators.filter(({ contract }) => contract.linked.length > 0)

/** The session of a page at an address, and the values of its form. */
function pageWith(simulator = home, typed: FormValues = exampleOf(simulator)) {
  let state = stateOf(typed, computeReply(simulator, typed, today, 'fr'))
  const session = createPageSession({
    simulator,
    source: createAnswerSource(simulator, { today: () => today, language: 'fr', worker: undefined }),
    first: state,
    onChange: (snapshot) => {
      state = snapshot.state
    },
  })
  return {
    ...session,
    type: (name: string, text: string) => session.dispatch({ type: 'type', name, text }),
    typed: () => state.typed,
    horizon: () => state.typed.horizon,
    data: () => state.shown?.answer.data as { readonly resume: object },
    hypotheses: () => state.shown?.answer.meta.hypotheses ?? {},
  }
}

describe.each(linked)('linked lengths of $contract.name', (simulator) => {
  it('moves the follower with the leader, and the answer with them', () => {
    const page = pageWith(simulator)
    expect(page.horizon()).toBeUndefined()
    for (const text of ['2', '', '25']) page.type('duree_credit', text)
    expect([page.horizon(), page.hypotheses().horizon]).toEqual(['25', 25])
  })

  it('leaves a follower that was set by hand, even to the same length', () => {
    const page = pageWith(simulator)
    page.type('horizon', '20')
    page.type('duree_credit', '25')
    expect(page.horizon()).toBe('20')
  })

  it('does not move the leader', () => {
    const page = pageWith(simulator)
    page.type('horizon', '12')
    expect(page.typed().duree_credit).toBe(exampleOf(simulator).duree_credit)
  })
})

describe('followersOf', () => {
  it('leaves the follower where the text is none of its values', () => {
    const { contract } = simulatorNamed('immobilier')
    for (const text of ['', '0', 'abc', '41'])
      expect(followersOf(contract, { name: 'duree_credit', text }, [])).toEqual({})
    expect(followersOf(contract, { name: 'duree_credit', text: '30' }, ['horizon'])).toEqual({})
    expect(followersOf(contract, { name: 'prix', text: '30' }, [])).toEqual({})
  })
})

describe('setApartIn', () => {
  it('finds the followers that differ from their leader', () => {
    const apart = (horizon: string) => setApartIn(home.contract, { duree_credit: '25', horizon }, undefined)
    expect([apart(''), apart('25'), apart('20')]).toEqual([[], [], ['horizon']])
  })

  it('keeps lengths that an address sets apart, until another address or the example joins them', () => {
    const page = pageWith(home, { ...exampleOf(home), horizon: '15' })
    page.type('duree_credit', '25')
    expect(page.horizon()).toBe('15')
    page.dispatch({ type: 'reset' })
    page.type('duree_credit', '18')
    expect(page.horizon()).toBe('18')
  })
})

describe('a retirement', () => {
  const fire = simulatorNamed('retraite-fire')
  const saver = { ...exampleOf(fire), age: '28', methode: 'historique' }

  it('lasts until 95 from the age of independence, and the answer with it', () => {
    const page = pageWith(fire, saver)
    expect(page.typed().horizon_retraite).toBeUndefined()
    page.type('age', '30')
    expect(page.data().resume).toMatchObject({ ageFire: 51.75 })
    expect([page.typed().horizon_retraite, page.hypotheses().horizon_retraite]).toEqual(['44', 44])
    page.type('mensuel', '4000')
    expect(page.data().resume).toMatchObject({ ageFire: 38.79 })
    expect(page.typed().horizon_retraite).toBe('57')
  })

  it('keeps the length that the reader or an address gives', () => {
    const typed = pageWith(fire, saver)
    typed.type('horizon_retraite', '40')
    typed.type('age', '30')
    expect(typed.typed().horizon_retraite).toBe('40')
    const addressed = pageWith(fire, { ...saver, horizon_retraite: '25' })
    addressed.type('age', '30')
    expect(addressed.typed().horizon_retraite).toBe('25')
  })

  it('follows again from an address that it wrote', () => {
    const page = pageWith(fire, { ...saver, age: '30', horizon_retraite: '44' })
    page.type('mensuel', '4000')
    expect(page.typed().horizon_retraite).toBe('57')
  })

  it('moves nothing without an age, or where independence is never reached', () => {
    const page = pageWith(fire)
    page.type('mensuel', '900')
    expect(page.typed().horizon_retraite).toBeUndefined()
    const never = pageWith(fire, { capital: '0', mensuel: '0', depenses: '2000', age: '30' })
    never.type('depenses', '2500')
    expect(never.typed().horizon_retraite).toBeUndefined()
  })

  it('has its default again once the age is left out', () => {
    const page = pageWith(fire, saver)
    page.type('age', '30')
    page.type('age', '')
    expect([page.typed().horizon_retraite, page.hypotheses().horizon_retraite]).toEqual(['', 30])
  })

  it('begins at an age that its length does not move', () => {
    const ages = ['10', '70'].map((horizon_retraite) => {
      const reply = computeReply(fire, { ...saver, horizon_retraite }, today, 'fr')
      return reply.ok && reply.answer.data
    })
    const [short, long] = ages as { readonly resume: { readonly ageFire: number } }[]
    expect(short?.resume.ageFire).toBeGreaterThan(28)
    expect(long?.resume.ageFire).toBe(short?.resume.ageFire)
  })

  it('stays within the bounds of the length', () => {
    const at = (ageFire: number | null) => lengthToAge(fire.contract, { resume: { ageFire } })
    expect([at(null), at(16), at(49.6), at(95), at(120)]).toEqual([
      { horizon_retraite: '' },
      { horizon_retraite: '70' },
      { horizon_retraite: '46' },
      { horizon_retraite: '10' },
      { horizon_retraite: '10' },
    ])
    expect(lengthToAge(home.contract, { resume: {} })).toEqual({})
  })
})
