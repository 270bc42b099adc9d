/**
 * The explanation of `capacite-emprunt`: the budget, the largest purchase with its loans, their years, then
 * the home in view. A step explains the figure, or the table, of the answer whose path ends with its id: its
 * formula must give the value there. Where the answer has no such figure, the step is an intermediate value
 * with its own label and kind; its formula must give its `value`, where it has one. Later formulas read a
 * step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that one is
 * shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * `absent`: why a figure is `null`. `warns`: the code of the warning that the step explains; `warnsWhen`: a
 * formula of its condition. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: `capitalPrincipal`, `capitalPtz`, `fraisGarantie`, `lisse`, `projetLisse`,
 * `projetNiveauLisse`, `projetPret` and `projetPtz` of `loans.explain.ts`. Its ids that other files read: `besoin`,
 * `budget`, `facteur`, `partPtz`, `prime`, `projetPartPtz`, `projetPtzMaximum`, `projetTranche`, `projetValeurPtz`,
 * `ptzMaximum`, `tranche` and `valeurPtz` in `loans.explain.ts`; `budget`, `debutPtz`, `dureePermise`, `facteur`,
 * `finPtz`, `niveau`, `nombreMois`, `prime`, `projetDebutPtz`, `projetFinPtz` and `tauxMensuel` in
 * `years.explain.ts`.
 */
import { inPart } from '../../definition/explanation.ts'
import { explanation, lawOfLoan, observed, step, type Work } from './explain-steps.ts'
import { largestLoanSteps, paymentSteps, projectLoanSteps } from './loans.explain.ts'
import { costSteps, LARGEST, offerSteps, PROJECT } from './purchase.explain.ts'
import { reasons } from './result.ts'
import { termSteps, yearSteps } from './years.explain.ts'

/** The formula of the codes whose conditions hold, in their order, joined by commas: nested `if`. */
const listOf = (codes: readonly (readonly [code: string, condition: string])[], found = ''): string => {
  const [first, ...rest] = codes
  if (!first) return `"${found}"`
  const [code, condition] = first
  return `if(${condition}, ${listOf(rest, found ? `${found},${code}` : code)}, ${listOf(rest, found)})`
}

/** The step of the condition of an obstacle. */
const obstacle = (
  code: keyof typeof reasons,
  id: string,
  formula: string,
  when: (work: Work) => boolean = () => true,
) => {
  const { fr, en } = reasons[code]
  return step(id, formula, {
    label: { fr: `Obstacle\u00a0: ${fr}`, en: `Obstacle: ${en}` },
    kind: 'flag',
    when,
  })
}

/** The income counted, the budget of a month, and what every loan shares. */
const budgetSteps = [
  step('revenuRetenu', 'revenu + revenu_co + loyers * part_loyers / 100'),
  step('budgetEffort', 'revenuRetenu * effort_max / 100 - charges', {
    label: { fr: 'Mensualité selon le taux d’effort', en: 'Payment by the share of income' },
    kind: 'monthlyEuros',
  }),
  step('budgetReste', 'revenuRetenu - charges - reste_a_vivre', {
    label: { fr: 'Mensualité selon le reste à vivre', en: 'Payment by the remainder' },
    kind: 'monthlyEuros',
  }),
  step('budget', 'max(0, min(budgetEffort, budgetReste))', {
    label: { fr: 'Mensualité possible', en: 'Possible payment' },
    kind: 'monthlyEuros',
    value: ({ question }) => question.budget.most,
  }),
  step('limite', 'if(exceeds(budgetEffort, budgetReste), "reste_a_vivre", "effort")'),
  step('tauxMensuel', 'taux / 1200', {
    label: { fr: 'Taux mensuel, un douzième du taux', en: 'Monthly rate, a twelfth of the rate' },
    kind: 'rate',
    value: ({ question }) => question.terms.rate,
  }),
  step('nombreMois', '12 * duree', {
    label: { fr: 'Mois du prêt principal', en: 'Months of the main loan' },
    kind: 'wholeMonths',
    value: ({ question }) => question.terms.months,
  }),
  step('facteur', 'present(tauxMensuel, nombreMois - differe)', {
    label: {
      fr: 'Prêt que rembourse un euro par mois, hors assurance',
      en: 'Loan that one euro a month repays, without insurance',
    },
    kind: 'ratio',
  }),
  step('prime', '(assurance * quotite + assurance_co * quotite_co) / 100 / 1200', {
    label: { fr: 'Prime mensuelle par euro emprunté', en: 'Monthly premium for each euro borrowed' },
    kind: 'rate',
    value: ({ question }) => question.terms.premium,
  }),
  step('dureePermise', 'dureeMaximaleCredit', {
    label: { fr: 'Durée permise', en: 'Term allowed' },
    kind: 'wholeYears',
    when: ({ params }) => params.differe === 0,
    value: ({ question }) => question.longest,
    warns: 'duree_longue',
    warnsWhen: 'duree > dureePermise',
  }),
  step('dureePermise', 'dureeMaximaleDiffere', {
    label: { fr: 'Durée permise avec un différé', en: 'Term allowed with a deferral' },
    kind: 'wholeYears',
    when: ({ params }) => params.differe > 0,
    value: ({ question }) => question.longest,
    warns: 'duree_longue',
    warnsWhen: 'duree > dureePermise',
  }),
]

