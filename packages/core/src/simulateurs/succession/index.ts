import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

/**
 * The ids of the tables of `explain.ts`, in any order: a question of the analysis `explication` may name one before
 * that file is imported. `test/explained-tables.test.ts` compares them.
 */
const explainedTables = [
  'tranches',
  'tranchesHeritier',
  'imputations',
  'legsDemandes',
  'rapports',
  'souches',
  'choix',
  'autresChoix',
  'secondDeces',
  'options',
  'partsDesSouches',
  'donsComptes',
  'contrats',
  'assurances',
  'personnes',
  'echeancier',
]

/**
 * The simulator `succession`: joins the contract, the computation and the explanation, which is imported when a
 * question needs it. Listed by `catalogue.ts`, and exported as `@denier/core/succession`.
 */
export const succession = defineSimulator(contract, simulate, () => import('./explain.ts'), explainedTables)
