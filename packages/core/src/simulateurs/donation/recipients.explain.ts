/**
 * The explanation of `donation`: who receives, the earlier gifts and the days. A step explains the figure, or the
 * table, of the answer that `figure` names, else the only one whose path ends with its id: its formula must give the
 * value there. Where the answer has no such figure, it must give its `value` or `rows`, if it has one. Later
 * formulas read a step by its id. Steps with one id are variants: at most one `when` holds in an answer, and that
 * one is shown. In formulas amounts are in euros, parameters that are rates in percent, rates set by law fractions.
 * Texts may change freely; an id or a column of a table, only with all formulas that read it.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `anneeDonation`, `jourDonation`, `lignes`,
 * `nombreLignes`, `nombrePersonnes` and `rappels` in `comparison.explain.ts`; `lignes` in `cost.explain.ts`;
 * `anneeDonation`, `lignes`, `nombrePersonnes` and `rappels` in `duties.explain.ts`.
 */
import { kinshipAllowance, recallTo } from '../../legislation/regles/donation/gift.ts'
import { giftDisabilityOn } from '../../legislation/regles/succession/gift-allowance.ts'
import {
  column,
  dayNumber,
  hasEarlier,
  hasHorizon,
  isOneOf,
  observed,
  onlyTie,
  readColumn,
  step,
  type Taxation,
  table,
  taxationAtDeath,
  taxationOf,
  type Work,
} from './gift.explain.ts'

const OF_LIST = {
  fr: 'Les lignes de la liste « don », telles que demandées.',
  en: 'The rows of the list “don”, as asked.',
}
const OF_DATE = {
  fr: 'La date de la donation ; aujourd’hui si la question ne la donne pas.',
  en: 'The date of the gift; today where the question does not give it.',
}
const OF_EARLIER = {
  fr: 'Les donations antérieures de la question, sans leur part exonérée, par ligne puis par date.',
  en: 'The earlier gifts of the question, without their exempt part, by row then by date.',
}
const OF_LAW_THEN = {
  fr: 'Les montants de la loi le jour de cette donation.',
  en: 'The amounts of the law on the day of that gift.',
}

const FULL_YEAR = 'YYYY'

const isListed = ({ params }: Work): boolean => params.don.length > 0

/** The allowance of gifts of each kinship, for several of them; the words are those of `lawOf` in `law.explain.ts`. */
const ALLOWANCES = [
  ['abattementPetitEnfant', ['petit_enfant']],
  ['abattementArrierePetitEnfant', ['arriere_petit_enfant']],
  ['abattementEpoux', ['conjoint', 'pacs']],
  ['abattementFreresSoeurs', ['frere_soeur']],
  ['abattementNeveuxNieces', ['neveu_niece']],
] as const

/** Those whom gifts leave whole at death: they have only the allowance given for want of another. */
const DEFAULT_AT_DEATH = ['petit_enfant', 'arriere_petit_enfant', 'parent_4e_degre', 'autre']

const chosen = (choices: readonly (readonly [string, readonly string[]])[], otherwise: string): string =>
  choices.reduceRight(
    (rest, [formula, ties]) => `if(${isOneOf('parente', ties)}, ${formula}, ${rest})`,
    otherwise,
  )

function giftAllowance(taxation: Taxation, tie: string): string {
  if (taxation === 'exempt') return '0'
  const shared = 'if(souche > 0, abattementEnfant / souche, 0)'
  if (taxation === 'several') {
    const others = chosen([['0', ['parent_4e_degre', 'autre', 'organisme']]], 'abattementEnfant')
    return `${chosen(ALLOWANCES, others)} + ${shared}`
  }
  if (tie === 'parent_4e_degre' || tie === 'autre') return '0'
  return tie === 'petit_enfant' ? `abattementLien + ${shared}` : 'abattementLien'
}

function deathAllowance(taxation: Taxation): string {
  if (taxation === 'exempt') return '0'
  if (taxation === 'one') return 'abattementDeces'
  return chosen(
    [
      ['0', ['conjoint', 'pacs', 'organisme']],
      ['abattementDefaut', DEFAULT_AT_DEATH],
      ['abattementFreresSoeurs', ['frere_soeur']],
      ['abattementNeveuxNieces', ['neveu_niece']],
    ],
    'abattementEnfantDeces',
  )
}

