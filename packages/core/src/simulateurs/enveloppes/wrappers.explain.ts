/**
 * Steps of the explanation of `enveloppes`: each wrapper year by year. `explain.ts` says how steps are written.
 *
 * Ids of other files that it reads: `deductionPremiere`, `deductionSuivantes`, `economieDepart` and `partDeduite` of
 * `explain.ts`. Its ids that other files read: `assuranceVie`, `compteTitres`, `pea` and `planRetraite` in
 * `explain.ts`.
 */
import type { ExplanationStep, TableColumn } from '../../definition/explanation.ts'
import { step, table, type Work } from './explain-steps.ts'
import type { WrapperName } from './wrappers.ts'

const euros = (formula: string, fr: string, en: string): TableColumn => ({
  formula,
  label: { fr, en },
  kind: 'euros',
})

/** How a wrapper is computed, as formulas over the columns of its table. */
interface Formulas {
  /** The id of its table. */
  readonly id: string
  /** Its code in the answer. */
  readonly name: WrapperName
  readonly label: { readonly fr: string; readonly en: string }
  /** What it is called beside a value. */
  readonly short: { readonly fr: string; readonly en: string }
  /** The parameter of its yearly fees, in percent. */
  readonly fees: string
  /** The euros paid on the first day. */
  readonly first: string
  /** The euros paid at the end of each month of a year of deposits. */
  readonly monthly: string
  /** The tax on dividends, as a fraction of what is held before it. */
  readonly dividendTax: string
  /** The dividends, as a fraction of the same. */
  readonly dividends: string
  /** The income tax on the withdrawal of a year, in euros. */
  readonly incomeTax: string
  /** The same under the option for the scale. */
  readonly optionTax: string
  /** The social levies on the withdrawal, in euros. */
  readonly socialLevies: string
}

/** The share of what is held that is withdrawn at the end of a year. */
const share = 'if(annee < duree, 0, 1 / (duree + retraits - annee))'
/** The marginal rate at the time of the withdrawals, as a fraction. */
const exit = 'tmi_sortie / 100'
/** Deposits of a wrapper that deducts nothing and pays no tax on dividends. */
const plain = { first: 'capital', monthly: 'effort', dividendTax: '0', dividends: '0' }
const allowance = 'if(couple, assuranceVieAbattement.couple, assuranceVieAbattement.seul)'
/**
 * Gains up to which the reduced rate holds: those of the premiums under the threshold, as a share of `verses`, the
 * premiums not yet paid back, and the allowance at least.
 */
const reducedTo = `max(${allowance}, if(verses > 0, if(couple, 2, 1) * assuranceVieSeuilPrimes * gains / verses, gains))`

/**
 * The four wrappers, in the order of the answer. Social levies have three rates: `…Placement` on what a PEA, a PER and
 * dividends give, `…Patrimoine` on the gains of a securities account, `…Maintenus` on life insurance, which the rise of
 * 2026 left out. Without the option for the scale, the household of a securities account still takes it where its rate is
 * below the flat one; the other wrappers have it in `optionTax` alone. Used by `explain.ts`.
 */
export const WRAPPERS: readonly Formulas[] = [
  {
    id: 'pea',
    name: 'pea',
    label: { fr: 'Le PEA année par année', en: 'The PEA year by year' },
    short: { fr: 'PEA', en: 'PEA' },
    fees: 'frais_pea',
    ...plain,
    incomeTax: 'if(annee >= peaDuree, 0, prelevementForfaitaire * gains)',
    optionTax: `if(annee >= peaDuree, 0, ${exit} * gains)`,
    socialLevies: 'prelevementsSociauxPlacement * gains',
  },
  {
    id: 'assuranceVie',
    name: 'assurance_vie',
    label: { fr: 'L’assurance-vie année par année', en: 'The life insurance year by year' },
    short: { fr: 'assurance-vie', en: 'life insurance' },
    fees: 'frais_av',
    ...plain,
    incomeTax: `if(annee < assuranceVieDuree, assuranceVieTauxNormal * gains, assuranceVieTauxReduit * max(0, min(gains, ${reducedTo}) - ${allowance}) + assuranceVieTauxNormal * max(0, gains - ${reducedTo}))`,
    optionTax: `${exit} * max(0, gains - if(annee < assuranceVieDuree, 0, ${allowance}))`,
    socialLevies: 'prelevementsSociauxMaintenus * gains',
  },
  {
    id: 'compteTitres',
    name: 'cto',
    label: { fr: 'Le compte-titres année par année', en: 'The securities account year by year' },
    short: { fr: 'compte-titres', en: 'securities account' },
    fees: 'frais_cto',
    first: 'capital',
    monthly: 'effort',
    dividendTax:
      'dividendes / 100 * (min(prelevementForfaitaire, if(annee > duree, tmi_sortie, tmi) / 100) + prelevementsSociauxPlacement)',
    dividends: 'dividendes / 100',
    incomeTax: `min(prelevementForfaitaire, ${exit}) * gains`,
    optionTax: `${exit} * gains`,
    socialLevies: 'prelevementsSociauxPatrimoine * gains',
  },
  {
    id: 'planRetraite',
    name: 'per',
    label: { fr: 'Le PER année par année', en: 'The PER year by year' },
    short: { fr: 'PER', en: 'PER' },
    fees: 'frais_per',
    first: 'capital + economieDepart',
    monthly: '(effort + tmi / 100 * if(annee = 1, deductionPremiere, deductionSuivantes) / 12)',
    dividendTax: '0',
    dividends: '0',
    incomeTax: `prelevementForfaitaire * gains + ${exit} * partDeduite * (retrait - gains)`,
    optionTax: `${exit} * gains + ${exit} * partDeduite * (retrait - gains)`,
    socialLevies: 'prelevementsSociauxPlacement * gains',
  },
]

