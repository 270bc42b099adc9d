/**
 * The explanation of `livret-a-vs-etf`, second part: the tax on the gains of the fund, by account. A step
 * explains the figure, or the table, of the answer whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, the step is an intermediate value with its own label and
 * kind; its formula must give its `value` or `rows`, where it has one. Later formulas read a step by its id.
 * Steps with one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas
 * amounts are in euros, parameters that are rates in percent, rates set by law fractions. In a table, `count`
 * is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the row
 * before. `warns`: the code of the warning that the step explains; `warnsWhen`: a formula of its condition.
 * Texts here may change freely; a step without `label` has that of its figure, in `result.ts`, and a table
 * its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `parMois`, `tauxEtfMensuel` and `tauxEtfNet` of `account.explain.ts`. Its ids
 * that other files read: `capitalNet` and `yearly` in `explain.ts`; `abattementLegal`, `seuilPrimes` and
 * `totalVerse` in `history.explain.ts`.
 */
import { TENTH } from '../../finance/yield-deviation.ts'
import { observed, step, table, type Work } from './account.explain.ts'

type Wrapper = Work['wrapper']

/** Whether the fund is held in that account: the condition of a variant. */
const isIn =
  (wrapper: Wrapper) =>
  (work: Work): boolean =>
    work.wrapper === wrapper

/** The names that the tax on a full withdrawal reads. */
interface Withdrawal {
  /** The gains, in euros. */
  readonly gains: string
  /** The age of the account, in years. */
  readonly years: string
  /** For life insurance: the gains from which the normal rate applies. */
  readonly normalFrom: string
}

/**
 * Income tax and social levies on gains, in euros, as the law of each account writes them. Used by
 * `history.explain.ts`.
 */
export const taxFormulas: Readonly<Record<Wrapper, (withdrawal: Withdrawal) => string>> = {
  pea: ({ gains, years }) =>
    `${gains} * (if(${years} >= peaDuree, 0, prelevementForfaitaire) + prelevementsSociauxPlacement)`,
  cto: ({ gains }) => `${gains} * (prelevementForfaitaire + prelevementsSociauxPatrimoine)`,
  assurance_vie: ({ gains, years, normalFrom }) =>
    `${gains} * prelevementsSociauxMaintenus + if(${years} >= assuranceVieDuree, assuranceVieTauxReduit * max(0, min(${gains}, ${normalFrom}) - abattementLegal) + assuranceVieTauxNormal * max(0, ${gains} - ${normalFrom}), ${gains} * assuranceVieTauxNormal)`,
}

/**
 * The formula of the gains from which the normal rate of life insurance applies, in euros: those tied to premiums
 * within the threshold, or the allowance where it is more, or where nothing is paid in. Used
 * by `history.explain.ts`.
 */
export const normalFromFormula = (gains: string, paidIn: string): string =>
  `if(${paidIn} = 0, abattementLegal, max(abattementLegal, seuilPrimes * ${gains} / ${paidIn}))`

/** The names of the values of law that the tax of each account applies. Used by `history.explain.ts`. */
export const taxLaw: Readonly<Record<Wrapper, readonly string[]>> = {
  pea: ['peaDuree', 'prelevementForfaitaire', 'prelevementsSociauxPlacement'],
  cto: ['prelevementForfaitaire', 'prelevementsSociauxPatrimoine'],
  assurance_vie: [
    'assuranceVieDuree',
    'assuranceVieTauxReduit',
    'assuranceVieTauxNormal',
    'prelevementsSociauxMaintenus',
  ],
}

/** The accounts that may hold the fund. Used by `history.explain.ts`. */
export const wrappers = ['pea', 'cto', 'assurance_vie'] as const

/** The allowance and the threshold of life insurance. */
const lifeInsuranceSteps = [
  step('abattementLegal', 'if(couple, assuranceVieAbattement.couple, assuranceVieAbattement.seul)', {
    label: { fr: 'Abattement annuel', en: 'Yearly allowance' },
    kind: 'euros',
    when: isIn('assurance_vie'),
  }),
  step('seuilPrimes', 'if(couple, 2, 1) * assuranceVieSeuilPrimes', {
    label: { fr: 'Primes imposées au taux réduit', en: 'Premiums taxed at the reduced rate' },
    kind: 'euros',
    when: isIn('assurance_vie'),
  }),
]

const NORMAL_FROM = {
  label: { fr: 'Gains où commence le taux normal', en: 'Gains where the normal rate begins' },
  kind: 'euros',
} as const

