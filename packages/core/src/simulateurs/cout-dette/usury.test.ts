import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { compileExplanation } from '../../analyses/explanation/compile-explanation.ts'
import type { Explanation } from '../../definition/explanation.ts'
import type { Simulator } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { explain } from './explain.ts'
import { coutDette } from './index.ts'

const SECOND_QUARTER = '2026-05-15' as CivilDate
const THIRD_QUARTER = '2026-08-15' as CivilDate
const FOURTH_QUARTER = '2026-11-23' as CivilDate

const answerOn = (query: string, day: CivilDate) => {
  const { data, meta } = ask(coutDette, query, day)
  return {
    ...data.resume,
    warnings: meta.avertissements.map(({ code }) => code).filter((code) => code.startsWith('taux_usure')),
    titles: meta.sources.map(({ title }) => title).join(),
  }
}

describe('cout-dette: usury rate of the quarter', () => {
  it.each([
    ['capital=100000&taux=3.9&duree=9', 4.07, []],
    ['capital=100000&taux=4&duree=9', 4.07, ['taux_usure_depasse']], // 4.0742 % equivalent
    ['capital=100000&taux=4.4&duree=10', 4.57, []],
    ['capital=100000&taux=4.5&duree=19', 4.57, ['taux_usure_depasse']], // 4.59 % equivalent
    ['capital=100000&taux=4.5&duree=20', 5.29, []],
    ['capital=100000&taux=5.3&duree=20', 5.29, ['taux_usure_depasse']],
  ])('compares the APRC of %s with %d', (query, tauxUsure, warnings) => {
    const found = answerOn(query, THIRD_QUARTER)
    expect(found).toMatchObject({ tauxUsure, warnings })
    expect(found.titles).toContain('avis du 26 juin 2026')
  })

  it.each([
    ['2025-08-15', 5.08, 'troisième trimestre 2025'],
    ['2025-11-23', 5.09, 'quatrième trimestre 2025'],
    ['2026-02-01', 5.13, 'avis du 22 décembre 2025'],
  ])('compares with the notice of the quarter on %s', (day, tauxUsure, title) => {
    const found = answerOn('capital=100000&taux=5.1&duree=20', day as CivilDate) // 5.2209 % equivalent
    expect(found).toMatchObject({ tauxUsure, warnings: ['taux_usure_depasse'] })
    expect(found.titles).toContain(title)
  })

  it.each([SECOND_QUARTER, FOURTH_QUARTER])(
    'says that it is not known in a quarter whose rates are not, on %s',
    (day) => {
      const found = answerOn('capital=100000&taux=20&duree=20', day)
      expect(found).toMatchObject({ tauxUsure: null, warnings: ['taux_usure_inconnu'] })
      expect(found.titles).not.toContain('314-6')
    },
  )

  it.each([5, 10, 15, 20, 25])('is explained by its notice, for %i years', (duree) => {
    const parsed = coutDette.parser.fromObject({ capital: 100_000, taux: 4.5, duree })
    if (!parsed.ok) throw new Error('refused')
    const replay = compileExplanation(coutDette as unknown as Simulator, explain as unknown as Explanation)(
      parsed.params,
      { today: THIRD_QUARTER },
    )
    expect(replay.steps.filter(({ agrees }) => !agrees)).toEqual([])
    const step = replay.steps.find(({ step }) => step.id === 'tauxUsure')
    expect(step).toMatchObject({ value: step?.formulaValue, figure: 'resume.tauxUsure' })
    expect(replay.law.find(({ name }) => name === 'usureImmobilier')?.rows).toHaveLength(3)
  })
})
