import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

/** Joins the contract and the computation. */
export const donation = defineSimulator(contract, simulate)
