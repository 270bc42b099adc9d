import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { achatLocation } from './index.ts'

const home = { prix: 300_000, apport: 60_000, taux_credit: 3.5, duree_credit: 20, loyer: 1200 }

describeExplanation(achatLocation, explain, {
  questions: [
    home,
    { ...home, apport: 300_000 }, // no loan
    { ...home, apport: 400_000 },
    { ...home, horizon: 1 },
    { ...home, horizon: 40, revalo_loyer: 3, revalo_charges: 1 },
    { ...home, taux_credit: 0, assurance: 0.3 },
    { ...home, loyer: 3000 },
    { ...home, loyer: 0, revalo_immo: -5, frais_vente: 8 },
    { ...home, taxe_gains: 30, entretien: 1, frais_vente: 5, taxe_fonciere: 2000 },
    { ...home, horizon: 20, loyer: 1157.8 }, // even
  ],
})
