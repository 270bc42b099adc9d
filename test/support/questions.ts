/** Sound questions of any kind to any simulator, drawn from its contract. */
import { type AnalysisName, analyses, type Simulator } from '@denier/core'
import fc from 'fast-check'
import { validParams } from './queries.ts'

type Query = Readonly<Record<string, unknown>>

/**
 * At most `count` + 1 sound questions: the worked example first, then random ones. For an analysis, each has
 * its own parameters, such as the figure to explain. Used by `edge/same.test.ts` and
 * `test/interfaces.test.ts`.
 * @throws Error where the parser refuses more than half of the questions drawn.
 */
export function questionsOf(simulator: Simulator, kind: AnalysisName, count: number): Query[] {
  const { example } = simulator.contract
  const random = fc.sample(validParams(simulator.contract) as fc.Arbitrary<Query>, count)
  const { inconnue, cible, figure } = analyses[kind](simulator).fields
  const unknowns = Object.keys(inconnue?.choices ?? {})
  const targets = Object.keys(cible?.choices ?? {})
  const questions = [example.query as Query, ...random].map((query, index) => {
    if (kind === 'simulation') return query
    if (kind === 'plage')
      return index % 2 === 0 ? query : { ...query, volatilite: 5 + index, indice: 'monde' }
    if (kind === 'explication') {
      const paths = Object.keys(figure?.choices ?? {})
      return { ...query, figure: paths[index % paths.length], profondeur: 1 + (index % 5) }
    }
    const target = { cible: targets[index % targets.length] }
    if (kind === 'sensibilite') return { ...query, ...target }
    const unknown = unknowns[index % unknowns.length] ?? ''
    const { [unknown]: _, ...rest } = query
    return { ...rest, ...target, inconnue: unknown, valeur: 1000 * index }
  })
  const parser = analyses[kind](simulator).parserFor({})
  const sound = questions.filter((query) => parser.fromObject(query).ok)
  if (sound.length < questions.length / 2) throw new Error('too few sound questions')
  return sound
}