/** The largest price, which the computation searches. */
const priceSteps = [
  observed('prixCherche', {
    label: { fr: 'Prix essayé', en: 'Price tried' },
    kind: 'euros',
    value: ({ largest }) => largest.price,
    when: ({ largest }) => largest.costs !== undefined,
    origin: {
      fr: 'Cherché de proche en proche : le plus grand que les prêts et l’apport paient.',
      en: 'Searched step by step: the largest that the loans and the own money pay for.',
    },
  }),
  observed('prixAuSeuil', {
    label: {
      fr: 'Le prix s’arrête où les prêts changeraient',
      en: 'The price stops where the loans would change',
    },
    kind: 'flag',
    value: ({ largest }) => largest.isAtLimit,
    when: ({ largest }) => largest.costs !== undefined,
    origin: {
      fr: 'Un prix plus haut d’un euro aurait une autre tranche, pas de PTZ, ou des prêts qui ne se lissent plus.',
      en: 'A price one euro higher would have another band, no PTZ, or loans that cannot be level.',
    },
    warns: 'ptz_limite',
    warnsWhen: 'prixAuSeuil',
  }),
]

/** The largest price once its costs and loans are known. */
const foundSteps = [
  step('frais', '0', {
    figure: 'resume.fraisAcquisition',
    when: ({ largest }) => largest.costs === undefined,
  }),
  step(
    'prixMaximum',
    'capitalPrincipal - fraisGarantie + capitalPtz + apport - travaux - frais - frais_dossier',
    { when: ({ largest }) => largest.costs !== undefined && !largest.isAtLimit },
  ),
  step('prixMaximum', 'prixCherche', { when: ({ largest }) => largest.isAtLimit }),
  step('prixMaximum', '0', { when: ({ largest }) => largest.costs === undefined }),
]

/** Whether a usury rate is known, of this quarter or of an older one. */
const isUsuryDated = ({ question }: Work) => question.laws.usury !== undefined

/** The obstacles to a loan but usury: code and condition. */
const blocks = [
  ['endettement', 'budgetNul'],
  ['duree', 'dureeExcessive'],
] as const

/** The usury threshold, and the obstacles to the largest loan. */
const usurySteps = [
  step(
    'tauxUsure',
    '100 * at(usureImmobilier, count(usureImmobilier, usureImmobilier.de <= duree), usureImmobilier.taux)',
    { when: ({ question }) => question.laws.usury !== undefined },
  ),
  step('tauxUsure', 'null', {
    when: ({ question }) => question.laws.usury === undefined,
    absent: {
      fr: 'Aucun taux d’usure n’est connu ici à cette date.',
      en: 'No usury rate is known here at that date.',
    },
  }),
  observed('trimestreConnu', {
    label: { fr: 'Ce taux est celui du trimestre', en: 'This rate is that of the quarter' },
    kind: 'flag',
    value: ({ question }) => question.laws.isUsuryKnown,
    origin: { fr: 'Les trimestres publiés ici.', en: 'The quarters published here.' },
    warns: 'usure_a_verifier',
    warnsWhen: 'not trimestreConnu',
  }),
  obstacle('endettement', 'budgetNul', 'not exceeds(budget, 0)'),
  obstacle('duree', 'dureeExcessive', 'duree > dureePermise'),
  obstacle('usure', 'usureDepassee', 'taeg > tauxUsure', (work) => work.hasRate && isUsuryDated(work)),
  obstacle(
    'usure',
    'usureDepassee',
    'exceeds(capitalPrincipal, 0)',
    (work) => !work.hasRate && isUsuryDated(work),
  ),
  step('blocages', listOf([...blocks, ['usure', 'usureDepassee']]), {
    figure: 'resume.blocages',
    when: isUsuryDated,
  }),
  step('blocages', listOf(blocks), {
    figure: 'resume.blocages',
    when: (work) => !isUsuryDated(work),
  }),
]

const isProject = ({ project }: { readonly project: unknown }) => project !== undefined

