/**
 * The explanation of `donation`: the duties of each recipient. A step explains the figure, or the table, of
 * the answer whose path ends with its id, or that `figure` names: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind. Later
 * formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and
 * that one is shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law
 * fractions. In a table, `count` is the number of rows, `start` the values before the first row (0 where left
 * out) and `prev.` the row before. `warns`: the code of the warning that the step explains; `warnsWhen`: a
 * formula of its condition. Texts here may change freely; a step without `label` has that of its figure, in
 * `result.ts`, and a table its heading, in `contract.ts`. An id or a column of a table changes only with all
 * formulas that read it.
 *
 * Ids of other files that it reads: `rappels` of `earlier.explain.ts`; `anneeDonation`, `lignes` and
 * `nombrePersonnes` of `recipients.explain.ts`. Its ids that other files read: `parDonataire` in
 * `comparison.explain.ts` and `cost.explain.ts`.
 */
import {
  column,
  dutyFormula,
  isOneOf,
  isTwoDonors,
  marginalFormula,
  step,
  type Taxation,
  table,
  type Work,
} from './gift.explain.ts'

const part = {
  kind: 'rate' as const,
  label: { fr: 'Part donnée de la pleine propriété', en: 'Share of full ownership given' },
}
const taxedPart = {
  kind: 'rate' as const,
  label: { fr: 'Part taxée de la valeur', en: 'Taxed share of the value' },
}
const isRight = (right: Work['params']['droit']) => (work: Work) => work.params.droit === right

/** The formula of the value of bare ownership, as a fraction, by the age of the donor (CGI, art. 669). */
const bare = (age: string): string =>
  `1 - max(first(usufruitViager, ${age} < usufruitViager.moinsDe, usufruitViager.usufruit), last(usufruitViager, usufruitViager.usufruit))`

/** The share of full ownership that each donor gives, then what of its value is taxed. */
const shareSteps = [
  step('partPremier', '1', { ...part, when: isRight('pleine_propriete') }),
  step('partPremier', 'usufruitTemporaire.taux * ceil(duree_usufruit / usufruitTemporaire.annees)', {
    ...part,
    when: isRight('usufruit_temporaire'),
  }),
  step('partPremier', bare('age_donateur'), {
    ...part,
    when: isRight('nue_propriete'),
    warns: 'presomption_usufruit',
    warnsWhen: 'droit = "nue_propriete"',
  }),
  step('partSecond', bare('age_second_donateur'), {
    ...part,
    label: { fr: 'Part donnée par le second donateur', en: 'Share given by the second donor' },
    when: (work) => isRight('nue_propriete')(work) && isTwoDonors(work),
  }),
  step('partTaxee', '1', { ...taxedPart, when: ({ params }) => !params.dutreil }),
  step('partTaxee', '1 - exonerationDutreil', {
    ...taxedPart,
    when: ({ params }) => params.dutreil,
    warns: 'dutreil_conditions',
  }),
]

const FAMILY = isOneOf('lien', ['enfant', 'petit_enfant', 'arriere_petit_enfant', 'neveu_niece'])
const isMoney = `bien = "argent" and droit = "pleine_propriete" and (${FAMILY})`

/** What the formulas of the table `parDonataire` depend on. */
interface DutyVariant {
  readonly taxation: Taxation
  /** Whether the second donor gives another share of full ownership. */
  readonly twoShares: boolean
  /** Whether the exemption for a home is asked for, on a day when a law gives it. */
  readonly housing: boolean
  /** Whether the exemption of family gifts is asked for. */
  readonly family: boolean
  /** Whether there are earlier gifts. */
  readonly earlier: boolean
}

const isVariant = (work: Work, { taxation, twoShares, housing, family, earlier }: DutyVariant): boolean =>
  work.taxation === taxation &&
  work.hasEarlier === earlier &&
  work.params.don_familial === family &&
  (isTwoDonors(work) && work.params.droit === 'nue_propriete') === twoShares &&
  (work.params.logement && work.hasHousingLaw) === housing

const recalled = (figure: string): string =>
  `sum(rappels, if(rappels.deLaLigne = rang and rappels.rappelee, rappels.${figure}, 0))`

