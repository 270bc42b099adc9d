import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { enveloppes } from './index.ts'

const usual = { effort: 300, duree: 20 }

describeExplanation(enveloppes, explain, {
  questions: [
    usual,
    { ...usual, retraits: 10, tmi_sortie: 11 },
    { ...usual, retraits: 40, duree: 50 },
    { ...usual, duree: 4, retraits: 3 },
    { ...usual, duree: 5 },
    { ...usual, duree: 7, retraits: 3 }, // the life insurance turns eight between two withdrawals
    { ...usual, dividendes: 3, tmi: 0, tmi_sortie: 41, retraits: 5 },
    { ...usual, dividendes: 3, tmi: 11, tmi_sortie: 0, retraits: 5 },
    { ...usual, plafond_per: 4000 },
    { ...usual, capital: 30_000, plafond_per: 4000 },
    { ...usual, plafond_per: 0 },
    { ...usual, taux: -2 },
    { ...usual, taux: 0 },
    { ...usual, taux: 0, tmi: 0 },
    { ...usual, frais_pea: 1, frais_av: 2, frais_cto: 0.3, frais_per: 1.5 },
    { effort: 1500, duree: 30, couple: true, retraits: 20 },
    { effort: 0, capital: 50_000, duree: 8 },
    { effort: 0, duree: 8 },
    { effort: 5000, duree: 20, tmi_sortie: 0 },
  ],
})
