import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { plusValueImmobiliere } from './index.ts'

const usual = { prix_vente: 320_000, prix_achat: 200_000, date_achat: '2018-05-10' }

describeExplanation(plusValueImmobiliere, explain, {
  questions: [
    usual,
    { ...usual, vendeurs: 2 },
    { ...usual, date_achat: '2004-11-23' }, // 22 full years today
    { ...usual, date_achat: '2004-11-24' },
    { ...usual, date_achat: '1996-11-23' }, // 30
    { ...usual, date_achat: '1980-01-01' },
    { ...usual, date_achat: '2021-11-23' }, // 5: no flat rate of works yet
    { ...usual, date_achat: '2021-11-22' }, // 5 and a day
    { ...usual, date_achat: '2020-12-10' }, // one more year within 60 days
    { ...usual, prix_vente: 250_000 },
    { ...usual, prix_vente: 180_000 },
    { ...usual, prix_vente: 0 },
    { ...usual, prix_vente: 15_000, prix_achat: 5000 },
    { ...usual, prix_vente: 15_000.01, prix_achat: 5000 },
    { ...usual, prix_vente: 60_000, prix_achat: 5000, vendeurs: 4 },
    { ...usual, prix_vente: 305_980, date_achat: '2023-01-01' }, // near the first threshold of the surtax
    { ...usual, usage: 'residence_principale' },
    { ...usual, usage: 'terrain_a_batir', prix_vente: 900_000 },
    { ...usual, exoneration: 'retraite_modeste' },
    { ...usual, remploi: 100_000 },
    { ...usual, remploi: 400_000 },
    { ...usual, amortissements: 40_000 },
    { ...usual, amortissements: 200_000 },
    { ...usual, amortissements: 40_000, date_vente: '2025-02-14' }, // added back for later sales only
    { ...usual, amortissements: 40_000, date_vente: '2024-06-01', remploi: 100_000 }, // waiting costs more
    { ...usual, date_vente: '2030-01-01' },
    { ...usual, acquisition: 'succession', frais_achat: 12_500 },
    { ...usual, frais_achat: 30_000, travaux: 90_000, frais_vente: 8000 },
    { ...usual, bati: false },
  ],
})
