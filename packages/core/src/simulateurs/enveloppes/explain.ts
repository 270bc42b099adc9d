/**
 * The explanation of `enveloppes`: what a PER adds to the effort, each wrapper year by year, then what each
 * of them leaves. A step explains the figure, or the table, of the answer whose path ends with its id: its
 * formula must give the value there. Where the answer has no such figure, the step is an intermediate value
 * with its own label and kind; its formula must give its `value` or `rows`, where it has one. Later formulas
 * read a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that one
 * is shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law
 * fractions. In a table, `count` is the number of rows, `start` the values before the first row (0 where left
 * out) and `prev.` the row before. `warns`: the code of the warning that the step explains; `warnsWhen`: a
 * formula of its condition. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: `assuranceVie`, `compteTitres`, `pea` and `planRetraite` of
 * `wrappers.explain.ts`. Its ids that other files read: `deductionPremiere`, `deductionSuivantes`, `economieDepart`
 * and `partDeduite` in `wrappers.explain.ts`.
 */
import { inPart } from '../../definition/explanation.ts'
import { equation, explanation, lawOfWrappers, observed, step, table, type Work } from './explain-steps.ts'
import { WRAPPERS, wrapperSteps } from './wrappers.explain.ts'

/**
 * The formula of what an effort lets a PER deduct, in euros: the tax saved is paid in too, so it is more than the
 * effort; up to `most` where it is given.
 */
const deductible = (effort: string, most?: string): string =>
  `if(tmi = 0, 0, ${most ? `min(${effort} / (1 - tmi / 100), ${most})` : `${effort} / (1 - tmi / 100)`})`

const isCapped = ({ params }: Work): boolean => params.plafond_per !== undefined
const isFree = (work: Work): boolean => !isCapped(work)

const firstLabel = { fr: 'Déduit sur le versement de départ', en: 'Deducted on the first deposit' }
const firstYearLabel = {
  fr: 'Déduit sur les versements de la première année',
  en: 'Deducted on the deposits of the first year',
}
const laterLabel = {
  fr: 'Déduit sur ceux de chaque année suivante',
  en: 'Deducted on those of each later year',
}

/** What is paid, what a PER deducts of it and what it saves. */
const effortSteps = [
  step('totalVerse', 'capital + 12 * duree * effort', { figure: 'resume.totalVerse' }),
  step('deductionDepart', deductible('capital', 'plafond_per'), {
    label: firstLabel,
    kind: 'euros',
    when: isCapped,
  }),
  step('deductionDepart', deductible('capital'), { label: firstLabel, kind: 'euros', when: isFree }),
  step('deductionPremiere', deductible('12 * effort', 'plafond_per - deductionDepart'), {
    label: firstYearLabel,
    kind: 'euros',
    when: isCapped,
  }),
  step('deductionPremiere', deductible('12 * effort'), {
    label: firstYearLabel,
    kind: 'euros',
    when: isFree,
  }),
  step('deductionSuivantes', deductible('12 * effort', 'plafond_per'), {
    label: laterLabel,
    kind: 'euros',
    when: isCapped,
  }),
  step('deductionSuivantes', deductible('12 * effort'), { label: laterLabel, kind: 'euros', when: isFree }),
  step('economieDepart', 'tmi / 100 * deductionDepart', {
    label: { fr: 'Impôt économisé au départ, placé', en: 'Tax saved at the start, invested' },
    kind: 'euros',
    value: ({ savings }) => savings.onFirst,
  }),
  step('totalDeduit', 'deductionDepart + deductionPremiere + (duree - 1) * deductionSuivantes', {
    label: { fr: 'Versements déduits en tout', en: 'Payments deducted in all' },
    kind: 'euros',
  }),
  step('economie', 'tmi / 100 * totalDeduit', {
    label: { fr: 'Impôt économisé en tout', en: 'Tax saved in all' },
    kind: 'euros',
    value: ({ savings }) => savings.total,
    warns: 'per_tranche',
    warnsWhen: 'exceeds(economie, 0) and tmi_sortie > tmi',
  }),
  step('partDeduite', 'if(totalVerse + economie > 0, totalDeduit / (totalVerse + economie), 0)', {
    label: { fr: 'Part déduite des versements', en: 'Share of the payments deducted' },
    kind: 'rate',
    value: ({ savings }) => savings.deductedShare,
    warns: 'per_bloque',
    warnsWhen: 'true',
  }),
]

