import { achatLocation } from './simulateurs/achat-location/index.ts'
import { cagr } from './simulateurs/cagr/index.ts'
import { coastFire } from './simulateurs/coast-fire/index.ts'
import { interetsComposes } from './simulateurs/interets-composes/index.ts'

/** The simulators of the house: one line each. */
export const catalogue = [interetsComposes, achatLocation, cagr, coastFire] as const
