import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

/** Joins the contract and the computation. It becomes `index.ts` on the day the catalogue lists it: every folder with one is listed. */
export const donation = defineSimulator(contract, simulate)
