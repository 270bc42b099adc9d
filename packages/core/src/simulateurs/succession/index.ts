import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

/** Joins the contract, the computation and the explanation (loaded when asked for); `catalogue.ts` lists it. */
export const succession = defineSimulator(contract, simulate, () => import('./explain.ts'), [
  'tranches',
  'tranchesHeritier',
  'imputations',
  'legsDemandes',
  'rapports',
  'souches',
  'options',
  'partsDesSouches',
  'donsComptes',
  'contrats',
  'assurances',
  'personnes',
  'echeancier',
])
