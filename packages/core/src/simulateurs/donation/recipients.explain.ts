/**
 * The explanation of `donation`: who receives, and the days. A step explains the figure, or the table, of the
 * answer whose path ends with its id: its formula must give the value there. Where the answer has no such
 * figure, the step is an intermediate value with its own label and kind; its formula must give its `value` or
 * `rows`, where it has one. Later formulas read a step by its id. Steps with one id are variants: at most one
 * `when` holds in an answer, and that one is shown. In formulas amounts are in euros, parameters that are
 * rates in percent, rates set by law fractions. `law`: names of values of law that the step cites even where
 * its formula does not read them. In a table, `count` is the number of rows, `start` the values before the
 * first row (0 where left out) and `prev.` the row before. Texts here may change freely; a step without
 * `label` has that of its figure, in `result.ts`, and a table its heading, in `contract.ts`. An id or a
 * column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `anneeDonation`, `jourDonation`, `lignes`,
 * `nombreLignes` and `nombrePersonnes` in `comparison.explain.ts`; `lignes` in `cost.explain.ts`; `anneeDonation`,
 * `lignes` and `nombrePersonnes` in `duties.explain.ts`; `jourLimite` and `lignes` in `earlier.explain.ts`.
 */
import {
  A_YEAR,
  column,
  dayNumber,
  EXEMPT_AT_DEATH,
  firstRecalled,
  hasEarlier,
  hasHorizon,
  isOneOf,
  observed,
  readColumn,
  step,
  table,
  type Work,
} from './gift.explain.ts'

const OF_LIST = {
  fr: 'La liste « don » de la question.',
  en: 'The list “don” of the question.',
}
const OF_DATE = {
  fr: 'La date de la donation, sinon aujourd’hui.',
  en: 'The date of the gift, otherwise today.',
}

const isListed = ({ params }: Work): boolean => params.don.length > 0

/**
 * The allowance of gifts of each kinship, for several of them; the words are those of `lawOf` in
 * `law.explain.ts`.
 */
const ALLOWANCES = [
  ['abattementPetitEnfant', ['petit_enfant']],
  ['abattementArrierePetitEnfant', ['arriere_petit_enfant']],
  ['abattementEpoux', ['conjoint', 'pacs']],
  ['abattementFreresSoeurs', ['frere_soeur']],
  ['abattementNeveuxNieces', ['neveu_niece']],
] as const

/** The kinships that have only the default allowance at death, which earlier gifts do not lower. */
const DEFAULT_AT_DEATH = ['petit_enfant', 'arriere_petit_enfant', 'parent_4e_degre', 'autre']

/** The formula that chooses by the kinship of the row: `[formula, kinships]`, else `otherwise`. */
const chosen = (choices: readonly (readonly [string, readonly string[]])[], otherwise: string): string =>
  choices.reduceRight(
    (rest, [formula, ties]) => `if(${isOneOf('parente', ties)}, ${formula}, ${rest})`,
    otherwise,
  )

const SHARED = 'if(souche > 0, abattementEnfant / souche, 0)'
const WITHOUT = chosen([['0', ['parent_4e_degre', 'autre', 'organisme']]], 'abattementEnfant')

/** The formula of the allowance of gifts of a row, in euros, by the kinships of all rows. */
const GIFT_ALLOWANCE = {
  exempt: '0',
  autre: '0',
  petit_enfant: `abattementLien + ${SHARED}`,
  lien: 'abattementLien',
  several: `${chosen(ALLOWANCES, WITHOUT)} + ${SHARED}`,
}

/** The formula of the allowance of a row at death, in euros, by how all rows are taxed; none is compared without it. */
const DEATH_ALLOWANCE = {
  none: '',
  exempt: '0',
  one: 'abattementDeces',
  several: chosen(
    [
      ['0', EXEMPT_AT_DEATH],
      ['abattementDefaut', DEFAULT_AT_DEATH],
      ['abattementFreresSoeurs', ['frere_soeur']],
      ['abattementNeveuxNieces', ['neveu_niece']],
    ],
    'abattementEnfantDeces',
  ),
}

const giftOf = ({ taxation, tie }: Work): string => {
  if (taxation !== 'one') return taxation
  if (tie === 'parent_4e_degre') return 'autre'
  return tie in GIFT_ALLOWANCE ? tie : 'lien'
}
const deathOf = (work: Work): string => (hasHorizon(work) ? work.atDeath : 'none')

