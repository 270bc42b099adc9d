import { achatLocation } from './simulateurs/achat-location/index.ts'
import { budget503020 } from './simulateurs/budget-50-30-20/index.ts'
import { cagr } from './simulateurs/cagr/index.ts'
import { capaciteEmprunt } from './simulateurs/capacite-emprunt/index.ts'
import { coastFire } from './simulateurs/coast-fire/index.ts'
import { coutDette } from './simulateurs/cout-dette/index.ts'
import { dca } from './simulateurs/dca/index.ts'
import { donation } from './simulateurs/donation/index.ts'
import { drawdown } from './simulateurs/drawdown/index.ts'
import { enveloppes } from './simulateurs/enveloppes/index.ts'
import { fiscalite } from './simulateurs/fiscalite/index.ts'
import { immobilier } from './simulateurs/immobilier/index.ts'
import { impactFrais } from './simulateurs/impact-frais/index.ts'
import { inflation } from './simulateurs/inflation/index.ts'
import { interetsComposes } from './simulateurs/interets-composes/index.ts'
import { livretAVsEtf } from './simulateurs/livret-a-vs-etf/index.ts'
import { plusValueImmobiliere } from './simulateurs/plus-value-immobiliere/index.ts'
import { retraiteFire } from './simulateurs/retraite-fire/index.ts'
import { retraitePublique } from './simulateurs/retraite-publique/index.ts'
import { revenusPassifs } from './simulateurs/revenus-passifs/index.ts'
import { salaireNet } from './simulateurs/salaire-net/index.ts'
import { succession } from './simulateurs/succession/index.ts'

/**
 * All simulators: those of the specification in its order, then the others. Every interface lists its commands,
 * routes, pages and tools from it. Exported by `@denier/core`; used by `by-name.ts`, `named-simulator.ts`, `edge.ts`
 * of `@denier/api`, `serve.ts` of `@denier/api` and others in other packages.
 */
export const catalogue = [
  interetsComposes,
  inflation,
  retraiteFire,
  impactFrais,
  achatLocation,
  dca,
  coutDette,
  succession,
  fiscalite,
  revenusPassifs,
  cagr,
  immobilier,
  budget503020,
  coastFire,
  drawdown,
  livretAVsEtf,
  donation,
  plusValueImmobiliere,
  salaireNet,
  capaciteEmprunt,
  retraitePublique,
  enveloppes,
] as const
