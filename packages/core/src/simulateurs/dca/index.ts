import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

export const dca = defineSimulator(contract, simulate, () => import('./explain.ts'), ['yearly', 'histoire'])
