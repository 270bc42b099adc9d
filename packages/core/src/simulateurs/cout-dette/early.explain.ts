/**
 * The explanation of `cout-dette`, second part: an early repayment. A step explains the figure, or the table,
 * of the answer whose path ends with its id, or that `figure` names: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value`, where it has one. Later formulas read a step by its id. Steps with one id
 * are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are in
 * euros, parameters that are rates in percent, rates set by law fractions. `law`: names of values of law that
 * the step cites even where its formula does not read them. `absent`: why a figure is `null`. `branches`:
 * what each side of the `if`, `min` or `max` stands for. In a table, `count` is the number of rows, `start`
 * the values before the first row (0 where left out) and `prev.` the row before. `warns`: the code of the
 * warning that the step explains; `effect`: a formula of what it moves, in euros; `warnsWhen`: a formula of
 * its condition. Texts here may change freely; a step without `label` has that of its figure, in `result.ts`,
 * and a table its heading, in `contract.ts`. An id or a column of a table changes only with all formulas that
 * read it.
 *
 * Ids of other files that it reads: `mensualiteHorsAssurance`, `nombreMois`, `tauxMensuel` and `tauxPrime` of
 * `explain.ts`. Its ids that other files read: `mensualitesRestantes`, `nouvelleDureeMois` and `nouvelleMensualite`
 * in `explain.ts`.
 */
import { lastPayment } from '../../finance/early-repayment.ts'
import { equation, step, table, type Work } from './plan.explain.ts'

/** Whether a part of the loan is repaid early; then whether that shortens it or lowers its payments. */
const isRepaid = ({ early }: Work) => early !== undefined
const shortens = (work: Work) => isRepaid(work) && work.params.effet === 'duree'
const lightens = (work: Work) => isRepaid(work) && work.params.effet === 'mensualite'

const paymentsLeft = {
  label: { fr: 'Mensualités qui restent, fraction comprise', en: 'Payments left, the last one in part' },
  kind: 'months' as const,
  value: ({ early }: Work) => early?.after.payments ?? null,
}

/** Without an early repayment: its figures, and the number of payments that the table of years reads, are `null`. */
const absent = [
  step('mensualitesRestantes', 'null', { ...paymentsLeft, when: (work) => !isRepaid(work) }),
  ...(
    [
      'capitalRestantDu',
      'indemnites',
      'nouvelleMensualite',
      'nouvelleDureeMois',
      'moisGagnes',
      'interetsEconomises',
      'assuranceEconomisee',
      'gainNet',
      'rentable',
    ] as const
  ).map((name) =>
    step(name, 'null', {
      figure: `remboursementAnticipe.${name}`,
      when: (work) => !isRepaid(work),
      absent: {
        fr: 'Aucun remboursement anticipé n’est demandé avant la fin du crédit.',
        en: 'No early repayment is asked for before the loan ends.',
      },
    }),
  ),
]

/** What is owed, what of it is repaid and the charge on it. */
const repayment = [
  step('moisRestants', 'nombreMois - 12 * annee_remboursement', {
    label: { fr: 'Mois qui restaient', en: 'Months that were left' },
    kind: 'wholeMonths',
    when: isRepaid,
    value: ({ early }) => early?.before.months ?? null,
  }),
  step('capitalRestantDu', 'mensualiteHorsAssurance * present(tauxMensuel, moisRestants)', {
    when: isRepaid,
  }),
  step('rembourse', 'min(remboursement_anticipe, capitalRestantDu)', {
    label: { fr: 'Remboursé par anticipation', en: 'Repaid early' },
    kind: 'euros',
    when: isRepaid,
    value: ({ early }) => early?.repaid ?? null,
    branches: [
      { fr: 'Le remboursement demandé', en: 'The repayment asked for' },
      { fr: 'Tout ce qui reste dû', en: 'All that is owed' },
    ],
    warns: 'remboursement_plafonne',
    warnsWhen: 'exceeds(remboursement_anticipe, capitalRestantDu)',
    effect: 'remboursement_anticipe - rembourse',
  }),
  step(
    'indemniteLegale',
    'min(indemniteMoisInterets * tauxMensuel * rembourse, indemnitePartCapital * capitalRestantDu)',
    {
      label: { fr: 'Indemnité la plus forte que la loi permet', en: 'Highest charge that the law allows' },
      kind: 'euros',
      when: isRepaid,
      law: ['indemniteMoisInterets', 'indemnitePartCapital'],
      branches: [
        { fr: 'Mois d’intérêts', en: 'Months of interest' },
        { fr: 'Part de ce qui restait dû', en: 'Share of what was owed' },
      ],
    },
  ),
  step('indemnites', 'if(ira = "legale", indemniteLegale, 0)', { when: isRepaid }),
]