/** What the price asked for needs to borrow. */
const needSteps = [
  step('projetPrix', 'prix', { figure: 'projet.prix', when: isProject }),
  ...costSteps(PROJECT),
  step('besoin', 'max(0, prix + travaux + projetFrais + frais_dossier - apport)', { when: isProject }),
]

/** The formula of the euros that loans leave missing of the need. */
const missing = (loans: string): string => `max(0, besoin - (${loans}))`

/** The obstacles to the price asked for but usury: code and condition. */
const projectBlocks = [
  ['effort', 'effortDepasse'],
  ['reste_a_vivre', 'resteInsuffisant'],
  ['duree', 'projetDureeExcessive'],
] as const

/** Each obstacle to the price asked for, as a condition of its own. */
const obstacleSteps = [
  obstacle(
    'effort',
    'effortDepasse',
    'besoin > 0 and exceeds(charges + projetMensualite, revenuRetenu * effort_max / 100)',
    isProject,
  ),
  obstacle(
    'reste_a_vivre',
    'resteInsuffisant',
    'besoin > 0 and exceeds(reste_a_vivre, projetResteAVivre)',
    isProject,
  ),
  obstacle('duree', 'projetDureeExcessive', 'besoin > 0 and dureeExcessive', isProject),
  obstacle(
    'usure',
    'projetUsureDepassee',
    'projetTaeg > tauxUsure',
    (work) => work.hasProjectRate && isUsuryDated(work),
  ),
  obstacle(
    'usure',
    'projetUsureDepassee',
    'exceeds(projetPret, 0)',
    (work) => isProject(work) && !work.hasProjectRate && isUsuryDated(work),
  ),
]

/** What is missing for the price asked for: own money, income, and the obstacles. */
const verdictSteps = [
  step('emprunteAuBudget', missing('budget / (1 / facteur + prime) * (1 - taux_garantie / 100)'), {
    figure: 'projet.apportManquant',
    when: ({ project, projectBand }) => project !== undefined && projectBand === undefined,
  }),
  step(
    'projetPtzLisse',
    'min(projetPtzMaximum, budget * facteur / (1 + 2 * prime * facteur + projetValeurPtz))',
    {
      label: { fr: 'PTZ du budget, prêts lissés', en: 'PTZ of the budget, level payments' },
      kind: 'euros',
      when: ({ projectBand }) => projectBand !== undefined,
    },
  ),
  step(
    'projetPretLisse',
    '((budget - prime * projetPtzLisse) * facteur - projetPtzLisse * projetValeurPtz) / (1 + prime * facteur)',
    {
      label: { fr: 'Prêt du budget, prêts lissés', en: 'Loan of the budget, level payments' },
      kind: 'euros',
      when: ({ projectBand }) => projectBand !== undefined,
    },
  ),
  step(
    'budgetLisse',
    'lissage and differe = 0 and projetPtzLisse > 0 and not exceeds(prime * (projetPretLisse + projetPtzLisse) + projetPartPtz * projetPtzLisse, budget)',
    {
      label: { fr: 'Prêts du budget lissés', en: 'Level payments within the budget' },
      kind: 'flag',
      when: ({ projectBand }) => projectBand !== undefined,
      value: ({ budgetFunding }) => budgetFunding?.isSmoothed ?? false,
    },
  ),
  step(
    'ptzDuBudget',
    'if(budgetLisse, projetPtzLisse, min(projetPtzMaximum, budget / (1 / facteur + 2 * prime + projetPartPtz)))',
    {
      label: { fr: 'PTZ que le budget porte', en: 'PTZ that the budget bears' },
      kind: 'euros',
      when: ({ projectBand }) => projectBand !== undefined,
      value: ({ budgetFunding }) => budgetFunding?.zeroRate ?? 0,
    },
  ),
  step(
    'pretDuBudget',
    'if(budgetLisse, projetPretLisse, (budget - (prime + projetPartPtz) * ptzDuBudget) / (1 / facteur + prime))',
    {
      label: { fr: 'Prêt que le budget porte', en: 'Loan that the budget bears' },
      kind: 'euros',
      when: ({ projectBand }) => projectBand !== undefined,
      value: ({ budgetFunding }) => budgetFunding?.main ?? 0,
    },
  ),
  step('emprunteAuBudget', missing('ptzDuBudget + pretDuBudget * (1 - taux_garantie / 100)'), {
    figure: 'projet.apportManquant',
    when: ({ projectBand }) => projectBand !== undefined,
  }),
  step(
    'revenuManquant',
    'if(besoin > 0, max(0, max(100 * (charges + projetMensualite) / effort_max, charges + projetMensualite + reste_a_vivre) - revenuRetenu), 0)',
    { when: isProject },
  ),
  ...termSteps,
  ...obstacleSteps,
  step('projetBlocages', listOf([...projectBlocks, ['usure', 'projetUsureDepassee']]), {
    figure: 'projet.blocages',
    when: (work) => isProject(work) && isUsuryDated(work),
  }),
  step('projetBlocages', listOf(projectBlocks), {
    figure: 'projet.blocages',
    when: (work) => isProject(work) && !isUsuryDated(work),
  }),
  step('financable', 'projetBlocages = ""', { when: isProject }),
]

