import type { Contract, Language } from '@denier/core'
import { colon } from '@denier/prose'
import { describeEndpoint } from '../answer/endpoints.ts'

/** `taux-moyen` → `tauxMoyen`: the case of an `operationId`. Called by several modules of `openapi`. */
export const camelCase = (name: string): string =>
  name.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `taux-moyen` → `TauxMoyen`: the case of a schema name. */
export const pascalCase = (...names: readonly string[]): string =>
  names.map((name) => camelCase(`-${name}`)).join('')

/** `Taux de croissance annuel composé : résolution`. */
export const endpointSummary = ({ title }: Contract, endpoint: string, language: Language): string =>
  `${title[language]}${colon(language)}${describeEndpoint(endpoint).title[language]}`

/** Stands for the origin of a request in a description that is made once for all. */
export const ORIGIN = 'https://origin.invalid'

/** Address of the method on the page of a simulator: formulas, a worked calculation, limits. */
export const methodAddress = (name: string, language: Language): string =>
  `${ORIGIN}${language === 'fr' ? '' : '/en'}/${name}#method`
