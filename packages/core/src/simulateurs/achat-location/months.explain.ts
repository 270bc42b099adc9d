/**
 * The explanation of `achat-location`, first part: the purchase, the loan and the money of both households by
 * month. A step explains the figure, or the table, of the answer whose path ends with its id: its formula
 * must give the value there. Where the answer has no such figure, the step is an intermediate value with its
 * own label and kind. Later formulas read a step by its id. In formulas amounts are in euros, parameters that
 * are rates in percent, rates set by law fractions. In a table, `count` is the number of rows, `start` the
 * values before the first row (0 where left out) and `prev.` the row before. `warns`: the code of the warning
 * that the step explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a step
 * without `label` has that of its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or
 * a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `assuranceMensuelle`, `fraisNotaire`,
 * `mensualiteCredit`, `parMois`, `pret` and `yearly` in `explain.ts`.
 */
import { explains } from '../../definition/explanation.ts'
import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { lendingLaw } from '../../legislation/regles/credit/lending.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import { percentOf } from '../../units/rate.ts'
import type { Text } from '../../units/text.ts'
import { contract } from './contract.ts'
import { planOf } from './plan.ts'

/**
 * What the steps read: the day, and `effort`, the loan payments in percent of the income; `null` without an
 * income.
 */
function workOf(params: ParamsOfContract<typeof contract>, { today }: SimulationContext) {
  const plan = planOf(params)
  return {
    today,
    effort: percentOf(plan.payment + plan.insurance + params.charges_credits, params.revenu),
  }
}

type Work = ReturnType<typeof workOf>

/** Makes steps for the contract of this simulator. Used by `explain.ts`. */
export const { step, table, observed, otherQuestion, explanation } = explains(contract, workOf)

/** The values of law that formulas read: those of a home loan. Used by `explain.ts`. */
export const lawOf = ({ today }: Work): readonly CitedValue[] => citationsOf(lendingLaw(today))

/** A step whose value is a rate as a fraction. */
const rate = (id: string, formula: string, label: Text) => step(id, formula, { label, kind: 'rate' })

/** The loan, and the money with which both households start. */
const startSteps = [
  step('fraisNotaire', 'prix * frais_notaire / 100'),
  step('pret', 'max(0, prix - apport)', {
    label: { fr: 'Somme empruntée', en: 'Amount borrowed' },
    kind: 'euros',
    warns: 'apport_superieur_au_prix',
    warnsWhen: 'apport > prix',
  }),
  rate('tauxMensuelCredit', 'taux_credit / 1200', {
    fr: 'Taux mensuel proportionnel du crédit',
    en: 'Proportional monthly rate of the loan',
  }),
  step('mensualites', 'if(pret > 0, 12 * duree_credit, 0)', {
    label: { fr: 'Nombre de mensualités', en: 'Number of payments' },
    kind: 'count',
    warns: 'credit_apres_horizon',
    warnsWhen: 'mensualites > 12 * horizon',
  }),
  step('mensualiteCredit', 'if(pret > 0, pret / present(tauxMensuelCredit, mensualites), 0)'),
  step('assuranceMensuelle', 'pret * assurance / 1200', {
    label: { fr: 'Assurance du crédit, par mois', en: 'Loan insurance, a month' },
    kind: 'monthlyEuros',
  }),
  rate('rendementMensuel', 'monthly(rendement_alternatif / 100)', {
    fr: 'Rendement mensuel équivalent des placements',
    en: 'Equivalent monthly yield of the investments',
  }),
  rate('hausseMensuelle', 'monthly(revalo_immo / 100)', {
    fr: 'Hausse mensuelle équivalente du bien',
    en: 'Equivalent monthly rise of the home',
  }),
]

const euros = (formula: string, fr: string, en: string) => ({
  formula,
  label: { fr, en },
  kind: 'euros' as const,
})

