/**
 * Steps of the explanation of `capacite-emprunt`: the largest loans of the budget, then those of the price asked for,
 * what they cost each month and their effective rate. `explain.ts` says how steps are written.
 *
 * Ids of other files that it reads: `besoin`, `budget`, `facteur`, `partPtz`, `prime`, `projetPartPtz`,
 * `projetPtzMaximum`, `projetTranche`, `projetValeurPtz`, `ptzMaximum`, `tranche` and `valeurPtz` of `explain.ts`.
 * Its ids that other files read: `capitalPrincipal`, `capitalPtz`, `fraisGarantie`, `lisse`, `projetLisse`,
 * `projetNiveauLisse`, `projetPret` and `projetPtz` in `explain.ts`; `capitalPrincipal`, `capitalPtz`,
 * `empruntMaximum`, `lisse`, `projetPret` and `projetPtz` in `years.explain.ts`.
 */
import type { ExplanationStep } from '../../definition/explanation.ts'
import { equation, step, type Work } from './explain-steps.ts'
import { PROJECT, type Price, paymentFormulas } from './purchase.explain.ts'

const noRate = {
  fr: 'Sans prêt principal, ou si la garantie et les frais le prennent presque tout, il n’y en a pas.',
  en: 'There is none without a main loan, or where the guarantee and the fee take nearly all of it.',
}
const smoothedLabel = { fr: 'Prêts lissés', en: 'Level payments' }
const levelLabel = {
  fr: 'Mensualité pendant le prêt principal',
  en: 'Payment during the main loan',
}

/** The largest loans whose payments stay within the budget. Used by `explain.ts`. */
export const largestLoanSteps: readonly ExplanationStep<Work>[] = [
  step('ptzLisse', 'min(ptzMaximum, budget * facteur / (1 + 2 * prime * facteur + valeurPtz))', {
    label: { fr: 'PTZ, prêts lissés', en: 'PTZ, level payments' },
    kind: 'euros',
    when: ({ offeredBand }) => offeredBand !== undefined,
  }),
  step(
    'pretLisse',
    '((budget - prime * ptzLisse) * facteur - ptzLisse * valeurPtz) / (1 + prime * facteur)',
    {
      label: { fr: 'Prêt principal, prêts lissés', en: 'Main loan, level payments' },
      kind: 'euros',
      when: ({ offeredBand }) => offeredBand !== undefined,
    },
  ),
  step(
    'lisse',
    'lissage and differe = 0 and ptzLisse > 0 and not exceeds(prime * (pretLisse + ptzLisse) + partPtz * ptzLisse, budget)',
    {
      label: smoothedLabel,
      kind: 'flag',
      when: ({ offeredBand }) => offeredBand !== undefined,
      value: ({ largest }) => largest.funding.isSmoothed,
    },
  ),
  step('capitalPtz', 'if(lisse, ptzLisse, min(ptzMaximum, budget / (1 / facteur + 2 * prime + partPtz)))', {
    figure: 'resume.ptz',
    when: ({ offeredBand }) => offeredBand !== undefined,
  }),
  step('capitalPtz', '0', { figure: 'resume.ptz', when: ({ offeredBand }) => offeredBand === undefined }),
  step(
    'capitalPrincipal',
    'if(lisse, pretLisse, (budget - (prime + partPtz) * capitalPtz) / (1 / facteur + prime))',
    { figure: 'resume.pretPrincipal', when: ({ offeredBand }) => offeredBand !== undefined },
  ),
  step('capitalPrincipal', 'budget / (1 / facteur + prime)', {
    figure: 'resume.pretPrincipal',
    when: ({ offeredBand }) => offeredBand === undefined,
  }),
  step('tranchePtz', 'if(capitalPtz > 0, tranche, null)', {
    when: ({ offeredBand }) => offeredBand !== undefined,
  }),
  step('tranchePtz', 'null', {
    when: ({ offeredBand }) => offeredBand === undefined,
    absent: { fr: 'Sans prêt à taux zéro, il n’y en a pas.', en: 'There is none without a zero-rate loan.' },
  }),
  step('empruntMaximum', 'capitalPrincipal + capitalPtz'),
  step('fraisGarantie', 'taux_garantie / 100 * capitalPrincipal'),
]

