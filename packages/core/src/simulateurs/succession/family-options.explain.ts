/**
 * Steps of the explanation of `succession` for a whole family: the duties at both deaths under each option of a
 * spouse beside children. The option chosen has the duties of `personnes`; the others have a row for each person
 * who may owe duties, and the second death a row for each common child. Steps and columns are read by their ids,
 * which change only with all formulas that read them; amounts are in euros, rates set by law fractions. In a table,
 * `count` is the number of rows, `start` the values before the first row (0 where left out) and `prev.` the row
 * before.
 *
 * Ids of other files that it reads: `actifCivil`, `choix`, `nombreOptions`, `rapports`, `reste`, `souches` and
 * `usufruitDuChoix` of `family-civil.explain.ts`; `legsDeMontants`, `personnes` and `proportionTaxee` of
 * `family-heirs.explain.ts`. Its ids that other files read: none.
 */
import { commonBranches } from '../../legislation/regles/succession/family/options.ts'
import { broughtBackBy, sumBy } from '../../legislation/regles/succession/family/people.ts'
import {
  chargeAbove,
  column,
  OF_CIVIL_LAW,
  OF_GIFTS,
  OF_QUESTION,
  readColumn,
  takersUnder,
} from './family-columns.explain.ts'
import { countedColumns, isRural } from './family-heirs.explain.ts'
import { type FamilyWork, familyObserved, familyTable } from './modes.explain.ts'

/** A column of `personnes`, for the person of the row. */
const ofPerson = (figure: string) => `at(personnes, personne, personnes.${figure})`

/** A column of `choix`, for the option of the row. */
const ofOption = (figure: string) => `first(choix, choix.option = option, choix.${figure})`

/** The number of a person among the rows of `personnes`, from 1. */
const numberIn = ({ settlement }: FamilyWork, person: unknown): number =>
  settlement.estate.heirs.findIndex((heir) => heir.person === person) + 1

/**
 * One row an option that was not chosen and a person who is not exempt: whether the person takes a part (`prend`),
 * how many of the branch do (`tetes`), and the gifts that these bring back (`rapporteTetes`), in euros.
 */
const otherRows = (work: FamilyWork) => {
  const { heirs } = work.settlement.estate
  const { branches } = work.settlement.civil.devolution
  return work.options
    .filter(({ option }) => option !== work.estate.spouseOption)
    .flatMap(({ option }) => {
      const taking = takersUnder(work, option)
      return heirs
        .filter(({ liability }) => !liability.exempt)
        .map(({ person }) => {
          const members = branches.find((branch) => branch.members.includes(person))?.members ?? []
          const heads = members.filter((member) => taking.has(member))
          return {
            option,
            personne: numberIn(work, person),
            prend: taking.has(person),
            tetes: heads.length,
            rapporteTetes: sumBy(heads, broughtBackBy),
          }
        })
    })
}

/** One row an option and a common child, or one of those in its place (`tetes` of them). */
const secondRows = (work: FamilyWork) =>
  work.options.flatMap(({ option }) =>
    commonBranches(work.settlement.civil.devolution).flatMap(({ members }) =>
      members.map((person) => ({ option, personne: numberIn(work, person), tetes: members.length })),
    ),
  )

const option = readColumn(OF_CIVIL_LAW, 'choice', { fr: 'Choix', en: 'Option' })
const person = readColumn(OF_QUESTION, 'count', { fr: 'Personne', en: 'Person' })
const rule = column('choice', ofPerson('regle'), { fr: 'Lien pour les droits', en: 'Kinship for duties' })
const duties = (formula: string) => column('euros', formula, { fr: 'Droits', en: 'Duties' })

/** The duties of a child, or of those in its place, on a base that nothing precedes in the scale. */
const DIRECT_LINE_DUTIES =
  'sum(baremeLigneDirecte, baremeLigneDirecte.taux * max(0, min(baseTaxable, baremeLigneDirecte.a) - baremeLigneDirecte.de))'

const TAKES: Parameters<typeof readColumn>[0] = {
  fr: 'Un héritier qui a reçu plus que sa part garde ce don et ne prend rien de plus (Code civil, articles 843 et 860).',
  en: 'An heir who was given more than a full share keeps the gift and takes no more of the estate (Code civil, articles 843 and 860).',
}

