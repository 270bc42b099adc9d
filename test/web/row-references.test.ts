/** Rows that name rows of another list: their numbers as rows come and go, in a form with a script and without. */
import type { CivilDate, Simulator } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOfText } from '../../apps/web/src/model/list-rows.ts'
import { computeReply } from '../../apps/web/src/model/reply.ts'
import { rowsInQuery } from '../../apps/web/src/model/row-fields.ts'
import { renumberReferences, rowNames } from '../../apps/web/src/model/row-references.ts'
import { donation } from '../../packages/core/src/simulateurs/donation/index.ts'
import { succession } from '../../packages/core/src/simulateurs/succession/index.ts'
import { cases } from '../support/tier.ts'

const { params } = succession.contract
const family = params.proche.list
const today = '2026-11-25' as CivilDate
/** The new number of each row once row `gone` is removed; undefined for that one. */
const without = (gone: number) => (row: number) => (row === gone ? undefined : row > gone ? row - 1 : row)
/** What is typed in the lists that refer to `list`, once its row `gone` is removed. */
const afterRemoval = (
  typed: Record<string, string>,
  gone: number,
  simulator: Simulator = succession as unknown as Simulator,
  list = 'proche',
) => renumberReferences(simulator.contract.params, typed, list, without(gone))

describe('renumberReferences', () => {
  const gifts = 'proche:2,montant:5,date:2020-01-01 & proche:3,montant:6,date:2021-01-01'

  it('keeps each gift, legacy and clause to its person when a row above is removed', () => {
    const typed = {
      don: gifts,
      legs: 'proche:4,part:10 & organisme,part:5',
      assurance: 'proche:1,avant_70:7',
    }
    expect(afterRemoval(typed, 1)).toEqual({
      values: {
        don: 'proche:1,montant:5,date:2020-01-01 & proche:2,montant:6,date:2021-01-01',
        legs: 'proche:3,part:10 & organisme,part:5',
        assurance: 'avant_70:7',
      },
      orphans: [{ list: 'assurance', number: 1, isRemoved: false }],
    })
  })

  it('clears what names the removed row, and leaves the lists that name none', () => {
    expect(afterRemoval({ don: gifts, legs: 'organisme,part:5' }, 3)).toEqual({
      values: { don: 'proche:2,montant:5,date:2020-01-01 & montant:6,date:2021-01-01' },
      orphans: [{ list: 'don', number: 2, isRemoved: false }],
    })
    expect(afterRemoval({ don: gifts }, 4)).toEqual({ values: {}, orphans: [] })
  })

  it('removes a row whose reference has a default, which would name another person', () => {
    const typed = { anterieure: 'montant:5,date:2020-01-01 & don:2,montant:6,date:2021-01-01' }
    expect(afterRemoval(typed, 1, donation as unknown as Simulator, 'don')).toEqual({
      values: { anterieure: 'montant:6,date:2021-01-01' },
      orphans: [{ list: 'anterieure', number: 1, isRemoved: true }],
    })
  })

  it('keeps rows that no form can hold, and references that are no number', () => {
    const typed = { don: 'a:b:c & proche:x,montant:5 & proche:3,proche:3' }
    expect(afterRemoval(typed, 1)).toEqual({ values: {}, orphans: [] })
  })

  it('never changes what any other person receives, whichever row is removed', () => {
    const gift = fc.record({
      proche: fc.integer({ min: 1, max: 5 }),
      montant: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(
        fc.array(gift, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (all, gone) => {
          const people = ['a', 'b', 'c', 'd', 'e']
          const don = all.map(({ proche, montant }) => `proche:${proche},montant:${montant}`).join(' & ')
          const { values } = afterRemoval({ don }, gone)
          const left = people.toSpliced(gone - 1, 1)
          const rows = rowsOfText(params.don.list, values.don ?? don)
          expect(rows.map(({ proche }) => (proche ? left[Number(proche) - 1] : undefined))).toEqual(
            all.map(({ proche }) => (proche === gone ? undefined : people[proche - 1])),
          )
        },
      ),
      cases(200),
    )
  })
})

describe('rowsInQuery with references', () => {
  /** What is typed once a form without a script has sent a family and a gift, and more. */
  const sent = (extra: string) =>
    rowsInQuery(
      succession.contract,
      `proche.1.lien=conjoint&proche.1.age=70&proche.2.lien=enfant&proche.3.lien=enfant&don.1.proche=3&don.1.montant=5&don.1.date=2020-01-01${extra}`,
    )

  it('keeps a gift to its child when the button removes a row above', () => {
    expect(sent('&proche.2=')).toEqual({
      proche: 'conjoint,age:70 & enfant',
      don: 'proche:2,montant:5,date:2020-01-01',
    })
  })

  it('leaves a gift to nobody when the button removes its child, which the page reports', () => {
    const typed = sent('&proche.3=') ?? expect.fail('no rows')
    expect(typed).toEqual({ proche: 'conjoint,age:70 & enfant', don: 'montant:5,date:2020-01-01' })
    const simulator = succession as unknown as Simulator
    const reply = computeReply(simulator, { patrimoine: '9', ...typed }, today, 'fr')
    expect(reply.ok ? [] : reply.problems.map(({ field, code }) => [field, code])).toEqual([
      ['don[1].proche', 'required'],
    ])
  })

  it('follows a row of the blank groups to the number that it gets', () => {
    expect(sent('&proche.4.lien=&proche.5.lien=parent&legs.1.proche=5&legs.1.part=10')).toMatchObject({
      proche: 'conjoint,age:70 & enfant & enfant & parent',
      legs: 'proche:4,part:10',
    })
  })

  it('keeps a number that no row of the form has, which the page reports', () => {
    expect(sent('&legs.1.proche=9&legs.1.part=10')).toMatchObject({ legs: 'proche:9,part:10' })
  })
})

describe('rowNames', () => {
  it('calls rows by their kinship, numbered where several are alike', () => {
    const rows = rowsOfText(family, 'conjoint,age:70 & enfant & enfant,nombre:2 & nombre:3')
    expect(rowNames(family, rows, 'fr')).toEqual(['Conjoint', 'Enfant 1', 'Enfant 2 (×\u00A02)', 'Proche 4'])
    expect(rowNames(family, rows, 'en').slice(0, 2)).toEqual(['Spouse', 'Child 1'])
  })
})