/** The formula of a value of the wrapper of the row, from the id of its table. */
const byWrapper = (of: (id: string) => string): string =>
  WRAPPERS.reduceRight(
    (rest, { id, name }) => (rest === '' ? of(id) : `if(enveloppe = "${name}", ${of(id)}, ${rest})`),
    '',
  )
/** The id of the step of the return of a wrapper: `triPea`. */
const returnId = (id: string): string => `tri${id.charAt(0).toUpperCase()}${id.slice(1)}`

const returnSteps = WRAPPERS.map(({ id, short }, index) =>
  equation(
    returnId(id),
    `capital + effort * present(monthly(${returnId(id)} / 100), 12 * duree) - sum(${id}, ${id}.net * growth(${returnId(id)} / 100, -${id}.annee))`,
    {
      label: { fr: `Rendement de l’effort, ${short.fr}`, en: `Return on the effort, ${short.en}` },
      kind: 'annualRate',
      value: ({ returns }) => returns[index] ?? null,
      when: ({ hasReturns }) => hasReturns,
    },
  ),
)

const rowColumns = (tri: string) => ({
  enveloppe: { origin: { fr: 'Les quatre enveloppes.', en: 'The four wrappers.' } },
  versements: 'totalVerse',
  economieImpot: 'if(enveloppe = "per", economie, 0)',
  capitalBrut: byWrapper((id) => `at(${id}, duree, ${id}.capitalAvant)`),
  impots: byWrapper((id) => `sum(${id}, ${id}.impot)`),
  prelevementsSociaux: byWrapper((id) => `sum(${id}, ${id}.prelevements)`),
  preleveEnCours: byWrapper((id) => `sum(${id}, ${id}.impotDividendes)`),
  netTotal: byWrapper((id) => `sum(${id}, ${id}.net)`),
  netReel: byWrapper((id) => `sum(${id}, ${id}.net * growth(inflation / 100, -${id}.annee))`),
  premierRetraitNet: byWrapper((id) => `at(${id}, duree, ${id}.net)`),
  tri,
  netOption: byWrapper((id) => `sum(${id}, ${id}.net + ${id}.impot - ${id}.impotOption)`),
})

/** What each wrapper leaves, and which leaves most. */
const comparisonSteps = [
  ...returnSteps,
  observed('nombreEnveloppes', {
    label: { fr: 'Nombre d’enveloppes', en: 'Number of wrappers' },
    kind: 'count',
    value: () => WRAPPERS.length,
    origin: {
      fr: 'PEA, assurance-vie, compte-titres, PER.',
      en: 'PEA, life insurance, securities account, PER.',
    },
  }),
  table('enveloppes', {
    count: 'nombreEnveloppes',
    start: {},
    columns: rowColumns(byWrapper(returnId)),
    when: ({ hasReturns }) => hasReturns,
  }),
  table('enveloppes', {
    count: 'nombreEnveloppes',
    start: {},
    columns: rowColumns('null'),
    when: ({ hasReturns }) => !hasReturns,
  }),
  step('netMaximum', 'most(enveloppes, enveloppes.netTotal)', {
    warns: 'option_bareme',
    warnsWhen: 'count(enveloppes, exceeds(enveloppes.netOption, enveloppes.netTotal)) > 0',
  }),
  step('netMinimum', 'least(enveloppes, enveloppes.netTotal)'),
  step('ecart', 'netMaximum - netMinimum'),
  step(
    'meilleure',
    'if(economie > 0 and not exceeds(netMaximum, last(enveloppes, enveloppes.netTotal)), "per", first(enveloppes, not exceeds(netMaximum, enveloppes.netTotal), enveloppes.enveloppe))',
    { warns: 'per_rente', warnsWhen: 'exceeds(economie, 0)' },
  ),
  step('plafondPeaDepasse', 'exceeds(totalVerse, peaPlafond)', {
    warns: 'pea_plafond',
    warnsWhen: 'plafondPeaDepasse',
  }),
  step('peaJeune', 'duree < peaDuree', {
    label: { fr: 'Premier retrait avant l’âge du PEA', en: 'First withdrawal before the age of the PEA' },
    kind: 'flag',
    warns: 'pea_5_ans',
    warnsWhen: 'peaJeune',
  }),
]

/**
 * Explains the answer of `enveloppes`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOfWrappers,
  steps: [
    ...inPart({ fr: 'L’effort', en: 'The effort' }, effortSteps),
    ...inPart({ fr: 'Année par année', en: 'Year by year' }, wrapperSteps),
    ...inPart({ fr: 'La comparaison', en: 'The comparison' }, comparisonSteps),
  ],
})