const otherTable = (ofRural: boolean) =>
  familyTable('autresChoix', {
    label: { fr: 'Les héritiers sous les autres choix', en: 'Heirs under the other options' },
    when: (work) => isRural(work) === ofRural,
    count: 'nombreAutresChoix',
    start: {},
    rows: otherRows,
    columns: {
      option,
      personne: person,
      prend: readColumn(TAKES, 'flag', { fr: 'Prend une part', en: 'Takes a part' }),
      tetes: readColumn(TAKES, 'count', { fr: 'Têtes qui partagent', en: 'Heads that share' }),
      rapporteTetes: readColumn(OF_GIFTS, 'euros', {
        fr: 'Rapporté par ces têtes',
        en: 'Brought back by them',
      }),
      souche: column('count', 'at(rapports, personne, rapports.souche)', { fr: 'Souche', en: 'Branch' }),
      partDeSouche: column(
        'euros',
        `if(prend, (reste - ${ofOption('propriete')} + ${ofOption('rapporteParElles')}) * at(souches, souche, souches.poids) / ${ofOption('poids')} - at(souches, souche, souches.rapporte), 0)`,
        { fr: 'Pris par la souche', en: 'Taken by the branch' },
      ),
      recueilli: column(
        'euros',
        'if(prend, (partDeSouche + rapporteTetes) / tetes - at(rapports, personne, rapports.rapporte), 0)',
        { fr: 'Pris dans la succession', en: 'Taken from the estate' },
      ),
      valeur: column(
        'euros',
        `${ofPerson('legs')} + recueilli * if(${ofOption('usufruit')} > 0, 1 - usufruitDuChoix, 1)`,
        { fr: 'Valeur reçue', en: 'Value received' },
      ),
      legsDeMontant: column('euros', ofPerson('legsDeMontant'), {
        fr: 'Dont legs de montants',
        en: 'Of which legacies of amounts',
      }),
      ...countedColumns(ofRural),
      partFiscale: column('euros', countedColumns(ofRural).partFiscale, {
        fr: 'Part taxable',
        en: 'Taxable share',
      }),
      abattement: column('euros', ofPerson('abattement'), { fr: 'Abattement', en: 'Allowance' }),
      baseTaxable: column('euros', 'max(0, partFiscale - abattement)', {
        fr: 'Base taxable',
        en: 'Taxable base',
      }),
      regle: rule,
      excedent: column('euros', ofPerson('excedent'), {
        fr: 'Donations au-delà de l’abattement',
        en: 'Gifts beyond the allowance',
      }),
      droits: duties(chargeAbove('regle', 'excedent', 'baseTaxable')),
    },
  })

/** The duties at both deaths, under each option. Used by `family.explain.ts`. */
export const familyOptionSteps = [
  familyObserved('nombreAutresChoix', {
    label: { fr: 'Héritiers des autres choix', en: 'Heirs under the other options' },
    kind: 'count',
    value: (work) => otherRows(work).length,
    origin: {
      fr: 'Une ligne par choix écarté et par personne qui peut devoir des droits.',
      en: 'One row for each option not chosen and each person who may owe duties.',
    },
  }),
  otherTable(false),
  otherTable(true),
  familyObserved('souchesCommunes', {
    label: { fr: 'Souches d’enfants communs', en: 'Branches of common children' },
    kind: 'count',
    value: (work) => commonBranches(work.settlement.civil.devolution).length,
    origin: {
      fr: 'Les enfants du couple, ou ceux qui les représentent ; ni ceux d’un autre lit, ni l’adoption simple.',
      en: 'Children of the couple, or those in their place; neither those of another bed nor by simple adoption.',
    },
  }),
  familyObserved('nombreSecondDeces', {
    label: { fr: 'Héritiers du second décès', en: 'Heirs at the second death' },
    kind: 'count',
    value: (work) => secondRows(work).length,
    origin: {
      fr: 'Une ligne par choix et par enfant commun, ou par personne qui le représente.',
      en: 'One row for each option and each common child, or each person in its place.',
    },
  }),
  familyTable('secondDeces', {
    label: { fr: 'Les droits au second décès', en: 'Duties at the second death' },
    count: 'nombreSecondDeces',
    start: {},
    rows: secondRows,
    law: ['extinctionUsufruit'],
    columns: {
      option,
      personne: person,
      tetes: readColumn(OF_CIVIL_LAW, 'count', { fr: 'Têtes de la souche', en: 'Heads of the branch' }),
      part: column('euros', `(${ofOption('propriete')} + patrimoine_conjoint) / souchesCommunes / tetes`, {
        fr: 'Part des biens du conjoint',
        en: 'Share of what the spouse owns',
      }),
      abattement: column('euros', `${ofPerson('abattementDuLien')} + ${ofPerson('abattementDuHandicap')}`, {
        fr: 'Abattement entier',
        en: 'Whole allowance',
      }),
      baseTaxable: column('euros', 'max(0, part - abattement)', { fr: 'Base taxable', en: 'Taxable base' }),
      droits: duties(DIRECT_LINE_DUTIES),
    },
  }),
  familyTable('options', {
    count: 'nombreOptions',
    start: {},
    warns: 'second_deces',
    warnsWhen: 'nombreOptions > 0',
    law: ['extinctionUsufruit'],
    columns: {
      option: { origin: OF_CIVIL_LAW },
      ouverte: {
        origin: {
          fr: 'Le quart, toujours ; l’usufruit, quand tous les enfants sont communs ; tous, avec une donation entre époux.',
          en: 'The quarter, always; the usufruct, when all children are common; all of them, with a gift between spouses.',
        },
      },
      proprieteConjoint: ofOption('propriete'),
      usufruitConjoint: ofOption('usufruit'),
      valeurConjoint: 'proprieteConjoint + usufruitConjoint * usufruitDuChoix',
      droitsPremierDeces:
        'if(option = option_conjoint, sum(personnes, personnes.droits), sum(autresChoix, if(autresChoix.option = option, autresChoix.droits, 0)))',
      droitsSecondDeces: 'sum(secondDeces, if(secondDeces.option = option, secondDeces.droits, 0))',
      droitsTotal: 'droitsPremierDeces + droitsSecondDeces',
    },
  }),
]
