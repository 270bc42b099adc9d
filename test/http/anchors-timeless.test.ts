/** Figures of the simulators without law or history, against values computed independently. */
import { expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { sharedInMemory } from '../support/service.ts'

const service = await sharedInMemory()

/** Euros to half a cent, or years to half a hundredth. */
const near = (value: number) => expect.closeTo(value, 2)
/** A percent or a ratio to half of its fourth decimal. */
const fine = (value: number) => expect.closeTo(value, 4)

/** A loan, the same repaid in part, and a flat to let: values of `cout-dette` and `immobilier`. */
const LOAN = { capital: 200_000, taux: 3.5, duree: 20 }
const REPAID = { ...LOAN, remboursement_anticipe: 20_000, annee_remboursement: 5 }
const FLAT_TO_LET = {
  prix: 200_000,
  loyer: 900,
  apport: 40_000,
  travaux: 10_000,
  charges: 100,
  taxe_fonciere: 1200,
  gestion: 7,
  assurance: 0.3,
}

const ANCHORS: [
  title: string,
  name: string,
  query: Record<string, unknown>,
  data: Record<string, unknown>,
][] = [
  [
    'twenty years at 2 %',
    'inflation',
    { montant: 10_000, inflation: 2, duree: 20 },
    {
      resume: {
        valeurReelle: near(6729.71),
        pertePourcentage: fine(32.7029),
        montantEquivalent: near(14_859.47),
      },
    },
  ],
  [
    'three rules',
    'retraite-fire',
    { capital: 50_000, mensuel: 1000, depenses: 2000, taux: 7, inflation: 2 },
    {
      resume: { tauxReel: fine(4.902), capitalCible: near(600_000), anneesAvantFire: near(21.75) },
      regles: [
        { tauxRetrait: 3, capitalCible: near(800_000), anneesAvantFire: near(26.17) },
        { tauxRetrait: 4, capitalCible: near(600_000), anneesAvantFire: near(21.75) },
        { tauxRetrait: 5, capitalCible: near(480_000), anneesAvantFire: near(18.57) },
      ],
    },
  ],
  [
    'three levels of fees',
    'impact-frais',
    { capital: 10_000, mensuel: 300, taux: 7, duree: 20 },
    {
      resume: { capitalSansFrais: near(190_957.76) },
      scenarios: [
        { nom: 'bas', capitalFinal: near(185_789.78) },
        { nom: 'moyen', capitalFinal: near(166_621.51) },
        { nom: 'eleve', capitalFinal: near(145_715.87) },
      ],
    },
  ],
  [
    'a year of deposits at the end of the month',
    'dca',
    { mensuel: 1000, duree: 1 },
    { resume: { capitalFinalDca: near(12_380.3), capitalFinalLumpSum: near(12_840) } },
  ],
  [
    'a year of deposits at the start of the month',
    'dca',
    { mensuel: 1000, duree: 1, versement: 'debut' },
    { resume: { capitalFinalDca: near(12_450.3) } },
  ],
  [
    'a loan as signed',
    'cout-dette',
    LOAN,
    { resume: { mensualite: near(1159.92), totalInterets: near(78_380.66) }, remboursementAnticipe: null },
  ],
  [
    'a loan shortened after five years',
    'cout-dette',
    { ...REPAID, effet: 'duree' },
    {
      remboursementAnticipe: {
        capitalRestantDu: near(162_253.15),
        indemnites: near(350),
        nouvelleDureeMois: 153,
        moisGagnes: 27,
        interetsEconomises: near(12_472.08),
        gainNet: near(12_122.08),
      },
    },
  ],
  [
    'a loan lightened after five years',
    'cout-dette',
    { ...REPAID, effet: 'mensualite' },
    {
      remboursementAnticipe: {
        nouvelleMensualite: near(1016.94),
        interetsEconomises: near(5735.77),
        gainNet: near(5385.77),
      },
    },
  ],
  [
    'a flat bought to let',
    'immobilier',
    FLAT_TO_LET,
    {
      resume: {
        rendementBrut: fine(5.4),
        rendementBrutCoutTotal: fine(4.8),
        rendementNet: fine(3.1075),
        montantEmprunte: near(185_000),
        mensualiteCredit: near(1119.18),
        cashFlowMensuel: near(-536.53),
        dscr: fine(0.5206),
      },
    },
  ],
]

it.each(ANCHORS)('computes the independently known figures of %s (%s)', async (_, name, query, data) => {
  const { status, answer } = await get(service, simulateur(name, query))
  expect(status).toBe(200)
  expect(answer.data).toMatchObject(data)
})