const flagLabels = {
  excess: { fr: 'La règle est dépassée', en: 'The rule is exceeded' },
  zeroRate: { fr: 'Un PTZ est compté', en: 'A PTZ is counted' },
}

/** The conditions of warnings that no figure tells. */
const checkSteps = [
  step('regleDepassee', 'not exceeds(budget, 0) or exceeds(projetMensualite, budget)', {
    label: flagLabels.excess,
    kind: 'flag',
    when: isProject,
    warns: 'marge_20',
    warnsWhen: 'regleDepassee',
  }),
  step('regleDepassee', 'not exceeds(budget, 0)', {
    label: flagLabels.excess,
    kind: 'flag',
    when: (work) => !isProject(work),
    warns: 'marge_20',
    warnsWhen: 'regleDepassee',
  }),
  step('ptzCompte', 'capitalPtz > 0 or projetPtz > 0', {
    label: flagLabels.zeroRate,
    kind: 'flag',
    when: isProject,
    warns: 'ptz_conditions',
    warnsWhen: 'ptzCompte',
  }),
  step('ptzCompte', 'capitalPtz > 0', {
    label: flagLabels.zeroRate,
    kind: 'flag',
    when: (work) => !isProject(work),
    warns: 'ptz_conditions',
    warnsWhen: 'ptzCompte',
  }),
  step('zoneDonnee', 'zone <> "aucune"', {
    label: { fr: 'Une zone est donnée', en: 'A zone is given' },
    kind: 'flag',
    warns: 'ptz_aucun',
    warnsWhen: 'zoneDonnee and not ptzCompte',
  }),
  step('ancienSansTravaux', 'bien = "ancien" and logement <> "ancien_travaux"', {
    label: { fr: 'Logement ancien sans travaux', en: 'Old home without works' },
    kind: 'flag',
    warns: 'ptz_ancien',
    warnsWhen: 'ptzCompte and ancienSansTravaux',
  }),
  step('premierAchatAncien', 'primo and bien = "ancien"', {
    label: { fr: 'Premier achat dans l’ancien', en: 'First purchase of an old home' },
    kind: 'flag',
    warns: 'primo_departement',
    warnsWhen: 'premierAchatAncien and taux_departement / 100 > plafondDepartementPrimo',
  }),
  step(
    'travauxTropFaibles',
    'logement = "ancien_travaux" and exceeds(ptzTravaux * projetCoutOperation, travaux)',
    {
      label: { fr: 'Travaux trop faibles pour un PTZ', en: 'Too little work for a PTZ' },
      kind: 'flag',
      when: (work) => isProject(work) && work.question.zeroRate !== undefined,
      warns: 'projet_ptz_sans_travaux',
      warnsWhen: 'travauxTropFaibles',
    },
  ),
]

/**
 * Explains the answer of `capacite-emprunt`: the analysis `explication` replays these formulas (grammar:
 * `docs/en/formulas.md`) against `simulate`. Used by `index.ts`.
 */
export const explain = explanation({
  law: lawOfLoan,
  steps: [
    ...inPart({ fr: 'Le budget', en: 'The budget' }, budgetSteps),
    ...inPart({ fr: 'Le prix et ses frais', en: 'The price and its costs' }, [
      ...priceSteps,
      ...costSteps(LARGEST),
    ]),
    ...inPart({ fr: 'Les prêts', en: 'The loans' }, [
      ...offerSteps(LARGEST),
      ...largestLoanSteps,
      ...foundSteps,
      ...paymentSteps(LARGEST, 'capitalPrincipal', 'capitalPtz'),
      ...usurySteps,
    ]),
    ...inPart({ fr: 'Année par année', en: 'Year by year' }, yearSteps),
    ...inPart({ fr: 'Le bien visé', en: 'The home in view' }, [
      ...needSteps,
      ...offerSteps(PROJECT),
      ...projectLoanSteps,
      ...paymentSteps(PROJECT, 'projetPret', 'projetPtz'),
      ...verdictSteps,
    ]),
    ...inPart({ fr: 'Ce qu’il faut vérifier', en: 'What is to be checked' }, checkSteps),
  ],
})
