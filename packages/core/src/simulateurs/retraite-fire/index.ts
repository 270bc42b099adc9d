import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

export const retraiteFire = defineSimulator(contract, simulate, () => import('./explain.ts'), [
  'histoire',
  'regles',
  'percentiles',
  'intervalle95',
  'yearly',
])