const rowColumns = {
  listed: {
    parente: readColumn(OF_LIST, 'choice', 'Lien', 'Kinship'),
    valeur: readColumn(OF_LIST, 'euros', 'Valeur donnée à chacun', 'Value given to each'),
    personnes: readColumn(OF_LIST, 'count', 'Personnes', 'Persons'),
    infirme: readColumn(OF_LIST, 'flag', 'Handicap', 'Disability'),
    souche: readColumn(OF_LIST, 'count', 'Représentants du parent', 'Representatives of the parent'),
    ans: readColumn(OF_LIST, 'age', 'Âge de qui reçoit', 'Age of the recipient'),
  },
  equal: {
    parente: column.word('lien', 'Lien', 'Kinship'),
    valeur: column.euros('montant / donataires', 'Valeur donnée à chacun', 'Value given to each'),
    personnes: column.count('donataires', 'Personnes', 'Persons'),
    infirme: column.flag('handicap', 'Handicap', 'Disability'),
    souche: column.count('representants', 'Représentants du parent', 'Representatives of the parent'),
    ans: {
      ...column.count('age_donataire', 'Âge de qui reçoit', 'Age of the recipient'),
      kind: 'age' as const,
    },
  },
} as const

interface RowVariant {
  readonly listed: boolean
  readonly taxation: Taxation
  /** With its own formula of the allowance; any of those that have the common one. */
  readonly tie: 'autre' | 'petit_enfant' | 'enfant'
  readonly horizon: boolean
  readonly atDeath: Taxation
}

const tieVariant = (work: Work): RowVariant['tie'] => {
  const tie = onlyTie(work)
  if (tie === 'parent_4e_degre' || tie === 'autre') return 'autre'
  return tie === 'petit_enfant' ? tie : 'enfant'
}

/** The same text for the same variant. */
const keyOf = ({ listed, taxation, tie, horizon, atDeath }: RowVariant): string =>
  [listed, taxation, tie, horizon, atDeath].join()

const keys = new WeakMap<Work, string>()

/** The key of the variant of a question, found once for all tables. */
function workKey(work: Work): string {
  const known = keys.get(work)
  if (known !== undefined) return known
  const [taxation, horizon] = [taxationOf(work), hasHorizon(work)]
  const key = keyOf({
    listed: isListed(work),
    taxation,
    tie: taxation === 'one' ? tieVariant(work) : 'enfant',
    horizon,
    atDeath: horizon ? taxationAtDeath(work) : 'exempt',
  })
  keys.set(work, key)
  return key
}

function rowsTable(variant: RowVariant) {
  const { listed, taxation, tie, horizon, atDeath } = variant
  const key = keyOf(variant)
  return table('lignes', {
    label: { fr: 'Qui reçoit', en: 'Who receives' },
    when: (work) => workKey(work) === key,
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
      ligne: column.count('prev.ligne + 1', 'Ligne', 'Row'),
      ...rowColumns[listed ? 'listed' : 'equal'],
      jusqua: column.count('prev.jusqua + personnes', 'Personnes jusqu’ici', 'Persons so far'),
      abattementDeLaLigne: column.euros(
        giftAllowance(taxation, tie),
        'Abattement du lien',
        'Allowance of kinship',
      ),
      handicapDeLaLigne: column.euros(
        taxation === 'exempt' ? '0' : 'if(infirme and parente <> "organisme", abattementHandicap, 0)',
        'Abattement du handicap',
        'Allowance of disability',
      ),
      ...(horizon && {
        abattementAuDeces: column.euros(deathAllowance(atDeath), 'Abattement au décès', 'Allowance at death'),
        parDefaut: column.flag(
          isOneOf('parente', DEFAULT_AT_DEATH),
          'À défaut d’autre',
          'For want of another',
        ),
      }),
    },
  })
}

const TAXATIONS = ['exempt', 'one', 'several'] as const

const rowTables = [false, true].flatMap((listed) =>
  [false, true].flatMap((horizon) =>
    TAXATIONS.flatMap((taxation) =>
      (taxation === 'one' ? (['enfant', 'petit_enfant', 'autre'] as const) : (['enfant'] as const)).flatMap(
        (tie) =>
          (horizon ? TAXATIONS : (['exempt'] as const)).map((atDeath) =>
            rowsTable({ listed, taxation, tie, horizon, atDeath }),
          ),
      ),
    ),
  ),
)

/** The earlier gifts to those who pay duties, by row of the question then by date, as they are recalled. */
const earlierOf = ({ recipients, day }: Work) =>
  recipients
    .filter(({ tie }) => tie !== 'organisme')
    .flatMap((row) => recallTo(row, day).gifts.map((gift) => ({ row, gift })))

const within = 'jour - 100 * 100 * rappelDonations'

