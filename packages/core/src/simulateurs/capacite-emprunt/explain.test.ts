import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { capaciteEmprunt } from './index.ts'

const usual = { revenu: 4000, apport: 40_000, prix: 250_000 }
const withZeroRate = {
  revenu: 2500,
  apport: 15_000,
  zone: 'b1',
  personnes: 2,
  rfr: 28_000,
  bien: 'neuf',
  primo: true,
  prix: 200_000,
}

describeExplanation(capaciteEmprunt, explain, {
  questions: [
    usual,
    { revenu: 4000 },
    withZeroRate,
    { ...withZeroRate, prix: undefined },
    { ...withZeroRate, lissage: false },
    { ...withZeroRate, differe: 12 },
    { ...withZeroRate, duree: 12 },
    { ...withZeroRate, duree: 8 }, // the zero-rate loan is repaid after the main one
    { ...withZeroRate, rfr: 75_000 },
    { ...withZeroRate, apport: 300_000 },
    { revenu: 3500, apport: 20_000, zone: 'a', personnes: 3, rfr: 70_000, bien: 'neuf', primo: true },
    { revenu: 3500, apport: 90_000, zone: 'c', personnes: 1, bien: 'neuf', taux: 0, duree: 30 },
    { revenu: 9000, apport: 200_000, zone: 'a', personnes: 1, bien: 'neuf' }, // the price stops at a threshold
    {
      revenu: 2600,
      apport: 20_000,
      zone: 'c',
      personnes: 4,
      logement: 'ancien_travaux',
      travaux: 40_000,
      prix: 110_000,
    },
    {
      revenu: 2600,
      zone: 'c',
      personnes: 4,
      logement: 'ancien_travaux',
      travaux: 10_000,
      prix: 110_000,
    },
    { revenu: 2000, charges: 700 },
    { revenu: 0, apport: 50_000 },
    { revenu: 0 },
    { revenu: 3000, travaux: 400_000 },
    { revenu: 3500, differe: 24, duree: 27, prix: 180_000 },
    { revenu: 5000, taux: 5.2, duree: 20, prix: 300_000 },
    { revenu: 5000, taux: 0, assurance: 0, taux_garantie: 0, debours: 0 },
    { revenu: 2400, reste_a_vivre: 2100, prix: 700_000, meubles: 6000, duree: 28 },
    { ...usual, prix: 30_000 },
    { ...usual, prix: 0 },
    { ...usual, frais_dossier: 1200, prix: 35_000 }, // the fee takes all that is lent
    { revenu: 0, charges: 0, loyers: 1, frais_dossier: 1200 },
    // the price stops where payments can no longer be level
    { revenu: 700, apport: 100_000, zone: 'a', rfr: 45_000, taux: 1, duree: 22, bien: 'neuf' },
    { ...usual, primo: true },
  ],
})