/** Both sides at the end of each year, as if withdrawn in full then. */
const yearsTable = (wrapper: Wrapper) =>
  table('yearly', {
    when: isIn(wrapper),
    law: taxLaw[wrapper],
    count: 'duree',
    start: {},
    rows: ({ fund }) => fund.map(({ gross, tax }) => ({ brut: gross, impot: tax })),
    columns: {
      annee: 'prev.annee + 1',
      totalVerse: 'capital + 12 * mensuel * annee',
      brut: {
        formula:
          'capital * growth(tauxEtfMensuel, 12 * annee) + mensuel * annuity(tauxEtfMensuel, 12 * annee)',
        label: { fr: 'ETF avant impôt', en: 'ETF before tax' },
        kind: 'euros',
      },
      gains: {
        formula: 'max(0, brut - totalVerse)',
        label: { fr: 'Gains de l’ETF', en: 'Gains of the ETF' },
        kind: 'euros',
      },
      ...(wrapper === 'assurance_vie' && {
        debutTauxNormal: { formula: normalFromFormula('gains', 'totalVerse'), ...NORMAL_FROM },
      }),
      impot: {
        formula: taxFormulas[wrapper]({ gains: 'gains', years: 'annee', normalFrom: 'debutTauxNormal' }),
        label: { fr: 'Impôt et prélèvements sociaux', en: 'Income tax and social levies' },
        kind: 'euros',
      },
      etfNominal: 'brut - impot',
      etfReel: 'etfNominal * growth(inflation / 100, -annee)',
      depasse: {
        formula: 'at(parMois, 12 * annee, parMois.depasse)',
        label: { fr: 'Versements au-delà du plafond', en: 'Deposits beyond the limit' },
        kind: 'euros',
      },
      livretNominal: 'at(parMois, 12 * annee, parMois.solde) + if(plafond, depasse, 0)',
      livretReel: 'livretNominal * growth(inflation / 100, -annee)',
    },
  })

/** The net capital at a yield that deviates from its own by one decile, down or up. */
const decileSteps = (id: 'pessimiste' | 'optimiste', sign: '' | '-', fr: string, en: string) => [
  step(`${id}Taux`, `(1 + tauxEtfNet) * exp(${sign}dixieme * volatilite / 100 / duree ^ (1 / 2)) - 1`, {
    label: { fr: `Rendement ${fr}`, en: `${en} yield` },
    kind: 'rate',
  }),
  step(
    `${id}Brut`,
    `capital * growth(${id}Taux, duree) + mensuel * annuity(monthly(${id}Taux), 12 * duree)`,
    { label: { fr: `Capital ${fr} avant impôt`, en: `${en} capital before tax` }, kind: 'euros' },
  ),
  step(`${id}Gains`, `max(0, ${id}Brut - totalVerse)`, {
    label: { fr: `Gains, cas ${fr}`, en: `Gains, ${en.toLowerCase()} case` },
    kind: 'euros',
  }),
  step(`${id}TauxNormal`, normalFromFormula(`${id}Gains`, 'totalVerse'), {
    ...NORMAL_FROM,
    when: isIn('assurance_vie'),
  }),
  ...wrappers.map((wrapper) =>
    step(
      id,
      `${id}Brut - (${taxFormulas[wrapper]({ gains: `${id}Gains`, years: 'duree', normalFrom: `${id}TauxNormal` })})`,
      { when: isIn(wrapper), law: taxLaw[wrapper] },
    ),
  ),
]

/** The tax of the last year, with the warning of each account, and the limit of a PEA. */
const taxSteps = [
  step('impots', 'last(yearly, yearly.impot)', {
    when: isIn('pea'),
    warns: 'pea_avant_5_ans',
    warnsWhen: 'duree < peaDuree',
  }),
  step('impots', 'last(yearly, yearly.impot)', {
    when: isIn('assurance_vie'),
    warns: 'assurance_vie_avant_8_ans',
    warnsWhen: 'duree < assuranceVieDuree',
  }),
  step('impots', 'last(yearly, yearly.impot)', {
    when: isIn('cto'),
    warns: 'prelevements_sociaux_par_produit',
    warnsWhen: 'true',
  }),
  step('plafondPea', 'if(couple, 2, 1) * peaPlafond', {
    label: { fr: 'Versements possibles sur PEA', en: 'Deposits that PEAs may take' },
    kind: 'euros',
    when: isIn('pea'),
    warns: 'plafond_pea_depasse',
    warnsWhen: 'exceeds(totalVerse, plafondPea)',
  }),
]

/** The fund, taxed in its account. Used by `explain.ts`. */
export const taxedSteps = [
  ...lifeInsuranceSteps,
  ...wrappers.map(yearsTable),
  step('totalVerse', 'last(yearly, yearly.totalVerse)'),
  step('capitalBrut', 'last(yearly, yearly.brut)'),
  ...taxSteps,
  step('capitalNet', 'capitalBrut - impots'),
  observed('dixieme', {
    label: { fr: 'Écarts types, 1 fois sur 10', en: 'Standard deviations, 1 time in 10' },
    kind: 'ratio',
    value: () => TENTH,
    origin: { fr: 'Quantile à 10 % de la loi normale.', en: '10% quantile of the normal law.' },
  }),
  ...decileSteps('pessimiste', '-', 'pessimiste', 'Pessimistic'),
  ...decileSteps('optimiste', '', 'optimiste', 'Optimistic'),
]
