/**
 * Steps of the explanation of `capacite-emprunt` that two prices share, the largest one and the one asked for: what
 * the purchase costs, and the zero-rate loan that it may have. `explain.ts` says how steps are written.
 *
 * Ids of other files that it reads: none. Its ids that other files read: none.
 */
import type { ExplanationStep } from '../../definition/explanation.ts'
import { projectId, step, type Work } from './explain-steps.ts'

/** Which price the steps are about. Used by `loans.explain.ts`. */
export interface Price {
  /** The id or the parameter that formulas read. */
  readonly name: string
  /** The id of a step of this price: `frais` or `projetFrais`. */
  readonly id: (name: string) => string
  /** Whether the answer has this price. */
  readonly when: (work: Work) => boolean
  /** The band, 1 to 4, of the zero-rate loan at this price; `undefined` where none is offered. */
  readonly bandOf: (work: Work) => number | undefined
  /** Whether a zero-rate loan is offered at this price. */
  readonly hasOffer: (work: Work) => boolean
}

/** The largest price. Used by `explain.ts`. */
export const LARGEST: Price = {
  name: 'prixCherche',
  id: (name) => name,
  when: ({ largest }) => largest.costs !== undefined,
  bandOf: ({ offeredBand }) => offeredBand,
  hasOffer: ({ offeredBand }) => offeredBand !== undefined,
}

/** The price asked for. Used by `explain.ts` and `loans.explain.ts`. */
export const PROJECT: Price = {
  name: 'prix',
  id: projectId,
  when: ({ project }) => project !== undefined,
  bandOf: ({ projectBand }) => projectBand,
  hasOffer: ({ projectBand }) => projectBand !== undefined,
}

/** Costs of the purchase by law, at a price. Used by `explain.ts`. */
export const costSteps = (price: Price): readonly ExplanationStep<Work>[] => {
  const { id, when } = price
  const base = id('baseDroits')
  const isProject = price === PROJECT
  return [
    step(base, `max(0, ${price.name} - meubles)`, {
      label: { fr: 'Prix sans les meubles', en: 'Price without the furniture' },
      kind: 'euros',
      when,
    }),
    step(id('droits'), `${base} * droitsMutation.neuf * (1 + droitsMutation.fraisAssietteNeuf)`, {
      label: { fr: 'Droits de mutation', en: 'Transfer duties' },
      kind: 'euros',
      ...(isProject && { figure: 'projet.droitsMutation' as const }),
      when: (work) => when(work) && work.question.purchase.isNew,
    }),
    step(
      id('droits'),
      `${base} * (if(primo, min(taux_departement / 100, plafondDepartementPrimo), taux_departement / 100) * (1 + droitsMutation.fraisAssiette) + droitsMutation.communal)`,
      {
        label: { fr: 'Droits de mutation', en: 'Transfer duties' },
        kind: 'euros',
        ...(isProject && { figure: 'projet.droitsMutation' as const }),
        when: (work) => when(work) && !work.question.purchase.isNew,
      },
    ),
    step(
      id('notaire'),
      `sum(emolumentsVente, emolumentsVente.taux * max(0, min(${base}, emolumentsVente.a) - emolumentsVente.de)) * (1 + tvaEmoluments)`,
      {
        label: { fr: 'Émoluments du notaire, TVA comprise', en: 'Fees of the notary, VAT included' },
        kind: 'euros',
        ...(isProject && { figure: 'projet.emoluments' as const }),
        when,
      },
    ),
    step(id('securite'), `max(securiteImmobiliere.minimum, securiteImmobiliere.taux * ${base})`, {
      label: { fr: 'Contribution de sécurité immobilière', en: 'Land registry' },
      kind: 'euros',
      ...(isProject && { figure: 'projet.contributionSecurite' as const }),
      when,
    }),
    step(id('frais'), `${id('droits')} + ${id('notaire')} + ${id('securite')} + debours`, {
      figure: isProject ? 'projet.fraisAcquisition' : 'resume.fraisAcquisition',
      when,
    }),
  ]
}

