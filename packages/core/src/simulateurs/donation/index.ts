import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

/** Joins the contract, the computation and the explanation (loaded when asked for); `catalogue.ts` lists it. */
export const donation = defineSimulator(contract, simulate, () => import('./explain.ts'), [
  'lignes',
  'anterieures',
  'rappels',
  'parDonataire',
  'deces',
  'yearly',
])
