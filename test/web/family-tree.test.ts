/** The family tree of an estate: who is where, that boxes never overlap, and what the picture says. */
import type { CivilDate, Simulator } from '@denier/core'
import fc from 'fast-check'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { computeReply } from '../../apps/web/src/model/reply.ts'
import { FamilyTree } from '../../apps/web/src/tree/family-tree.tsx'
import { layoutFamily } from '../../apps/web/src/tree/layout-family.ts'
import { placeFamily } from '../../apps/web/src/tree/place-family.ts'
import { familyTree } from '../../packages/core/src/simulateurs/succession/family-tree.ts'
import { succession } from '../../packages/core/src/simulateurs/succession/index.ts'
import { cases } from '../support/tier.ts'

const simulator = succession as unknown as Simulator
const today = '2026-11-25' as CivilDate
const kinships = Object.keys(succession.contract.params.proche.list.row.lien.choices ?? {})
/** The places of rows in the tree. @param outsiders how many legatees are outside the family. */
const place = (rows: readonly Readonly<Record<string, unknown>>[], outsiders = 0) =>
  placeFamily(familyTree, 'lien', rows, outsiders)

describe('placeFamily', () => {
  it('puts representatives below the place of the person whom they represent', () => {
    const { below, sideways, others } = place([
      { lien: 'enfant' },
      { lien: 'petit_enfant', souche: 1 },
      { lien: 'petit_enfant', souche: 2 },
      { lien: 'petit_enfant', souche: 1 },
      { lien: 'neveu_niece', souche: 1 },
      { lien: 'neveu_niece' },
    ])
    expect(below.map(({ next }) => next)).toEqual([[], [{ row: 1 }, { row: 3 }], [{ row: 2 }]])
    expect(sideways.map(({ next }) => next)).toEqual([[{ row: 4 }]])
    expect(others.map(({ head }) => head)).toEqual([{ row: 5 }])
  })

  it('names kinships that the list has', () => {
    const { above, beside, below, sideways } = familyTree
    for (const kinship of [...above, ...beside, below.kinship, below.next, sideways.kinship, sideways.next])
      expect(kinships).toContain(kinship)
  })
})

const relatives = fc.array(
  fc.record({
    lien: fc.constantFrom(...kinships),
    souche: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  }),
  { maxLength: 30 },
)

describe('layoutFamily', () => {
  it('places everybody once, within the width, without an overlap', () => {
    fc.assert(
      fc.property(
        relatives,
        fc.nat(4),
        fc.integer({ min: 280, max: 1000 }),
        fc.integer({ min: 1, max: 2 }),
        (rows, outsiders, width, lines) => {
          const { boxes, height } = layoutFamily(place(rows, outsiders), width, lines)
          const members = boxes.map(({ member }) => member)
          expect(members.flatMap((one) => ('row' in one ? [one.row] : [])).sort((a, b) => a - b)).toEqual(
            rows.map((_, row) => row),
          )
          expect(members.filter((one) => 'outsider' in one)).toHaveLength(outsiders)
          expect(members.filter((one) => 'root' in one)).toHaveLength(1)
          for (const [index, box] of boxes.entries()) {
            expect(
              box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height,
            ).toBe(true)
            for (const other of boxes.slice(index + 1)) {
              const isApart =
                box.x + box.width <= other.x ||
                other.x + other.width <= box.x ||
                box.y + box.height <= other.y ||
                other.y + other.height <= box.y
              expect(isApart).toBe(true)
            }
          }
        },
      ),
      cases(100),
    )
  })
})

describe('FamilyTree', () => {
  const drawn = (query: string, language: 'fr' | 'en' = 'fr'): string => {
    const typed: Record<string, string> = {}
    for (const [name, text] of new URLSearchParams(query))
      typed[name] = typed[name] ? `${typed[name]} & ${text}` : text
    const reply = computeReply(simulator, typed, today, language)
    if (!reply.ok) expect.fail(JSON.stringify(reply.problems))
    return renderToString(
      h(FamilyTree, { contract: simulator.contract, shown: { typed, answer: reply.answer }, language }),
    ).replace(/[\s\u00A0\u202F]/g, ' ')
  }

  it('describes what each person receives, and who receives nothing', () => {
    const html = drawn(
      'patrimoine=601500&proche=conjoint,age:70&proche=enfant&proche=enfant&proche=frere_soeur',
    )
    expect(html).toContain('role="img"')
    expect(html).toContain(
      '<desc>Conjoint : 150 k€ · Enfant 1 : 201,8 k€ · Enfant 2 : 201,8 k€ · Frère ou sœur : ne reçoit rien.</desc>',
    )
    expect(html).toContain('Défunt')
  })

  it('counts the persons of a row, and names legatees outside the family, in English', () => {
    const html = drawn('patrimoine=301500&proche=enfant,nombre:2&legs=organisme,part:10', 'en')
    expect(html).toContain('Child (× 2): 2 × €')
    expect(html).toContain('Public body, association or foundation of public utility: €30k.')
  })
})
