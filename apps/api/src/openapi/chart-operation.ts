import type { Language, Params, Simulator } from '@denier/core'
import { upperFirst } from '@denier/prose'
import { chartParameters } from '../answer/chart-formats.ts'
import { CHART, describeEndpoint } from '../answer/endpoints.ts'
import { openApiMessages } from './messages.ts'
import { operation, successResponse } from './operation.ts'
import { presentationParameters, simulatorPathParameter } from './parameters.ts'
import type { SharedComponents } from './shared-components.ts'

/**
 * Parameters of a chart with a help that fits all simulators: one may have fewer charts than the bound says.
 */
const withCommonHelp = ({ graphique, ...others }: ReturnType<typeof chartParameters>): Params => ({
  graphique: {
    ...graphique,
    help: {
      fr: 'Le premier en dit le plus ; chaque simulateur a les siens.',
      en: 'The first one says most; each simulator has its own.',
    },
  },
  ...others,
})

/**
 * The charts of any simulator: one operation, since a program that draws one has the parameters of the
 * simulator already. They are one object, whose members are the parameters of the address. Called by
 * `openapi-document.ts`.
 */
export function chartOperation(
  simulators: readonly Simulator[],
  shared: SharedComponents,
  language: Language,
) {
  const { note, title } = describeEndpoint(CHART)
  const byCharts = simulators.toSorted((a, b) => b.contract.charts.length - a.contract.charts.length)
  const [first] = simulators
  const parameters = {
    name: 'parametres',
    in: 'query',
    style: 'form',
    explode: true,
    required: true,
    description: openApiMessages[language].parameters,
    schema: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
    example: first?.contract.example.query,
  }
  return operation({
    operationId: 'graphique',
    tag: CHART,
    summary: upperFirst(title[language]),
    description: note[language],
    parameters: [
      simulatorPathParameter(simulators, shared, language),
      shared.parameter([parameters.name], parameters),
      ...byCharts
        .slice(0, 1)
        .flatMap(({ contract }) =>
          presentationParameters(
            withCommonHelp(chartParameters(contract)),
            { lang: language },
            shared,
            language,
          ),
        ),
    ],
    success: successResponse({
      description: note[language],
      headers: { 'Content-Security-Policy': { $ref: '#/components/headers/Content-Security-Policy' } },
      content: { 'image/svg+xml': { schema: { type: 'string' } } },
    }),
  })
}
