import type { ChartData } from '@denier/charts'
import { type Contract, type Language, resultParts } from '@denier/core'
import { decisiveOf, standaloneLabel } from '../result/figures.tsx'
import type { LabelledAnswer } from './curves.ts'
import { messages } from './messages.ts'

/**
 * A chart with one bar for each scenario, as high as the chosen decisive figure, else the first. A scenario in
 * which that figure is `null` has no bar. `undefined` when the contract names no decisive figure, or none has a value other than 0.
 * Used by `comparison.tsx`.
 * @param path that of the figure that is chosen, or compared without a choice.
 */
export function decisiveBars(
  contract: Contract,
  compared: readonly LabelledAnswer[],
  language: Language,
  path?: string,
): ChartData | undefined {
  const figures = compared.map(({ answer }) => {
    const decisive = decisiveOf(contract, resultParts(contract.result, answer.data).groups)
    return path ? decisive.find((one) => one.path === path) : decisive[0]
  })
  const values = figures.map((figure) => (typeof figure?.value === 'number' ? figure.value : null))
  const figure = figures.find(Boolean)
  if (!figure || !values.some(Boolean)) return undefined
  const label = standaloneLabel(contract, figure, language)
  return {
    title: messages[language].compared,
    // an axis of names has no caption; the type asks for a label all the same
    x: {
      field: { ...figure.field, kind: 'choice' },
      label: messages[language].scenario,
      names: compared.map((one) => one.label),
    },
    series: [
      {
        key: figure.path,
        label,
        field: figure.field,
        role: 'bar',
        points: values.map((value, x) => ({ x, value })),
      },
    ],
  }
}