/** Each month the investments grow, then the household with the lower costs invests the difference. */
const monthsTable = table('parMois', {
  label: { fr: 'Les deux ménages, mois par mois', en: 'Both households, month by month' },
  count: '12 * horizon',
  start: {
    valeur: 'prix',
    reste: 'pret',
    placementAchat: 'max(0, apport - prix)',
    placementLocation: 'apport + fraisNotaire',
    verseAchat: 'max(0, apport - prix)',
    verseLocation: 'apport + fraisNotaire',
    debourseAchat: 'min(apport, prix) + fraisNotaire',
  },
  columns: {
    mois: { formula: 'prev.mois + 1', label: { fr: 'Mois', en: 'Month' }, kind: 'count' },
    anneesPassees: {
      formula: 'floor((mois - 1) / 12)',
      label: { fr: 'Années passées', en: 'Years gone by' },
      kind: 'count',
    },
    interet: euros(
      'if(mois <= mensualites, prev.reste * tauxMensuelCredit, 0)',
      'Intérêts du crédit',
      'Interest of the loan',
    ),
    reste: euros(
      'if(mois < mensualites, prev.reste - (mensualiteCredit - interet), 0)',
      'Capital restant dû',
      'Balance owed',
    ),
    entretienDuMois: euros('prev.valeur * entretien / 1200', 'Entretien', 'Upkeep'),
    courant: euros(
      '(charges + taxe_fonciere / 12) * growth(revalo_charges / 100, anneesPassees) + entretienDuMois + if(mois <= mensualites, assuranceMensuelle, 0)',
      'Charges, taxe, entretien et assurance',
      'Charges, tax, upkeep and insurance',
    ),
    coutAchat: euros(
      'courant + if(mois <= mensualites, mensualiteCredit, 0)',
      'Mois de l’acheteur',
      'Month of the buyer',
    ),
    coutLocation: euros(
      'loyer * growth(revalo_loyer / 100, anneesPassees)',
      'Mois du locataire',
      'Month of the tenant',
    ),
    valeur: euros('prev.valeur * (1 + hausseMensuelle)', 'Valeur du bien', 'Value of the home'),
    placementAchat: euros(
      'prev.placementAchat * (1 + rendementMensuel) + max(0, coutLocation - coutAchat)',
      'Placements de l’acheteur',
      'Investments of the buyer',
    ),
    placementLocation: euros(
      'prev.placementLocation * (1 + rendementMensuel) + max(0, coutAchat - coutLocation)',
      'Placements du locataire',
      'Investments of the tenant',
    ),
    verseAchat: euros(
      'prev.verseAchat + max(0, coutLocation - coutAchat)',
      'Sommes placées par l’acheteur',
      'Sums invested by the buyer',
    ),
    verseLocation: euros(
      'prev.verseLocation + max(0, coutAchat - coutLocation)',
      'Sommes placées par le locataire',
      'Sums invested by the tenant',
    ),
    debourseAchat: euros('prev.debourseAchat + coutAchat', 'Déboursé par l’acheteur', 'Paid by the buyer'),
  },
})

/** The state of both households at the end of each year, as if all were sold then. */
const yearsTable = table('yearly', {
  count: 'horizon',
  start: {},
  columns: {
    annee: 'prev.annee + 1',
    coutAchat: 'at(parMois, 12 * annee, parMois.debourseAchat)',
    coutLocation: 'prev.coutLocation + 12 * at(parMois, 12 * annee, parMois.coutLocation)',
    patrimoineAchat:
      'at(parMois, 12 * annee, parMois.valeur * (1 - frais_vente / 100) - parMois.reste + parMois.placementAchat - taxe_gains / 100 * max(0, parMois.placementAchat - parMois.verseAchat))',
    patrimoineLocation:
      'at(parMois, 12 * annee, parMois.placementLocation - taxe_gains / 100 * max(0, parMois.placementLocation - parMois.verseLocation))',
    retard: {
      formula: 'if(exceeds(patrimoineAchat, patrimoineLocation), 0, annee)',
      label: { fr: 'Cette année, si l’achat n’est pas devant', en: 'This year, where buying is not ahead' },
      kind: 'count',
    },
  },
})

/** What both households do, from the start to the horizon. Used by `explain.ts`. */
export const pathSteps = [...startSteps, monthsTable, yearsTable]
