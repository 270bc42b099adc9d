/** Lengths that move together on a form, without a browser. */
import { describe, expect, it } from 'vitest'
import { followersOf, setApartIn } from '../../apps/web/src/model/linked-lengths.ts'
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
    used: () => state.shown?.answer.meta.hypotheses.horizon,
  }
}

describe.each(linked)('linked lengths of $contract.name', (simulator) => {
  it('moves the follower with the leader, and the answer with them', () => {
    const page = pageWith(simulator)
    expect(page.horizon()).toBeUndefined()
    for (const text of ['2', '', '25']) page.type('duree_credit', text)
    expect([page.horizon(), page.used()]).toEqual(['25', 25])
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
    const apart = (horizon: string) => setApartIn(home.contract, { duree_credit: '25', horizon })
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
