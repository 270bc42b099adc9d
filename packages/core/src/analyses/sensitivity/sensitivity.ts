import type { Question, ShapedAnalysis } from '../../definition/analysis.ts'
import type { Field } from '../../definition/field.ts'
import { compileParser, type Parser } from '../../definition/parse.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import type { Answer, SimulationContext, Simulator } from '../../definition/simulator.ts'
import { kinds } from '../../units/kinds.ts'
import type { Language } from '../../units/text.ts'
import { costPerEvaluation } from '../cost-units.ts'
import { numericParams, targetField } from '../fields.ts'
import { figureAt, figureReader, numericFigures } from '../figures.ts'
import { splitPresentationParams } from '../split-presentation-params.ts'
import { effectOf, sortEffects } from './effects.ts'
import { sensitivityResult } from './fields.ts'
import { warningsOf } from './warnings.ts'

/**
 * A validated question: the given values by name, and the path of the figure to watch. It is plain data, which a
 * worker can receive: parameters are parsed from it where they are needed.
 */
interface SensitivityQuestion extends Question {
  /** The parameters that were given, without defaults. */
  readonly given: Readonly<Record<string, unknown>>
  /** The path of the figure. */
  readonly cible: string
}

/**
 * Measures which parameters matter: moves each numeric parameter one step down and up, and reads one figure. Called
 * by `analyses.ts`, by the name of the analysis.
 * @example
 * const parser = sensitivityOf(cagr).parserFor({})
 * parser.fromQuery(readQuery('valeur_initiale=1&valeur_finale=2&duree=8&cible=resume.cagr'))
 */
export function sensitivityOf(simulator: Simulator): ShapedAnalysis {
  const { contract } = simulator
  const { name, params, result } = contract
  const allConstraints = [...contract.constraints, ...contract.repeatedConstraints]
  const fields: Params = { ...params, cible: targetField(result) }
  const parser = compileParser(name, params, allConstraints)
  const figures = numericFigures(result)
  const mostEvaluations = 1 + 2 * Object.keys(numericParams(params)).length
  return {
    fields,
    result: sensitivityResult(contract),
    parserFor: (presentation, subject = name) => {
      const compiled = compileParser(subject, { ...fields, ...presentation }, allConstraints)
      const split = (parsed: ReturnType<Parser['fromQuery']>) => {
        if (!parsed.ok) return parsed
        const { given: all, presentation: read } = splitPresentationParams(presentation, parsed)
        const { cible, ...given } = all
        return { ok: true as const, question: { given, cible }, presentation: read }
      }
      return {
        fromQuery: (query) => split(compiled.fromQuery(query)),
        fromObject: (object) => split(compiled.fromObject(object)),
      }
    },
    load: (question) => simulator.load(validParams(parser, question as SensitivityQuestion)),
    costUnits: (question) =>
      mostEvaluations * costPerEvaluation(contract, validParams(parser, question as SensitivityQuestion)),
    answer: (question, context, language) => {
      const valid = question as SensitivityQuestion
      const figure = figures[valid.cible]
      if (!figure) throw new RangeError('a question that no parser validated')
      return answerSensitivity(simulator, parser, valid, figure, context, language)
    },
  }
}

/** The parameters of a question, defaults filled in. */
function validParams(parser: Parser, { given }: SensitivityQuestion): ParamsOf<Params> {
  const parsed = parser.fromObject(given)
  if (!parsed.ok) throw new RangeError('a question that no parser validated')
  return parsed.params
}

/** Simulates the question, then each moved parameter. `figureField` is the field of the figure at `cible`. */
function answerSensitivity(
  simulator: Simulator,
  parser: Parser,
  question: SensitivityQuestion,
  figureField: Field,
  context: SimulationContext,
  language: Language,
): Answer {
  const { contract } = simulator
  const { given, cible } = question
  const read = figureReader(figureField, cible)
  const base = simulator.answer(validParams(parser, question), context, language)
  const figure = figureAt(base.data, cible)
  const { decimals } = kinds[figureField.kind]
  const figureOf = (params: ParamsOf<Params>) => read(simulator.compute(params, context, language).data)
  const effets = sortEffects(
    Object.entries(numericParams(contract.params)).flatMap(([name, field]) => {
      const value = base.meta.hypotheses[name]
      return typeof value === 'number'
        ? [effectOf({ given, parser, figure, decimals, figureOf }, name, field, value)]
        : []
    }),
  )
  return {
    data: { cible, valeur: figure, effets } as unknown as Answer['data'],
    meta: {
      ...base.meta,
      endpoint: `simulateurs/${contract.name}/sensibilite`,
      hypotheses: { ...base.meta.hypotheses, cible },
      avertissements: [
        ...base.meta.avertissements,
        ...warningsOf(figure, effets, base.meta.hypotheses, language),
      ],
    },
    disclaimer: base.disclaimer,
  }
}