const columnsOf = (one: Formulas, rate: string) => ({
  annee: {
    formula: 'prev.annee + 1',
    label: { fr: 'Année', en: 'Year' },
    kind: 'count' as const,
  },
  avantImpot: euros(
    `prev.capitalRestant * (1 + ${rate}) + if(annee <= duree, ${one.monthly}, 0) * annuity(monthly(${rate}), 12)`,
    'Capital avant l’impôt sur les dividendes',
    'Capital before the tax on dividends',
  ),
  impotDividendes: euros(
    `${one.dividendTax} * avantImpot`,
    'Pris sur les dividendes',
    'Taken from dividends',
  ),
  capitalAvant: euros('avantImpot - impotDividendes', 'Capital avant retrait', 'Capital before withdrawal'),
  verses: euros(
    `prev.versesRestants + if(annee <= duree, 12 * ${one.monthly}, 0) + ${one.dividends} * avantImpot - impotDividendes`,
    'Versements non repris, avant retrait',
    'Payments not repaid, before withdrawal',
  ),
  retrait: euros(`capitalAvant * ${share}`, 'Retrait', 'Withdrawal'),
  gains: euros(
    `if(exceeds(capitalAvant, verses), retrait - verses * ${share}, 0)`,
    'Gains du retrait',
    'Gains in the withdrawal',
  ),
  impot: euros(one.incomeTax, 'Impôt', 'Income tax'),
  impotOption: euros(one.optionTax, 'Impôt avec l’option pour le barème', 'Income tax with the option'),
  prelevements: euros(one.socialLevies, 'Prélèvements sociaux', 'Social levies'),
  net: euros('retrait - impot - prelevements', 'Retrait net', 'Net withdrawal'),
  capitalRestant: euros('capitalAvant - retrait', 'Capital après retrait', 'Capital after withdrawal'),
  versesRestants: euros(
    `verses * (1 - ${share})`,
    'Versements non repris, après retrait',
    'Payments not repaid, after withdrawal',
  ),
})

/** Each wrapper year by year. Used by `explain.ts`. */
export const wrapperSteps: readonly ExplanationStep<Work>[] = WRAPPERS.flatMap((one) => {
  const rate = `taux${one.id.charAt(0).toUpperCase()}${one.id.slice(1)}`
  return [
    step(rate, `(1 + taux / 100) * (1 - ${one.fees} / 100) - 1`, {
      label: {
        fr: `Rendement annuel net de frais, ${one.short.fr}`,
        en: `Yearly yield net of fees, ${one.short.en}`,
      },
      kind: 'rate',
    }),
    table(one.id, {
      label: one.label,
      count: 'duree + retraits - 1',
      start: { capitalRestant: one.first, versesRestants: one.first },
      rows: ({ yearsIn }) =>
        yearsIn(one.name).map((year) => ({
          annee: year.year,
          avantImpot: year.held + year.dividendTax,
          impotDividendes: year.dividendTax,
          capitalAvant: year.held,
          verses: year.base,
          retrait: year.withdrawn,
          gains: year.gains,
          impot: year.incomeTax,
          impotOption: year.optionTax,
          prelevements: year.socialLevies,
          net: year.withdrawn - year.incomeTax - year.socialLevies,
          capitalRestant: year.left,
          versesRestants: year.baseLeft,
        })),
      columns: columnsOf(one, rate),
    }),
  ]
})
