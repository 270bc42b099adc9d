import type { Simulator } from '@denier/core'
import { analysisResource } from '../answer/analysis-resource.ts'
import { apiCatalog } from '../answer/api-catalog.ts'
import { catalogueListing } from '../answer/catalogue-listing.ts'
import { chartFormats } from '../answer/chart-formats.ts'
import {
  addressOf,
  CHART,
  EXPLICATION,
  furtherAnalysesOf,
  hasExplication,
  SCHEMA,
  SIMULATORS,
  TABLE,
} from '../answer/endpoints.ts'
import { explicationFormats } from '../answer/explication-formats.ts'
import type { Handler } from '../answer/handler.ts'
import { jsonOnly, jsonOrCsv, tableOnly } from '../answer/json-or-csv.ts'
import { llms, llmsFull } from '../answer/llms.ts'
import { notFound } from '../answer/not-found.ts'
import { type AnalysisSettings, simulatorAnalysis } from '../answer/simulator-analysis.ts'
import { robots, securityContact } from '../answer/well-known.ts'
import { openApi } from '../openapi/openapi-resource.ts'
import { simulatorSchema } from '../openapi/simulator-schema.ts'
import { ONE_DOCUMENT, ONE_QUESTION, type Route } from '../pipeline/route.ts'
import { type Compress, compressed } from './compressed.ts'
import { refuseInJson } from './refusals.ts'

/**
 * A request below this path counts as a question for the rate limit, and gets a 404 in JSON when no route has its
 * path. Used by `page-routes.ts` and `edge.ts`.
 */
export const API = '/api/'

/** Options of the API. */
export interface ApiParts extends AnalysisSettings {
  /** Contact for vulnerabilities, an address or a link; without it there is no `security.txt`. */
  readonly contact?: string | undefined
  /** Who runs the service, for its description. */
  readonly operator?: string | undefined
  /** Compresses documents; without it they are sent as they are. */
  readonly compress?: Compress | undefined
}

/** The routes of the API and of the documents that describe it. */
interface ApiRoutes {
  readonly routes: ReadonlyMap<string, Route>
  /** Answers in JSON for a path that does not exist. */
  readonly notFound: Handler
  /** Does in advance, in short steps, the work that the first client of a document would wait for. */
  readonly prepare: () => Iterable<void>
}

/**
 * Creates the routes: each simulator with its analyses, the catalogue, and the documents, each with its cost for the
 * limit. Used by `edge.ts` and `service.ts`.
 */
export function createApiRoutes(
  simulators: readonly Simulator[],
  { contact = '', operator = '', compress, ...settings }: ApiParts = {},
): ApiRoutes {
  const description = openApi(simulators, { contact, operator })
  const documents: readonly (readonly [string, Handler])[] = [
    ['/openapi.json', description.resource],
    ['/llms.txt', llms(simulators)],
    ['/llms-full.txt', llmsFull(simulators)],
    ['/.well-known/api-catalog', apiCatalog(simulators)],
    ['/robots.txt', robots(simulators)],
    ...(contact ? [['/.well-known/security.txt', securityContact(contact)] as const] : []),
  ]
  const questions: readonly (readonly [string, Handler])[] = [
    [SIMULATORS, catalogueListing(simulators)],
    ...simulators.flatMap((simulator) => questionsTo(simulator, settings)),
  ]
  return {
    routes: new Map([
      ...documents.map(([path, answer]) => [path, documentRoute(compressed(answer, compress))] as const),
      ...questions.map(([path, answer]) => [path, questionRoute(answer)] as const),
    ]),
    notFound: ({ path }) => notFound(path, simulators),
    prepare: description.prepare,
  }
}

// The routes of a handler, by what it costs.

const documentRoute = (answer: Handler): Route => ({
  cost: ONE_DOCUMENT,
  answer,
  refuse: refuseInJson,
})

const questionRoute = (answer: Handler): Route => ({
  cost: ONE_QUESTION,
  answer,
  refuse: refuseInJson,
})

/** The endpoints at a simulator's address and below it. */
function questionsTo(
  simulator: Simulator,
  settings: AnalysisSettings,
): readonly (readonly [string, Handler])[] {
  const { contract } = simulator
  const address = addressOf(contract.name)
  const simulation = simulatorAnalysis(simulator, 'simulation', settings)
  return [
    [address, analysisResource(simulation, jsonOrCsv(contract))],
    [
      `${address}/${TABLE}`,
      analysisResource(simulation, tableOnly(contract), { errorSubject: `${contract.name}/${TABLE}` }),
    ],
    ...furtherAnalysesOf(simulator).map(
      (kind) =>
        [
          `${address}/${kind}`,
          analysisResource(simulatorAnalysis(simulator, kind, settings), jsonOnly, {
            errorSubject: `${contract.name}/${kind}`,
          }),
        ] as const,
    ),
    ...(hasExplication(simulator) ? [explicationOf(simulator, address, settings)] : []),
    [
      `${address}/${CHART}`,
      analysisResource(simulation, chartFormats(contract), { errorSubject: `${contract.name}/${CHART}` }),
    ],
    [`${address}/${SCHEMA}`, simulatorSchema(simulator, `${address}/${SCHEMA}`)],
  ]
}

/** The path of the explication of a simulator, and its handler. */
const explicationOf = (simulator: Simulator, address: string, settings: AnalysisSettings) =>
  [
    `${address}/${EXPLICATION}`,
    analysisResource(simulatorAnalysis(simulator, EXPLICATION, settings), explicationFormats(simulator), {
      errorSubject: `${simulator.contract.name}/${EXPLICATION}`,
    }),
  ] as const
