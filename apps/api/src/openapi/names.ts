import type { Contract, Language } from '@denier/core'
import { colon } from '@denier/prose'
import { doorWords } from '../answer/doors.ts'

/** `taux-moyen` → `tauxMoyen`: as programs name things. */
export const camelCase = (name: string): string =>
  name.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `taux-moyen` → `TauxMoyen`: as they name types. */
export const pascalCase = (...names: readonly string[]): string =>
  names.map((name) => camelCase(`-${name}`)).join('')

/** `Taux de croissance annuel composé : résolution`. */
export const doorSummary = ({ title }: Contract, door: string, language: Language): string =>
  `${title[language]}${colon(language)}${doorWords(door).title[language]}`

/** Where the page of a simulator tells its method: formulas, a calculation by hand, limits. */
export const methodAddress = (name: string, language: Language): string =>
  `${language === 'fr' ? '' : '/en'}/${name}#method`
