import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

export const drawdown = defineSimulator(contract, simulate, () => import('./explain.ts'), [
  'histoire',
  'trajectoires',
  'crises',
  'faits',
])
