import type { Contract, Language } from '@denier/core'
import { colon } from '@denier/prose'
import { describeEndpoint } from '../answer/endpoints.ts'

/**
 * `taux-moyen` → `tauxMoyen`: the case of an `operationId`. Used by `analysis-operation.ts`,
 * `explication-operation.ts`, `simulation-operation.ts` and `table-operation.ts`.
 */
export const camelCase = (name: string): string =>
  name.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * `taux-moyen` → `TauxMoyen`: the case of a schema name; several names are joined. Used by
 * `analysis-operation.ts`, `parameters.ts` and `simulation-operation.ts`.
 */
export const pascalCase = (...names: readonly string[]): string =>
  names.map((name) => camelCase(`-${name}`)).join('')

/**
 * The title of a simulator, then that of one of its endpoints: `Taux moyen : résolution`. Used by
 * `analysis-operation.ts`, `explication-operation.ts` and `table-operation.ts`.
 */
export const endpointSummary = ({ title }: Contract, endpoint: string, language: Language): string =>
  `${title[language]}${colon(language)}${describeEndpoint(endpoint).title[language]}`

/**
 * Stands for the origin of a request in a description that is made once for all. Used by `messages.ts`,
 * `openapi-document.ts` and `openapi-resource.ts`.
 */
export const ORIGIN = 'https://origin.invalid'

/**
 * Address of the method on the page of a simulator: formulas, a worked calculation, limits. Used by
 * `simulation-operation.ts`.
 */
export const methodAddress = (name: string, language: Language): string =>
  `${ORIGIN}${language === 'fr' ? '' : '/en'}/${name}#method`