/** The zero-rate loan that an operation may have at most, and when it is repaid. Used by `explain.ts`. */
export const offerSteps = (price: Price): readonly ExplanationStep<Work>[] => {
  const { id, when, bandOf, hasOffer } = price
  const cost = id('coutOperation')
  const income = id('revenuPtz')
  const band = id('tranche')
  const refused = id('logementExclu')
  const isRequested = (work: Work) => when(work) && work.question.zeroRate !== undefined
  const above = (n: number) => `exceeds(${income}, ptzRevenu${n} * ptzCoefficient)`
  const fourth = `exceeds(${income}, ptzRevenu4 * ptzCoefficient)`
  return [
    step(cost, `${price.name} + travaux`, {
      label: { fr: 'Coût de l’opération, prix et travaux', en: 'Cost of the operation, price and works' },
      kind: 'euros',
      when: isRequested,
    }),
    step(income, `max(rfr, ${cost} / ptzRevenuMinimal)`, {
      label: { fr: 'Revenu retenu pour le PTZ', en: 'Income counted for the PTZ' },
      kind: 'euros',
      when: isRequested,
    }),
    step(
      refused,
      `logement = "ancien_travaux" and ((zone <> "b2" and zone <> "c") or exceeds(ptzTravaux * ${cost}, travaux))`,
      {
        label: { fr: 'Le PTZ ne finance pas ce logement', en: 'The PTZ does not finance this home' },
        kind: 'flag',
        when: isRequested,
      },
    ),
    step(
      band,
      `if(${fourth} or ${refused}, 0, 1 + if(${above(1)}, 1, 0) + if(${above(2)}, 1, 0) + if(${above(3)}, 1, 0))`,
      {
        label: { fr: 'Tranche du PTZ (0 : aucun PTZ)', en: 'Band of the PTZ (0: no PTZ)' },
        kind: 'count',
        when: isRequested,
        value: (work) => bandOf(work) ?? 0,
      },
    ),
    step(id('ptzMaximum'), `${id('ptzPart')} * min(${cost}, ptzCoutMaximal)`, {
      label: { fr: 'PTZ au plus', en: 'PTZ at most' },
      kind: 'euros',
      when: hasOffer,
    }),
    step(id('debutPtz'), `12 * ${id('ptzDiffere')}`, {
      label: { fr: 'Mois avant le remboursement du PTZ', en: 'Months before the PTZ is repaid' },
      kind: 'wholeMonths',
      when: hasOffer,
    }),
    step(id('finPtz'), `${id('debutPtz')} + 12 * ${id('ptzRemboursement')}`, {
      label: { fr: 'Dernier mois du PTZ', en: 'Last month of the PTZ' },
      kind: 'wholeMonths',
      when: hasOffer,
    }),
    step(id('partPtz'), `if(${id('debutPtz')} < nombreMois, 1 / (${id('finPtz')} - ${id('debutPtz')}), 0)`, {
      label: {
        fr: 'Mensualité du PTZ pendant le prêt, par euro',
        en: 'Payment of the PTZ in the main loan, for each euro',
      },
      kind: 'rate',
      when: hasOffer,
    }),
    step(
      id('valeurPtz'),
      `(present(tauxMensuel, min(${id('finPtz')}, nombreMois)) - present(tauxMensuel, min(${id('debutPtz')}, nombreMois))) / (${id('finPtz')} - ${id('debutPtz')})`,
      {
        label: {
          fr: 'Valeur de ces mensualités au taux du prêt, par euro',
          en: 'Value of these payments at the loan’s rate, for each euro',
        },
        kind: 'rate',
        when: hasOffer,
      },
    ),
  ]
}

/**
 * Formulas of the payments of two loans, in euros a month: their level total (`smoothed`) and their total with
 * payments of their own (`apart`); `repaid` is how many months repay the zero-rate loan. No formula compares these
 * totals with the payment after the main loan: the zero-rate loan is the smaller one, and is never repaid in fewer
 * months than it is deferred, so that payment is not the highest. Used by `loans.explain.ts`.
 * @param main the formula of the main loan.
 * @param zero the formula of the zero-rate loan.
 */
export function paymentFormulas({ id }: Price, main: string, zero: string) {
  const repaid = `(${id('finPtz')} - ${id('debutPtz')})`
  const smoothed = `((${main}) * (1 + prime * facteur) + (${zero}) * ${id('valeurPtz')}) / facteur + prime * (${zero})`
  const apart = `(${main}) * (1 / facteur + prime) + (prime + ${id('partPtz')}) * (${zero})`
  return { smoothed, apart, repaid }
}
