import {
  type Answer,
  analyses,
  answerInProcess,
  askRange,
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

/**
 * For `render-page.ts`, the result of a range: its sentence, the decisive figure in poor, central and good
 * markets, and the share of past periods that reached it.
 * @throws RangeError for a target that is no figure of the result, which is a bug.
 */
export function rangeLines(simulator: Simulator, answer: Answer, sheet: Sheet): string[][] {
  const { contract } = simulator
  const { language } = sheet
  const range = answer.data as unknown as RangeData
  const { cible, plage } = range
  const figure = fieldsByPath(contract.result).get(cible)
  const shape = fieldsByPath(analyses.plage(simulator).result)
  if (!figure) throw new RangeError(`${cible} is no figure of the result`)
  /** @param isFigure whether the values are of the decisive figure, and formatted as it is. */
  const lines = (paths: readonly string[], isFigure: boolean) =>
    figureLines(
      paths.flatMap((path) => {
        const ofRange = shape.get(path)
        const field = ofRange && (isFigure ? { ...figure, label: ofRange.label } : ofRange)
        return field ? [{ field, value: valueAt(answer.data, path) }] : []
      }),
      sheet,
      isFigure,
    )
  return [
    sentenceLines(simulator, { data: range, indice: answer.meta.hypotheses.indice }, sheet),
    [
      sheet.paint('bold', figure.label[language]),
      ...lines(plage ? ['plage.bas', 'valeur', 'plage.haut'] : ['valeur'], true),
    ],
    plage ? lines(['plage.tauxBas', 'plage.tauxHaut', 'plage.part', 'plage.fenetres'], false) : [],
  ]
}

function sentenceLines(
  { contract }: Simulator,
  range: { readonly data: RangeData; readonly indice: unknown; readonly noPast?: string | undefined },
  { language, width }: Sheet,
): string[] {
  const sentence = rangeSentence(contract, { ...range, language }, figureFormatter(language))
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
  const range = await askRange(
    answerInProcess,
    simulator,
    (parser) => parser.fromObject(question),
    today,
    sheet.language,
  )
  return range ? sentenceLines(simulator, range, sheet) : []
}