/** Same payment, fewer months: as many payments as repay the rest, the last one being a part. */
const shortened = [
  equation(
    'mensualitesRestantes',
    'mensualiteHorsAssurance * present(tauxMensuel, mensualitesRestantes) - (capitalRestantDu - rembourse)',
    { ...paymentsLeft, when: shortens },
  ),
  step(
    'derniereMensualite',
    'mensualiteHorsAssurance * present(tauxMensuel, mensualitesRestantes - floor(mensualitesRestantes)) * (1 + tauxMensuel)',
    {
      label: { fr: 'Dernière mensualité, hors assurance', en: 'Last payment, without insurance' },
      kind: 'monthlyEuros',
      when: shortens,
      value: ({ plan, early }) => (early ? lastPayment(plan, early.after.payments) : null),
    },
  ),
  step('nouvelleDureeMois', 'floor(mensualitesRestantes) + if(exceeds(derniereMensualite, 0), 1, 0)', {
    when: shortens,
  }),
  step('nouvelleMensualite', 'if(nouvelleDureeMois = 0, 0, mensualiteHorsAssurance)', { when: shortens }),
]

/** Same months, smaller payment: in the proportion of what is owed. */
const lightened = [
  step('resteDu', 'capitalRestantDu - rembourse', {
    label: { fr: 'Dû après le remboursement', en: 'Owed after the repayment' },
    kind: 'euros',
    when: lightens,
  }),
  step('nouvelleDureeMois', 'if(exceeds(resteDu * (1 + tauxMensuel), 0), moisRestants, 0)', {
    when: lightens,
  }),
  step('mensualitesRestantes', 'nouvelleDureeMois', { ...paymentsLeft, when: lightens }),
  step(
    'nouvelleMensualite',
    'if(nouvelleDureeMois = 0, 0, mensualiteHorsAssurance * (resteDu / capitalRestantDu))',
    { when: lightens },
  ),
]

/**
 * What is saved. Interest is the monthly rate on what is owed at the start of each month, added up: what is owed is
 * the payment times what one euro a month until the end is worth.
 */
const savings = [
  step('remboursementRefusable', 'remboursementMinimal * capital', {
    label: { fr: 'Remboursement qu’un contrat peut refuser', en: 'Repayment that a contract may refuse' },
    kind: 'euros',
    when: isRepaid,
    value: ({ early }) => early?.refusable ?? null,
    law: ['remboursementMinimal'],
    warns: 'remboursement_faible',
    warnsWhen: 'nouvelleDureeMois > 0 and exceeds(remboursementRefusable, rembourse)',
  }),
  step('moisGagnes', 'moisRestants - nouvelleDureeMois', { when: isRepaid }),
  table('resteDesMois', {
    label: { fr: 'Ce que vaut 1 € par mois jusqu’à la fin', en: 'What €1 a month until the end is worth' },
    when: isRepaid,
    count: 'moisRestants',
    start: {},
    columns: {
      rang: {
        formula: 'prev.rang + 1',
        label: { fr: 'Mois après le remboursement', en: 'Month after the repayment' },
        kind: 'count',
      },
      signe: {
        formula: 'present(tauxMensuel, moisRestants - rang + 1)',
        label: { fr: 'Crédit tel que signé', en: 'Loan as signed' },
        kind: 'ratio',
      },
      apres: {
        formula: 'if(rang <= nouvelleDureeMois, present(tauxMensuel, mensualitesRestantes - rang + 1), 0)',
        label: { fr: 'Après le remboursement', en: 'After the repayment' },
        kind: 'ratio',
      },
    },
  }),
  step('duSigne', 'mensualiteHorsAssurance * sum(resteDesMois, resteDesMois.signe)', {
    label: {
      fr: 'Dû chaque mois, additionné, crédit signé',
      en: 'Owed each month, added up, loan as signed',
    },
    kind: 'euros',
    when: isRepaid,
    value: ({ early }) => early?.before.euroMonths ?? null,
  }),
  step('duApres', 'nouvelleMensualite * sum(resteDesMois, resteDesMois.apres)', {
    label: { fr: 'Dû chaque mois, additionné, ensuite', en: 'Owed each month, added up, afterwards' },
    kind: 'euros',
    when: isRepaid,
    value: ({ early }) => early?.after.euroMonths ?? null,
  }),
  step('interetsEconomises', 'tauxMensuel * (duSigne - duApres)', { when: isRepaid }),
  step(
    'assuranceEconomisee',
    'tauxPrime * if(assurance_base = "restant", duSigne - duApres, capital * moisGagnes)',
    { when: isRepaid },
  ),
  step('gainNet', 'interetsEconomises + assuranceEconomisee - indemnites', { when: isRepaid }),
  step('rentable', 'exceeds(gainNet, 0)', { when: isRepaid }),
]

/**
 * An early repayment: what it clears, what it costs, what it saves. Formulas for `explain.ts`, replayed against the
 * answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const earlySteps = [...absent, ...repayment, ...shortened, ...lightened, ...savings]