const earlierTables = [
  observed('nombreAnterieures', {
    label: { fr: 'Nombre de donations antérieures', en: 'Number of earlier gifts' },
    kind: 'count',
    when: hasEarlier,
    value: (work) => earlierOf(work).length,
    origin: OF_EARLIER,
  }),
  table('anterieures', {
    label: { fr: 'Les donations antérieures', en: 'The earlier gifts' },
    when: hasEarlier,
    count: 'nombreAnterieures',
    start: {},
    rows: (work) =>
      earlierOf(work).map(({ row, gift }) => ({
        deLaLigne: row.rank,
        jour: dayNumber(gift.date),
        taxable: gift.taxable,
        abattementAlors: kinshipAllowance(row, gift.date),
        handicapAlors: row.handicap ? giftDisabilityOn(gift.date) : 0,
      })),
    columns: {
      rang: column.count('prev.rang + 1', 'Rang', 'Rank'),
      deLaLigne: readColumn(OF_EARLIER, 'count', 'Ligne de qui a reçu', 'Row of who received'),
      jour: readColumn(OF_EARLIER, 'count', 'Jour, AAAAMMJJ', 'Day, YYYYMMDD'),
      taxable: readColumn(
        OF_EARLIER,
        'euros',
        'Donné, sans la part exonérée',
        'Given, without the exempt part',
      ),
      abattementAlors: readColumn(
        OF_LAW_THEN,
        'euros',
        'Abattement du lien alors',
        'Allowance of kinship then',
      ),
      handicapAlors: readColumn(
        OF_LAW_THEN,
        'euros',
        'Abattement du handicap alors',
        'Allowance of disability then',
      ),
    },
  }),
  table('rappels', {
    label: { fr: 'Ce que ces donations ont pris', en: 'What these gifts took' },
    when: hasEarlier,
    law: ['rappelDonations'],
    count: 'nombreAnterieures',
    start: {},
    rows: (work) =>
      earlierOf(work).map(({ gift }) => ({
        prisDuLien: gift.fromKinship,
        prisDuHandicap: gift.fromDisability,
        auDela: gift.excess,
        rappelee: gift.recalled,
      })),
    columns: {
      rang: column.count('prev.rang + 1', 'Rang', 'Rank'),
      deLaLigne: column.count(
        'at(anterieures, rang, anterieures.deLaLigne)',
        'Ligne de qui a reçu',
        'Row of who received',
      ),
      jour: column.count('at(anterieures, rang, anterieures.jour)', 'Jour, AAAAMMJJ', 'Day, YYYYMMDD'),
      taxable: column.euros(
        'at(anterieures, rang, anterieures.taxable)',
        'Donné, sans la part exonérée',
        'Given, without the exempt part',
      ),
      avant: column.count(
        `count(anterieures, anterieures.deLaLigne = deLaLigne and anterieures.rang < rang and anterieures.jour >= ${within})`,
        'Donations des quinze années d’avant',
        'Gifts of the fifteen years before',
      ),
      prisDuLien: column.euros(
        'min(taxable, max(0, at(anterieures, rang, anterieures.abattementAlors) - (prev.cumulLien - lag(cumulLien, avant + 1))))',
        'Pris sur l’abattement du lien',
        'Taken of the allowance of kinship',
      ),
      prisDuHandicap: column.euros(
        'min(taxable - prisDuLien, max(0, at(anterieures, rang, anterieures.handicapAlors) - (prev.cumulHandicap - lag(cumulHandicap, avant + 1))))',
        'Pris sur l’abattement du handicap',
        'Taken of the allowance of disability',
      ),
      auDela: column.euros(
        'taxable - prisDuLien - prisDuHandicap',
        'Au-delà des abattements',
        'Beyond the allowances',
      ),
      cumulLien: column.euros(
        'prev.cumulLien + prisDuLien',
        'Pris sur le lien, cumulé',
        'Taken of kinship, in all',
      ),
      cumulHandicap: column.euros(
        'prev.cumulHandicap + prisDuHandicap',
        'Pris sur le handicap, cumulé',
        'Taken of disability, in all',
      ),
      rappelee: column.flag('jour >= jourDonation - 100 * 100 * rappelDonations', 'Rappelée', 'Recalled'),
    },
  }),
]

/**
 * Who receives, with the allowances of each row, and what the earlier gifts have taken. Formulas for `explain.ts`,
 * replayed against the answer of `simulate`. A parameter that is a rate is in percent; `prev.` is the row before.
 */
export const recipientSteps = [
  observed('nombreLignes', {
    label: { fr: 'Lignes de qui reçoit', en: 'Rows of who receives' },
    kind: 'count',
    value: ({ recipients }) => recipients.length,
    origin: OF_LIST,
  }),
  observed('anneeDonation', {
    label: { fr: 'Année de la donation', en: 'Year of the gift' },
    kind: 'calendarYear',
    when: (work) => work.params.logement || hasHorizon(work),
    value: ({ day }) => Number(day.slice(0, FULL_YEAR.length)),
    origin: OF_DATE,
  }),
  observed('jourDonation', {
    label: { fr: 'Jour de la donation, AAAAMMJJ', en: 'Day of the gift, YYYYMMDD' },
    kind: 'count',
    when: (work) => hasEarlier(work) || hasHorizon(work),
    value: ({ day }) => dayNumber(day),
    origin: OF_DATE,
  }),
  ...rowTables,
  step('nombrePersonnes', 'sum(lignes, lignes.personnes)', {
    label: { fr: 'Nombre de personnes', en: 'Number of persons' },
    kind: 'count',
  }),
  ...earlierTables,
]
