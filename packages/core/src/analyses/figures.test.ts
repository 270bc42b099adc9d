import { describe, expect, it } from 'vitest'
import { simulatorNamed, simulators } from '../../../../test/support/simulators.ts'
import { euros, flag, percent, prose } from '../definition/kinds.ts'
import { orNull, orOmitted, pair, rows } from '../definition/shape.ts'
import type { CivilDate } from '../units/civil-date.ts'
import { figureAt, figureReader, numericFigures } from './figures.ts'

const label = { fr: 'Essai', en: 'Trial' }
const shape = {
  resume: { total: euros({ label }), part: percent({ label, nullable: true }), oui: flag({ label }) },
  groupe: { dedans: { profond: euros({ label }) }, mot: prose({ label }) },
  absent: orNull({ chiffre: euros({ label }) }),
  omis: orOmitted({ chiffre: euros({ label }) }),
  bornes: pair(euros({ label })),
  yearly: rows({ annee: euros({ label }) }),
  mensuel: orOmitted(rows({ mois: euros({ label }) })),
}

describe('numericFigures', () => {
  it('lists the numbers of nested and nullable groups, without tables and pairs', () => {
    expect(Object.keys(numericFigures(shape))).toEqual([
      'resume.total',
      'resume.part',
      'groupe.dedans.profond',
      'absent.chiffre',
      'omis.chiffre',
    ])
  })

  it('lists the figures of a contract', () => {
    const paths = Object.keys(numericFigures(simulatorNamed('achat-location').contract.result))
    expect(paths).toContain('resume.pointBasculeAnnees')
    expect(paths).not.toContain('resume.achatGagnant')
  })

  it('excludes calendar years', () => {
    const paths = Object.keys(numericFigures(simulatorNamed('drawdown').contract.result))
    expect(paths).toContain('resume.perteMax')
    expect(paths).not.toContain('resume.pireCrise')
  })
})

describe('figureAt', () => {
  const data = {
    resume: { total: 3, part: null, oui: true },
    groupe: { dedans: { profond: 0 } },
    absent: null,
  }

  it.each([
    ['resume.total', 3],
    ['groupe.dedans.profond', 0],
    ['resume.part', null],
    ['absent.chiffre', null],
    ['omis.chiffre', null],
    ['resume.oui', null],
  ])('reads %s as %s', (path, figure) => {
    expect(figureAt(data, path)).toBe(figure)
  })
})

describe('figureReader', () => {
  it.each(simulators.map((simulator) => [simulator.contract.name, simulator] as const))(
    'reads from the unrounded data of %s the same figures as its answer has',
    (_, { contract, parser, compute, answer }) => {
      const parsed = parser.fromObject(contract.example.query)
      if (!parsed.ok) throw new Error('the example is refused')
      const question = [parsed.params, { today: '2026-11-21' as CivilDate }, 'fr'] as const
      const [computed, answered] = [compute(...question), answer(...question)]
      for (const [path, figure] of Object.entries(numericFigures(contract.result)))
        expect([path, figureReader(figure, path)(computed.data)]).toEqual([
          path,
          figureAt(answered.data, path),
        ])
    },
  )

  it('rounds a figure, gives null without its group, and throws for a number that is not finite', () => {
    const read = figureReader(shape.resume.total, 'resume.total')
    expect(read({ resume: { total: 1.005 } })).toBe(1.01)
    expect(read({ resume: null })).toBeNull()
    expect(() => read({ resume: { total: Number.NaN } })).toThrow('resume.total is NaN, not a finite number')
  })
})