/** The loans that pay for the price asked for. Used by `explain.ts`. */
export const projectLoanSteps: readonly ExplanationStep<Work>[] = [
  step('projetPtz', 'if(projetTranche > 0, min(projetPtzMaximum, besoin / (2 - taux_garantie / 100)), 0)', {
    figure: 'projet.ptz',
    when: ({ projectBand }) => projectBand !== undefined,
  }),
  step('projetPtz', '0', {
    figure: 'projet.ptz',
    when: ({ project, projectBand }) => project !== undefined && projectBand === undefined,
  }),
  step('projetPret', '(besoin - projetPtz) / (1 - taux_garantie / 100)', {
    figure: 'projet.pretPrincipal',
    when: ({ project }) => project !== undefined,
  }),
  step('projetNiveauLisse', paymentFormulas(PROJECT, 'projetPret', 'projetPtz').smoothed, {
    label: { fr: 'Mensualité si les prêts sont lissés', en: 'Payment if the loans are level' },
    kind: 'monthlyEuros',
    when: ({ projectBand }) => projectBand !== undefined,
  }),
  step(
    'projetLisse',
    'lissage and differe = 0 and projetPtz > 0 and not exceeds(prime * (projetPret + projetPtz) + projetPartPtz * projetPtz, projetNiveauLisse)',
    {
      label: smoothedLabel,
      kind: 'flag',
      when: ({ projectBand }) => projectBand !== undefined,
      value: ({ project }) => project?.funding.isSmoothed ?? false,
    },
  ),
]

/**
 * The payments and the effective rate of the loans of a price, once they are known. Used by `explain.ts`.
 * @param main the id of the step of the main loan.
 * @param zero the id of the step of the zero-rate loan.
 */
export function paymentSteps(price: Price, main: string, zero: string): readonly ExplanationStep<Work>[] {
  const { id, hasOffer } = price
  const isProject = price === PROJECT
  const isShown = (work: Work) => !isProject || work.project !== undefined
  const has = (work: Work) => isShown(work) && hasOffer(work)
  const hasNot = (work: Work) => isShown(work) && !hasOffer(work)
  const { smoothed, apart, repaid } = paymentFormulas(price, main, zero)
  const level = id('niveau')
  const smooth = id('lisse')
  const payment = isProject ? ('projet.mensualite' as const) : ('resume.mensualite' as const)
  const rate = isProject ? ('projet.taeg' as const) : ('resume.taeg' as const)
  const effort = isProject ? ('projet.tauxEffort' as const) : ('resume.tauxEffort' as const)
  const received = `(${main} * (1 - taux_garantie / 100) - frais_dossier)`
  const monthly = `monthly(${id('taeg')} / 100)`
  const hasRate = (work: Work) => (isProject ? work.hasProjectRate : work.hasRate)
  const hasEffort = (work: Work) => (isProject ? work.hasProjectEffort : work.hasEffort)
  const isSmooth = (work: Work) =>
    (isProject ? work.project?.funding.isSmoothed : work.largest.funding.isSmoothed) ?? false
  const isDeferred = ({ params }: Work) => params.differe > 0
  return [
    step(level, `if(${smooth}, ${isProject ? 'projetNiveauLisse' : smoothed}, ${apart})`, {
      label: levelLabel,
      kind: 'monthlyEuros',
      when: has,
    }),
    step(level, `${main} * (1 / facteur + prime)`, { label: levelLabel, kind: 'monthlyEuros', when: hasNot }),
    step(id('mensualite'), level, { figure: payment, when: isShown }),
    step(id('tauxEffort'), `100 * (charges + ${id('mensualite')}) / revenuRetenu`, {
      figure: effort,
      when: (work) => isShown(work) && hasEffort(work),
    }),
    step(id('tauxEffort'), 'null', {
      figure: effort,
      when: (work) => isShown(work) && !hasEffort(work),
      absent: {
        fr: 'Sans revenu, ou avec un revenu trop petit pour qu’il ait un sens, il n’y en a pas.',
        en: 'There is none without an income, or with one too small for it to mean anything.',
      },
    }),
    step(id('resteAVivre'), `revenuRetenu - charges - ${id('mensualite')}`, {
      figure: isProject ? 'projet.resteAVivre' : 'resume.resteAVivre',
      when: isShown,
    }),
    equation(
      id('taeg'),
      `(${main} / facteur + prime * ${main}) * present(${monthly}, nombreMois) - ${received}`,
      {
        figure: rate,
        when: (work) => isShown(work) && hasRate(work) && !isSmooth(work) && !isDeferred(work),
      },
    ),
    equation(
      id('taeg'),
      `(tauxMensuel + prime) * ${main} * present(${monthly}, differe) + (${main} / facteur + prime * ${main}) * (present(${monthly}, nombreMois) - present(${monthly}, differe)) - ${received}`,
      { figure: rate, when: (work) => isShown(work) && hasRate(work) && isDeferred(work) },
    ),
    equation(
      id('taeg'),
      `(${level} - prime * ${zero}) * present(${monthly}, nombreMois) - ${zero} / ${repaid} * (present(${monthly}, min(${id('finPtz')}, nombreMois)) - present(${monthly}, min(${id('debutPtz')}, nombreMois))) - ${received}`,
      { figure: rate, when: (work) => isShown(work) && hasRate(work) && isSmooth(work) },
    ),
    step(id('taeg'), 'null', {
      figure: rate,
      when: (work) => isShown(work) && !hasRate(work),
      absent: noRate,
    }),
  ]
}
