/**
 * The explanation of `achat-location`: the gap between buying and renting, and the rent at which both end
 * equal. A step explains the figure of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind. Later formulas read a step by its id. In formulas amounts are in euros, parameters that are rates in
 * percent, rates set by law fractions. `law`: names of values of law that the step cites even where its
 * formula does not read them. `absent`: why a figure is `null`. `control`: a second formula that must give
 * the same value. `branches`: what each side of the `if`, `min` or `max` stands for. `warns`: the code of the
 * warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change freely; a
 * step without `label` has that of its figure, in `result.ts`. An id changes only with all formulas that read
 * it.
 *
 * Ids of other files that it reads: `assuranceMensuelle`, `fraisNotaire`, `mensualiteCredit`, `parMois`, `pret` and
 * `yearly` of `months.explain.ts`. Its ids that other files read: none.
 */
import { inPart } from '../../definition/explanation.ts'
import { explanation, lawOf, observed, otherQuestion, pathSteps, step } from './months.explain.ts'

/** The wealth of both households at the horizon, and which one is ahead. */
const finalSteps = [
  step('coutTotalAchat', 'last(yearly, yearly.coutAchat)'),
  step('coutTotalLocation', 'last(yearly, yearly.coutLocation)'),
  step('patrimoineAchatFinal', 'last(yearly, yearly.patrimoineAchat)'),
  step('patrimoineLocationFinal', 'last(yearly, yearly.patrimoineLocation)'),
  step('ecartFinal', 'patrimoineAchatFinal - patrimoineLocationFinal', {
    warns: 'couts_omis',
    warnsWhen: 'revalo_loyer = 0 or entretien = 0',
  }),
  step('achatGagnant', 'exceeds(patrimoineAchatFinal, patrimoineLocationFinal)'),
  step('derniereEnRetard', 'most(yearly, yearly.retard)', {
    label: { fr: 'Dernière année où l’achat n’est pas devant', en: 'Last year in which buying is not ahead' },
    kind: 'count',
  }),
  step('pointBasculeAnnees', 'if(derniereEnRetard < horizon, derniereEnRetard + 1, null)', {
    warns: 'bascule_inexistante',
    warnsWhen: 'not achatGagnant',
  }),
  step('grandPatrimoine', 'max(abs(patrimoineAchatFinal), abs(patrimoineLocationFinal))', {
    label: { fr: 'Le plus grand des deux patrimoines', en: 'The larger wealth of the two' },
    kind: 'euros',
  }),
  step(
    'verdict',
    'if(abs(ecartFinal) <= grandPatrimoine / 100, "equivalent", if(ecartFinal > 0, "achat", "location"))',
    {
      branches: [
        { fr: 'L’écart ne dépasse pas 1 %', en: 'The gap does not exceed 1%' },
        { fr: 'Il le dépasse', en: 'It exceeds it' },
      ],
    },
  ),
]

/** The rent at which both end equal: found by trying rents, and tried once more here. */
const rentSteps = [
  observed('loyerEquilibre', {
    origin: {
      fr: 'Recherche par dichotomie entre 0 et 100 000 €.',
      en: 'Search by bisection between €0 and €100,000.',
    },
  }),
  otherQuestion('ecartACeLoyer', { loyer: 'loyerEquilibre' }, 'complements.ecartFinal', {
    label: { fr: 'Écart final à ce loyer', en: 'Final gap at this rent' },
    kind: 'euros',
    warns: 'loyer_equilibre_inexistant',
    warnsWhen: 'max(-1, loyerEquilibre) < 0',
  }),
]

/** The interest, the balance, the value of the home and the costs that the buyer does not get back. */
const costSteps = [
  step('interets', 'sum(parMois, parMois.interet)'),
  step('capitalRestantDu', 'last(parMois, parMois.reste)'),
  step('valeurBien', 'prix * growth(revalo_immo / 100, horizon)', {
    control: 'last(parMois, parMois.valeur)',
  }),
  step(
    'coutIrrecuperableAchat',
    'fraisNotaire + interets + sum(parMois, parMois.courant) + valeurBien * frais_vente / 100',
  ),
]

/** Whether a bank would lend: the share of the income, and the income with which it is the highest accepted. */
const lendingSteps = [
  step('remboursements', 'mensualiteCredit + assuranceMensuelle + charges_credits', {
    label: { fr: 'Mensualité, assurance et autres crédits', en: 'Loan payment, insurance and other loans' },
    kind: 'monthlyEuros',
    law: ['dureeMaximaleCredit'],
    warns: 'duree_longue',
    warnsWhen: 'pret > 0 and duree_credit > dureeMaximaleCredit',
  }),
  step('tauxEffort', '100 * remboursements / revenu', { when: ({ effort }) => effort !== null }),
  step('tauxEffort', 'null', {
    when: ({ effort }) => effort === null,
    absent: {
      fr: 'Sans revenu, ou avec un revenu trop petit pour que le taux ait un sens, il n’y en a pas.',
      en: 'There is none without an income, or with one too small for the rate to mean anything.',
    },
  }),
  step('revenuMinimum', 'remboursements / effortMaximal', {
    law: ['effortMaximal'],
    warns: 'endettement_eleve',
    warnsWhen: 'pret > 0 and revenu > 0 and exceeds(remboursements / effortMaximal, revenu)',
    effect: 'remboursements - effortMaximal * revenu',
  }),
]

/**
 * Two households with the same money: one buys, the other rents, and the cheaper month invests the difference.
 * Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOf,
  steps: [
    ...inPart({ fr: 'Les deux ménages, mois par mois', en: 'Both households, month by month' }, [
      ...pathSteps,
    ]),
    ...inPart({ fr: 'Ce qu’il reste', en: 'What is left' }, [...finalSteps]),
    ...inPart({ fr: 'Le loyer d’équilibre et les coûts', en: 'The break-even rent and the costs' }, [
      ...rentSteps,
      ...costSteps,
    ]),
    ...inPart({ fr: 'Le crédit vu par une banque', en: 'The loan as a bank sees it' }, [...lendingSteps]),
  ],
})
