import {
  type Answer,
  analyses,
  analysesOf,
  type CivilDate,
  fieldsByPath,
  type Question,
  type RangeData,
  rangeSentence,
  type Simulator,
  valueAt,
} from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import { paragraph } from '../terminal/text.ts'
import { figureLines } from './figures.ts'
import type { Sheet } from './sheet.ts'

/** For `render-page.ts`, the result of a range: its sentence, the decisive figure in its three cases, and the past. */
export function rangeLines(simulator: Simulator, answer: Answer, sheet: Sheet): string[][] {
  const { contract } = simulator
  const { language } = sheet
  const { cible, plage } = answer.data as unknown as RangeData
  const figure = fieldsByPath(contract.result).get(cible)
  const shape = fieldsByPath(analyses.plage(simulator).result)
  if (!figure) throw new RangeError(`${cible} is no figure of the result`)
  const lines = (paths: readonly string[], isFigure: boolean) =>
    figureLines(
      paths.flatMap((path) => {
        const own = shape.get(path)
        const field = own && (isFigure ? { ...figure, label: own.label } : own)
        return field ? [{ field, value: valueAt(answer.data, path) }] : []
      }),
      sheet,
      isFigure,
    )
  return [
    sentenceLines(simulator, answer, sheet),
    [
      sheet.paint('bold', figure.label[language]),
      ...lines(plage ? ['plage.bas', 'valeur', 'plage.haut'] : ['valeur'], true),
    ],
    plage ? lines(['plage.tauxBas', 'plage.tauxHaut', 'plage.part', 'plage.fenetres'], false) : [],
  ]
}

function sentenceLines(
  { contract }: Simulator,
  { data, meta }: Answer,
  { language, width }: Sheet,
): string[] {
  const market = meta.hypotheses.indice === 'monde' ? 'monde' : 'us'
  const input = { data: data as unknown as RangeData, market, language } as const
  const sentence = rangeSentence(contract, input, figureFormatter(language))
  return sentence ? paragraph(typeset(sentence), width) : []
}

/**
 * The sentence of the range of a simulation, at the default volatility; nothing for a simulator without one, and for
 * a guaranteed yield. Called by `commands/run-simulator.ts`.
 * @param question of the simulation.
 */
export async function rangeOfSimulation(
  simulator: Simulator,
  question: Question,
  today: CivilDate,
  sheet: Sheet,
): Promise<string[]> {
  if (!analysesOf(simulator).includes('plage')) return []
  const analysis = analyses.plage(simulator)
  const read = analysis.parserFor({}).fromObject(question)
  if (!read.ok) return []
  await analysis.load(read.question)
  return sentenceLines(simulator, analysis.answer(read.question, { today }, sheet.language), sheet)
}
