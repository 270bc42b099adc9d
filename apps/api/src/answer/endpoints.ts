import {
  type AnalysisName,
  analysesOf,
  type ShapedAnalysisName,
  type Simulator,
  type Text,
} from '@denier/core'

/**
 * Path of the catalogue, and parent of the simulators. Used by `api-catalog.ts`, `llms.ts`, `not-found.ts`,
 * `openapi/openapi-document.ts`, `process/startup-message.ts` and `routes/api-routes.ts`.
 */
export const SIMULATORS = '/api/v1/simulateurs'

/**
 * The path of a simulator, by its name. Used by `api-catalog.ts`, `catalogue-listing.ts`, `llms-chapter.ts`,
 * `llms.ts` and others in `answer`, `openapi`, `process` and `routes`.
 */
export const addressOf = (name: string): string => `${SIMULATORS}/${name}`

/** The analyses below the address of a simulator that has them, besides its explication. */
const FURTHER_ANALYSES: readonly ShapedAnalysisName[] = ['resolution', 'sensibilite', 'plage']

/**
 * The analyses below the address of one simulator, besides its explication. Used by `endpoint-query.ts`,
 * `openapi/openapi-document.ts` and `routes/api-routes.ts`.
 */
export const furtherAnalysesOf = (simulator: Simulator): readonly ShapedAnalysisName[] =>
  FURTHER_ANALYSES.filter((kind) => analysesOf(simulator).includes(kind))

/**
 * The explication, below the address of the simulators that have one. Used by `endpoint-query.ts`,
 * `openapi/explication-operation.ts`, `openapi/openapi-document.ts` and `routes/api-routes.ts`.
 */
export const EXPLICATION = 'explication' as const
/**
 * The main table of an answer as CSV, below the address of every simulator. Used by `endpoint-query.ts`,
 * `openapi/openapi-document.ts`, `openapi/table-operation.ts` and `routes/api-routes.ts`.
 */
export const TABLE = 'tableau.csv'
/**
 * The chart of an answer, below the address of every simulator. Used by `endpoint-query.ts`, `well-known.ts`,
 * `openapi/chart-operation.ts`, `openapi/openapi-document.ts` and `routes/api-routes.ts`.
 */
export const CHART = 'graphique.svg'
/**
 * The JSON Schema, below the address of every simulator. Used by `openapi/openapi-document.ts`,
 * `openapi/schema-operation.ts`, `openapi/simulator-schema.ts` and `routes/api-routes.ts`.
 */
export const SCHEMA = 'schema'

/** Texts about an endpoint for people. */
interface EndpointDescription {
  /** What it answers, as a noun: `goal seek`. */
  readonly title: Text
  /** What it answers, in one sentence. */
  readonly note: Text
}

/** By the name of the endpoint below its simulator. */
const descriptions: Readonly<Record<string, EndpointDescription>> = {
  resolution: {
    title: { fr: 'résolution', en: 'goal seek' },
    note: {
      fr: 'La valeur d’un paramètre (`inconnue`, laissé de côté) pour qu’un chiffre (`cible`) atteigne `valeur`',
      en: 'The value of one parameter (`inconnue`, left out) for which a figure (`cible`) reaches `valeur`',
    },
  },
  sensibilite: {
    title: { fr: 'sensibilité', en: 'sensitivity' },
    note: {
      fr: 'L’effet sur un chiffre (`cible`) de chaque paramètre, un peu plus bas et un peu plus haut',
      en: 'What each parameter, a little lower and a little higher, does to a figure (`cible`)',
    },
  },
  plage: {
    title: { fr: 'fourchette', en: 'range' },
    note: {
      fr: 'Le chiffre qui décide, si les marchés déçoivent ou s’ils sont bons (un cas sur dix), et la part des périodes du passé qui l’ont atteint',
      en: 'The figure that decides, if markets disappoint or do well (one case in ten), and the share of past periods that reached it',
    },
  },
  [EXPLICATION]: {
    title: { fr: 'explication', en: 'explication' },
    note: {
      fr: 'Comment chaque chiffre, ou un seul (`figure`), a été calculé : formules, valeurs, droit, branches rejetées',
      en: 'How each figure, or one (`figure`), was computed: formulas, values, law, rejected branches',
    },
  },
  [TABLE]: {
    title: { fr: 'tableau', en: 'table' },
    note: {
      fr: 'Le tableau principal, en CSV (`separateur=point-virgule` pour un tableur français)',
      en: 'The main table, as CSV (`separateur=point-virgule` for a French spreadsheet)',
    },
  },
  [CHART]: {
    title: { fr: 'graphique', en: 'chart' },
    note: { fr: 'Le graphique, en SVG', en: 'The chart, as SVG' },
  },
  [SCHEMA]: {
    title: { fr: 'schéma JSON', en: 'JSON Schema' },
    note: {
      fr: 'Le schéma JSON des paramètres et du résultat, avec l’exemple',
      en: 'The JSON Schema of the parameters and of the result, with the example',
    },
  },
}

/**
 * The texts of an endpoint, for the documents that describe the API. Used by `llms-chapter.ts`,
 * `openapi/analysis-operation.ts`, `openapi/chart-operation.ts`, `openapi/explication-operation.ts` and others in
 * `openapi`.
 * @throws Error for an endpoint without description, which is a bug.
 */
export function describeEndpoint(endpoint: string): EndpointDescription {
  const found = descriptions[endpoint]
  if (!found) throw new Error(`no description of the endpoint ${endpoint}`)
  return found
}

/**
 * The names of all endpoints below the address of at least one simulator, in the order of the documentation.
 * Used by `openapi/openapi-document.ts`.
 */
export const endpoints: readonly string[] = [TABLE, ...FURTHER_ANALYSES, EXPLICATION, CHART, SCHEMA]

/** Whether a simulator can explain its figures. Used by `openapi/openapi-document.ts` and `routes/api-routes.ts`. */
export const hasExplication = (simulator: Simulator): boolean => analysesOf(simulator).includes(EXPLICATION)

/** The names of the endpoints below one simulator. Used by `llms-chapter.ts` and `not-found.ts`. */
export const endpointsOf = (simulator: Simulator): readonly string[] =>
  endpoints.filter((endpoint) => !isAnalysis(endpoint) || analysesOf(simulator).includes(endpoint))

/** Whether an endpoint is an analysis, which some simulators lack, or is below every simulator. */
const isAnalysis = (endpoint: string): endpoint is AnalysisName =>
  [...FURTHER_ANALYSES, EXPLICATION].some((kind) => kind === endpoint)