/** The columns of a row: its name, its kind, the parameter of equal recipients that gives it, its labels. */
const ROW_COLUMNS = [
  ['parente', 'choice', 'lien', 'Lien', 'Kinship'],
  ['valeur', 'euros', 'montant / donataires', 'Valeur donnée à chacun', 'Value given to each'],
  ['personnes', 'count', 'donataires', 'Personnes', 'Persons'],
  ['infirme', 'flag', 'handicap', 'Handicap', 'Disability'],
  ['souche', 'count', 'representants', 'Représentants du parent', 'Representatives of the parent'],
  ['ans', 'age', 'age_donataire', 'Âge de la personne qui reçoit', 'Age of the recipient'],
] as const

/** Read from the list, or given by the parameters of equal recipients. */
const rowColumns = (listed: boolean) =>
  Object.fromEntries(
    ROW_COLUMNS.map(([name, kind, formula, fr, en]) => [
      name,
      listed ? readColumn(OF_LIST, kind, fr, en) : { formula, kind, label: { fr, en } },
    ]),
  )

/**
 * The rows, where the recipients are listed or equal.
 * @param gift a key of `GIFT_ALLOWANCE`.
 * @param death a key of `DEATH_ALLOWANCE`.
 */
function rowsTable(listed: boolean, gift: keyof typeof GIFT_ALLOWANCE, death: keyof typeof DEATH_ALLOWANCE) {
  return table('lignes', {
    label: { fr: 'Qui reçoit', en: 'Who receives' },
    when: (work) => isListed(work) === listed && giftOf(work) === gift && deathOf(work) === death,
    count: 'nombreLignes',
    start: {},
    rows: ({ recipients }) =>
      recipients.map((row) => ({
        parente: row.tie,
        valeur: row.value,
        personnes: row.count,
        infirme: row.handicap,
        souche: row.representatives,
        ans: row.age,
      })),
    columns: {
      ...rowColumns(listed),
      jusqua: column.count('prev.jusqua + personnes', 'Personnes jusqu’ici', 'Persons so far'),
      abattementDeLaLigne: column.euros(GIFT_ALLOWANCE[gift], 'Abattement du lien', 'Allowance of kinship'),
      handicapDeLaLigne: column.euros(
        gift === 'exempt' ? '0' : 'if(infirme and parente <> "organisme", abattementHandicap, 0)',
        'Abattement du handicap',
        'Allowance of disability',
      ),
      ...(death !== 'none' && {
        abattementAuDeces: column.euros(DEATH_ALLOWANCE[death], 'Abattement au décès', 'Allowance at death'),
        parDefaut: column.flag(
          isOneOf('parente', DEFAULT_AT_DEATH),
          'À défaut d’autre',
          'For want of another',
        ),
      }),
    },
  })
}

const keysOf = <T extends object>(formulas: T) => Object.keys(formulas) as (keyof T)[]

const rowTables = [false, true].flatMap((listed) =>
  keysOf(GIFT_ALLOWANCE).flatMap((gift) =>
    keysOf(DEATH_ALLOWANCE).map((death) => rowsTable(listed, gift, death)),
  ),
)

/**
 * Who receives, with the allowances of each row. Formulas for `explain.ts`,
 * replayed against the answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const recipientSteps = [
  observed('nombreLignes', {
    label: { fr: 'Lignes des donataires', en: 'Rows of the recipients' },
    kind: 'count',
    value: ({ recipients }) => recipients.length,
    origin: OF_LIST,
  }),
  observed('anneeDonation', {
    label: { fr: 'Année de la donation', en: 'Year of the gift' },
    kind: 'calendarYear',
    when: (work) => work.params.logement || hasHorizon(work),
    value: ({ day }) => Math.floor(dayNumber(day) / A_YEAR),
    origin: OF_DATE,
  }),
  observed('jourDonation', {
    label: { fr: 'Jour de la donation', en: 'Day of the gift' },
    kind: 'dayNumber',
    when: (work) => hasEarlier(work) || hasHorizon(work),
    value: ({ day }) => dayNumber(day),
    origin: OF_DATE,
  }),
  observed('jourLimite', {
    label: { fr: 'Premier jour des donations rappelées', en: 'First day of the gifts recalled' },
    kind: 'dayNumber',
    when: hasEarlier,
    law: ['rappelDonations'],
    value: ({ day }) => firstRecalled(day, day),
    origin: {
      fr: 'Les années du rappel avant la donation.',
      en: 'The years of the recall before the gift.',
    },
  }),
  ...rowTables,
  step('nombrePersonnes', 'sum(lignes, lignes.personnes)', {
    label: { fr: 'Nombre de personnes', en: 'Number of persons' },
    kind: 'count',
  }),
]
