import { defineSimulator } from '../../definition/simulator.ts'
import { contract } from './contract.ts'
import { simulate } from './simulate.ts'

/**
 * The ids of the tables of `explain.ts`, in any order: a question of the analysis `explication` may name one before
 * that file is imported. `test/explained-tables.test.ts` compares them.
 */
const explainedTables = ['mois', 'scenarios', 'yearly']

/**
 * The simulator `impact-frais`: joins the contract, the computation and the explanation and the replay of the past, which
 * are imported when a question needs them. Listed by `catalogue.ts`, and exported as `@denier/core/impact-frais`.
 */
export const impactFrais = defineSimulator(
  contract,
  simulate,
  () => import('./explain.ts'),
  explainedTables,
  () => import('./replay.ts'),
)
