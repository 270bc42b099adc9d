import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

export const livretAVsEtf = defineSimulator(contract, simulate, () => import('./explain.ts'), [
  'parMois',
  'yearly',
  'histoire',
])
