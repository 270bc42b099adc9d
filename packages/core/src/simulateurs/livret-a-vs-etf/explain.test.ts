import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { drawn, questions } from '../../../../../test/support/livret-a-vs-etf-questions.ts'
import { explain } from './explain.ts'
import { livretAVsEtf } from './index.ts'

const savings = { capital: 5000, mensuel: 200, duree: 20 }

describeExplanation(livretAVsEtf, explain, {
  drawn,
  questions: [
    ...questions,
    savings,
    { ...savings, capital: 0, mensuel: 0 },
    { ...savings, capital: 22_950 }, // the limit
    { ...savings, capital: 30_000, mensuel: 0 },
    { ...savings, capital: 30_000, plafond: false },
    { ...savings, plafond: false, duree: 1 },
    { ...savings, taux_livret: 2 }, // as prices
    { ...savings, taux_livret: 3, taux_etf: -20 },
    { ...savings, duree: 4 }, // a PEA too young
    { ...savings, duree: 5, couple: true, mensuel: 3000 },
    { ...savings, enveloppe: 'cto', methode: 'historique' },
    { ...savings, enveloppe: 'assurance_vie', duree: 7 },
    { ...savings, enveloppe: 'assurance_vie', duree: 8, mensuel: 3000 },
    { ...savings, enveloppe: 'assurance_vie', mensuel: 10_000, couple: true, methode: 'historique' },
    { ...savings, methode: 'historique', duree: 27, frais_etf: 1 },
    { capital: 0, mensuel: 0, duree: 10, methode: 'historique' },
    { capital: 0, mensuel: 0, duree: 1, enveloppe: 'assurance_vie' },
    { ...savings, methode: 'historique', indice: 'monde', duree: 10 },
    { ...savings, methode: 'historique', indice: 'monde', duree: 24 },
    { ...savings, taux_etf: 50, duree: 50 },
  ],
})