/** The formula of what earlier gifts have left of an allowance, in euros; an exempt body has none. */
const leftOf = (allowance: string, taken: string, { taxation, earlier }: DutyVariant): string => {
  if (taxation === 'exempt') return '0'
  const whole = `at(lignes, rang, lignes.${allowance})`
  return earlier ? `max(0, ${whole} - ${recalled(taken)})` : whole
}

const unlessExempt = (formula: string, { taxation }: DutyVariant): string => {
  if (taxation === 'exempt') return '0'
  return taxation === 'one' ? formula : `if(lien = "organisme", 0, ${formula})`
}

function dutiesTable(variant: DutyVariant) {
  const { taxation, twoShares, housing, family, earlier } = variant
  const scaled = { taxation, scale: 'bareme', tie: 'lien' }
  return table('parDonataire', {
    figure: 'donataires',
    when: (work) => isVariant(work, variant),
    count: 'donateurs * nombrePersonnes',
    start: {},
    columns: {
      numero: column.count('prev.numero + 1', 'Numéro', 'Number'),
      donateur: 'if(numero > nombrePersonnes, 2, 1)',
      rang: '1 + count(lignes, lignes.jusqua < numero - (donateur - 1) * nombrePersonnes)',
      lien: 'at(lignes, rang, lignes.parente)',
      valeur: 'at(lignes, rang, lignes.valeur) / donateurs',
      valeurFiscale: `valeur * ${twoShares ? 'if(donateur = 1, partPremier, partSecond)' : 'partPremier'} * partTaxee`,
      ouvertLogement: column.flag(
        housing ? `${isMoney} and anneeDonation <= donLogement.derniereAnnee` : 'false',
        'Conditions du don pour un logement',
        'Conditions of the gift for a home',
      ),
      exonereLogement: housing
        ? 'if(ouvertLogement, min(valeurFiscale, donLogement.parDonateur, max(0, donLogement.parDonataire - logement_recu - lag(exonereLogement, nombrePersonnes))), 0)'
        : '0',
      ouvertFamilial: column.flag(
        family
          ? `${isMoney} and if(donateur = 1, age_donateur, age_second_donateur) < donFamilial.ageDonateur and at(lignes, rang, lignes.ans) >= donFamilial.ageDonataire`
          : 'false',
        'Conditions du don familial',
        'Conditions of the family gift',
      ),
      exonereDonFamilial: family
        ? 'if(ouvertFamilial, min(valeurFiscale - exonereLogement, max(0, donFamilial.plafond - don_familial_utilise)), 0)'
        : '0',
      compte: column.euros(
        'valeurFiscale - exonereLogement - exonereDonFamilial',
        'Après les exonérations',
        'After the exemptions',
      ),
      donationsRappelees: earlier ? recalled('taxable') : '0',
      resteLien: column.euros(
        leftOf('abattementDeLaLigne', 'prisDuLien', variant),
        'Abattement restant du lien',
        'Allowance left of kinship',
      ),
      resteHandicap: column.euros(
        leftOf('handicapDeLaLigne', 'prisDuHandicap', variant),
        'Abattement restant du handicap',
        'Allowance left of disability',
      ),
      abattement: 'min(compte, resteLien + resteHandicap)',
      abattementRestant: 'resteLien + resteHandicap - abattement',
      baseTaxable: unlessExempt('max(0, compte - (resteLien + resteHandicap))', variant),
      auDela: column.euros(
        earlier ? recalled('auDela') : '0',
        'Bas du barème déjà occupé',
        'Bottom of the scale filled already',
      ),
      droits: dutyFormula(scaled, 'baseTaxable', 'auDela'),
      tauxMarginal: marginalFormula(scaled, 'baseTaxable', 'auDela'),
    },
  })
}

const BOTH = [false, true] as const

const dutyTables = (['exempt', 'one', 'several'] as const).flatMap((taxation) =>
  BOTH.flatMap((twoShares) =>
    BOTH.flatMap((housing) =>
      BOTH.flatMap((family) =>
        BOTH.map((earlier) => dutiesTable({ taxation, twoShares, housing, family, earlier })),
      ),
    ),
  ),
)

/**
 * What each donor gives to each person: value, exemptions, allowances and duties. Formulas for `explain.ts`, replayed
 * against the answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const dutySteps = [...shareSteps, ...dutyTables]
