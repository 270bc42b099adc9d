import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { explain } from './explain.ts'
import { retraitePublique } from './index.ts'

const usual = { naissance: '1964-05-10', salaire: 36_000, annee_debut: 1986 }
const mother = {
  naissance: '1969-06-01',
  salaire: 22_000,
  annee_debut: 1990,
  trimestres_enfants: 8,
  enfants: 1,
}

describeExplanation(retraitePublique, explain, {
  questions: [
    usual,
    { ...usual, depart: 'legal' },
    { ...usual, depart: '67' },
    { ...usual, age_depart: 66, mois_depart: 5 },
    { ...usual, points: 4000, trimestres: 150 },
    { ...usual, points: 4000, enfants: 3 },
    { ...usual, enfants: 4, salaire: 150_000 },
    {
      ...usual,
      releve: [
        { annee: 2024, montant: 30_000 },
        { annee: 2025, montant: 31_000 },
      ],
    },
    { ...usual, annee_fin: 2020 },
    { ...usual, rfr: 17_000, parts: 1.5 },
    { ...usual, salaire: 0 },
    { ...usual, salaire: 450_000 },
    { ...usual, trimestres_autres: 40, autres_pensions: 300, trimestres: 100, trimestres_assimiles: 8 },
    mother,
    { ...mother, naissance: '1965-04-01', enfants: 2, trimestres_enfants: 16 },
    { naissance: '1956-02-29', salaire: 30_000, annee_debut: 1978 },
    { naissance: '2004-09-05', salaire: 61_000, annee_debut: 2031, depart: '67' },
    { naissance: '1999-09-01', salaire: 33_500, annee_debut: 2015, annee_fin: 2028, depart: 'legal' },
  ],
})
