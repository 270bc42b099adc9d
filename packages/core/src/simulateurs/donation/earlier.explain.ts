/**
 * The explanation of `donation`: the earlier gifts, and what they took of the allowances. A step explains the
 * figure, or the table, of the answer whose path ends with its id: its formula must give the value there.
 * Where the answer has no such figure, the step is an intermediate value with its own label and kind; its
 * formula must give its `value` or `rows`, where it has one. Later formulas read a step by its id. Steps with
 * one id are variants: at most one `when` holds in an answer, and that one is shown. In formulas amounts are
 * in euros, parameters that are rates in percent, rates set by law fractions. `law`: names of values of law
 * that the step cites even where its formula does not read them. In a table, `count` is the number of rows,
 * `start` the values before the first row (0 where left out) and `prev.` the row before. `warns`: the code of
 * the warning that the step explains; `warnsWhen`: a formula of its condition. Texts here may change freely;
 * a step without `label` has that of its figure, in `result.ts`, and a table its heading, in `contract.ts`.
 * An id or a column of a table changes only with all formulas that read it.
 *
 * Ids of other files that it reads: `jourLimite` and `lignes` of `recipients.explain.ts`. Its ids that other files
 * read: `rappels` in `comparison.explain.ts` and `duties.explain.ts`.
 */
import { kinshipAllowance, recallTo } from '../../legislation/regles/donation/gift.ts'
import { giftDisabilityOn } from '../../legislation/regles/succession/gift-allowance.ts'
import {
  column,
  dayNumber,
  firstRecalled,
  hasEarlier,
  observed,
  readColumn,
  table,
  type Work,
} from './gift.explain.ts'

const OF_EARLIER = {
  fr: 'Les donations antérieures de la question, par ligne et par date.',
  en: 'The earlier gifts of the question, by row and date.',
}
const OF_LAW_THEN = {
  fr: 'La loi le jour de cette donation.',
  en: 'The law on the day of that gift.',
}

/** The earlier gifts to those who pay duties, by row of the question then by date, as they are recalled. */
const earlierOf = ({ recipients, day }: Work) =>
  recipients
    .filter(({ tie }) => tie !== 'organisme')
    .flatMap((row) => recallTo(row, day).gifts.map((gift) => ({ row, gift })))

/**
 * What the earlier gifts have taken. Formulas for `explain.ts`, replayed against the answer of `simulate`. `prev.` is
 * the row before.
 */
export const earlierSteps = [
  observed('nombreAnterieures', {
    label: { fr: 'Nombre de donations antérieures', en: 'Number of earlier gifts' },
    kind: 'count',
    when: hasEarlier,
    value: (work) => earlierOf(work).length,
    origin: OF_EARLIER,
    warns: 'anterieures_de_chacun',
    warnsWhen: 'donateurs > 1 or count(lignes, lignes.personnes > 1) > 0',
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
        jourAlors: firstRecalled(gift.date, work.day),
        taxable: gift.taxable,
        abattementAlors: kinshipAllowance(row, gift.date),
        handicapAlors: row.handicap ? giftDisabilityOn(gift.date) : 0,
      })),
    columns: {
      rang: column.count('prev.rang + 1', 'Rang', 'Rank'),
      deLaLigne: readColumn(OF_EARLIER, 'count', 'Ligne du donataire', 'Row of the recipient'),
      jour: readColumn(OF_EARLIER, 'dayNumber', 'Jour', 'Day'),
      jourAlors: readColumn(
        OF_LAW_THEN,
        'dayNumber',
        'Premier jour rappelé alors',
        'First day recalled then',
      ),
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
        'Ligne du donataire',
        'Row of the recipient',
      ),
      jour: column.day('at(anterieures, rang, anterieures.jour)', 'Jour', 'Day'),
      taxable: column.euros(
        'at(anterieures, rang, anterieures.taxable)',
        'Donné, sans la part exonérée',
        'Given, without the exempt part',
      ),
      avant: column.count(
        'count(anterieures, anterieures.deLaLigne = deLaLigne and anterieures.rang < rang and anterieures.jour >= at(anterieures, rang, anterieures.jourAlors))',
        'Donations que celle-ci rappelait',
        'Gifts that this one recalled',
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
      rappelee: column.flag('jour >= jourLimite', 'Rappelée', 'Recalled'),
    },
  }),
]
