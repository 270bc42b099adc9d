import type { Constraint, ConstraintTerms } from '../../definition/constraint.ts'
import {
  atMost,
  excludedBy,
  indexesWhere,
  inRows,
  onlyForChoices,
  requiredWithout,
  rowConstraint,
  zeroWithout,
} from '../../definition/constraints.ts'
import { brokenConstraint } from '../../definition/problem.ts'
import { RefusedQuestion } from '../../definition/refused-question.ts'
import type { ParamsOf } from '../../definition/shape.ts'
import { isOpen } from '../../legislation/regles/succession/family/open-option.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import type { Text } from '../../units/text.ts'
import { relativeOf } from './family-estate.ts'
import { isWholeFamily } from './is-whole-family.ts'
import { params } from './params.ts'

/** A rule between parameters. Used by `constraints.ts` and `settle-family.ts`. */
type Rule = Constraint<typeof params>
type Values = ParamsOf<typeof params>
type RelativeRow = Values['proche'][number]
type InsuranceRow = Values['assurance'][number]
/** A row that names somebody: of the family by number, or another by kinship. */
type Naming = { readonly proche: number | undefined; readonly lien?: string | undefined }
type List = 'proche' | 'don' | 'legs' | 'assurance'
type RowOf<L extends List> = Values[L] extends readonly (infer R)[] ? R : never

/** The lists that make a question one about a whole family, of which there must be one without `lien`. */
const FAMILY_LISTS = ['proche', 'legs', 'assurance'] as const

/** What equal heirs of one kinship are described by, besides `lien`. */
const ONE_KINSHIP = [
  'heritiers',
  'conjoint_survivant',
  'age_conjoint',
  'donations',
  'representants',
  'handicap',
  'exoneration_fratrie',
  'assurance_vie',
  'assurance_vie_70',
  'gains_assurance_vie_70',
  'beneficiaires',
] as const

/**
 * The message of a broken rule.
 * @param must what a program reads: English names parameters by their keys.
 * @param page what a page shows: only its English is read, which names parameters by their labels.
 */
const stated = (must: Text, page: Text = must): ConstraintTerms<never> => ({
  kind: 'stated',
  operands: { must, page: { fr: must.fr, en: page.en } },
})

/**
 * The labels of some parameters in a sentence: « La famille ».
 * @param and the word before the last label, with its spaces.
 */
const named = (
  names: readonly (keyof typeof params)[],
  quote: (label: Text) => string,
  and: string,
): string => {
  const quoted = names.map((name) => quote(params[name].label))
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(and)
}
const fr = (...names: readonly (keyof typeof params)[]): string =>
  named(names, ({ fr: label }) => `« ${label} »`, ' ou ')
const en = (...names: readonly (keyof typeof params)[]): string =>
  named(names, ({ en: label }) => `“${label}”`, ' or ')

/** The first day of death for which every law of a whole family is known, but the two below. */
const FIRST_DAY = '2017-01-01' as CivilDate
/** That of the relief on land let on a long lease. */
const FIRST_RURAL_DAY = '2025-02-15' as CivilDate
/** That of the payment by instalments. */
const FIRST_INSTALMENT_DAY = '2025-01-01' as CivilDate

/** A question describes a family by lists, or equal heirs by `lien` and its fields, not both. */
const bothWays = FAMILY_LISTS.flatMap((list): readonly Rule[] => [
  {
    ...stated(
      { fr: `et ${fr('lien')} ne se donnent pas ensemble`, en: 'and lien cannot both be given' },
      { fr: '', en: `and ${en('lien')} cannot both be given` },
    ),
    field: list,
    involves: [],
    holds: (_, given) => !given(list) || !given('lien'),
  },
  {
    ...stated(
      {
        fr: `et les champs des héritiers d’un même lien (« ${params.heritiers.label.fr} »…) ne se donnent pas ensemble`,
        en: 'and heritiers... cannot both be given',
      },
      {
        fr: '',
        en: `and the fields of heirs of one kinship (“${params.heritiers.label.en}”…) cannot both be given`,
      },
    ),
    field: list,
    involves: [],
    holds: (_, given) => !given(list) || !ONE_KINSHIP.some(given),
  },
])

/** A constraint on the rows of a list, reported for the field `column` of the rows for which `fails` is true. */
const onRows = <L extends List, I extends keyof typeof params & string>(
  list: L,
  column: string,
  terms: ConstraintTerms<string>,
  involves: readonly I[],
  fails: (row: RowOf<L>, params: Values, index: number) => boolean,
): Rule =>
  rowConstraint(list, column, terms as ConstraintTerms, involves, (values) => {
    const params = values as unknown as Values
    return indexesWhere(params[list] as unknown as readonly RowOf<L>[], (row, index) =>
      fails(row, params, index),
    )
  }) as unknown as Rule

const isSpouse = ({ lien }: { readonly lien: string }): boolean => lien === 'conjoint'
const isPartner = ({ lien }: { readonly lien: string }): boolean => lien === 'conjoint' || lien === 'pacs'
const hasSpouse = ({ proche }: Values): boolean => proche.some(isSpouse)

/** Children, or grandchildren in the place of one. */
const hasChildren = ({ proche }: Values): boolean =>
  proche.some(({ lien, souche }) => lien === 'enfant' || (lien === 'petit_enfant' && souche !== undefined))

const parentsUpTo = ({ proche }: Values, index: number): number =>
  proche.slice(0, index + 1).reduce((sum, { lien, nombre }) => sum + (lien === 'parent' ? nombre : 0), 0)

const isThirdParent = ({ lien }: RelativeRow, params: Values, index: number): boolean =>
  lien === 'parent' && parentsUpTo(params, index) > 2

const tooManyParents = stated({ fr: 'dépasse deux parents', en: 'is more than two parents' })

/** Whether a row of the same souche, above this one, has another `renonciation`. */
const contradictsSouche = (row: RelativeRow, { proche }: Values, index: number): boolean => {
  const first = proche.findIndex(({ lien, souche }) => lien === row.lien && souche === row.souche)
  return row.souche !== undefined && first < index && proche[first]?.renonciation !== row.renonciation
}

/** Whether a row represents nobody and has no legacy. */
const hasNoTitle = ({ souche }: RelativeRow, { legs }: Values, index: number): boolean =>
  souche === undefined && !legs.some(({ proche }) => proche === index + 1)

/**
 * Whether a grandchild has no souche, no legacy, and no living parent who could be on another row: another heir would
 * take the estate in the grandchild's place (Code civil, art. 734 and 752).
 */
const isWithoutParent = (row: RelativeRow, params: Values, index: number): boolean =>
  row.lien === 'petit_enfant' &&
  hasNoTitle(row, params, index) &&
  !params.proche.some(({ lien }) => lien === 'enfant')

/**
 * Whether a nephew or niece has no souche and no legacy beside others who represent a brother or sister, where no
 * brother or sister is alive.
 */
const isLeftOutOfSouches = (row: RelativeRow, params: Values, index: number): boolean =>
  row.lien === 'neveu_niece' &&
  hasNoTitle(row, params, index) &&
  !params.proche.some(({ lien }) => lien === 'frere_soeur') &&
  params.proche.some(({ lien, souche }) => lien === 'neveu_niece' && souche !== undefined)

/** Only a brother or sister may have that exemption (CGI, art. 796-0 ter). */
const siblingExemption = onlyForChoices('exoneration_fratrie', 'lien', 'frere_soeur')

/** The same rule for somebody outside the family; beside a number of `proche`, `naming` refuses the exemption. */
const siblingOutside = (list: 'legs' | 'assurance'): Rule =>
  onRows(
    list,
    'exoneration_fratrie',
    siblingExemption,
    [],
    (row) => row.proche === undefined && row.exoneration_fratrie && row.lien !== 'frere_soeur',
  )

const ofFamily: readonly Rule[] = [
  onRows(
    'proche',
    'lien',
    stated({ fr: 'est un second conjoint ou partenaire', en: 'is a second spouse or partner' }),
    [],
    (row, { proche }, index) => isPartner(row) && proche.slice(0, index).some(isPartner),
  ),
  onRows('proche', 'lien', tooManyParents, [], (row, ...at) => row.nombre === 1 && isThirdParent(row, ...at)),
  onRows('proche', 'nombre', tooManyParents, [], (row, ...at) => row.nombre > 1 && isThirdParent(row, ...at)),
  onRows(
    'proche',
    'nombre',
    stated({ fr: 'doit être 1 pour un conjoint ou partenaire', en: 'must be 1 for a spouse or partner' }),
    [],
    (row) => isPartner(row) && row.nombre > 1,
  ),
  onRows(
    'proche',
    'age',
    { kind: 'requiredWithChoice', operands: { other: 'lien', choice: 'conjoint' } },
    [],
    (row, params) => isSpouse(row) && hasChildren(params) && row.age === undefined,
  ),
  inRows('proche', onlyForChoices('souche', 'lien', 'petit_enfant', 'neveu_niece')) as Rule,
  onRows(
    'proche',
    'souche',
    stated(
      {
        fr: 'est à donner\u00a0: le numéro du parent mort ou renonçant (ou la ligne de l’enfant vivant)',
        en: 'is needed: the number of the parent, dead or renouncing (or a row enfant if alive)',
      },
      {
        fr: '',
        en: 'is needed: the number of the parent, dead or renouncing (or the row of the living child)',
      },
    ),
    ['legs'],
    isWithoutParent,
  ),
  onRows(
    'proche',
    'souche',
    stated({
      fr: 'est à donner, comme aux autres neveux et nièces',
      en: 'is needed, as for the other nephews and nieces',
    }),
    ['legs'],
    isLeftOutOfSouches,
  ),
  inRows('proche', onlyForChoices('renonciation', 'lien', 'petit_enfant', 'neveu_niece')) as Rule,
  inRows('proche', siblingExemption) as Rule,
  onRows(
    'proche',
    'renonciation',
    stated({ fr: 'doit être la même dans toute la souche', en: 'must be the same in the whole souche' }),
    [],
    contradictsSouche,
  ),
]

/** What needs a spouse in the family. */
const needsSpouse = (field: 'donation_epoux' | 'patrimoine_conjoint'): Rule => ({
  ...stated(
    { fr: `demande un conjoint dans ${fr('proche')}`, en: 'needs a conjoint in proche' },
    { fr: '', en: `needs a spouse in ${en('proche')}` },
  ),
  field,
  involves: ['proche'],
  holds: (params) => !params[field] || hasSpouse(params),
})

const ofSpouse: readonly Rule[] = [
  needsSpouse('donation_epoux'),
  needsSpouse('patrimoine_conjoint'),
  {
    ...stated(
      {
        fr: `, autre qu’un quart, demande un conjoint et des enfants dans ${fr('proche')}`,
        en: 'other than quart needs a conjoint and children in proche',
      },
      { fr: '', en: `other than a quarter needs a spouse and children in ${en('proche')}` },
    ),
    field: 'option_conjoint',
    involves: ['proche', 'legs', 'assurance'],
    holds: (params) => {
      const { option_conjoint: option } = params
      if (option === 'quart' || (option === 'usufruit' && !isWholeFamily(params))) return true
      return hasSpouse(params) && hasChildren(params)
    },
  },
  {
    ...stated(
      {
        fr: `demande ${fr('donation_epoux')} ou, pour l’usufruit, des enfants tous communs dans ${fr('proche')}`,
        en: 'needs donation_epoux or, when usufruit, no autre_lit in proche',
      },
      {
        fr: '',
        en: `needs ${en('donation_epoux')} or, for the usufruct, common children only in ${en('proche')}`,
      },
    ),
    field: 'option_conjoint',
    involves: ['proche', 'donation_epoux'],
    holds: ({ proche, donation_epoux, option_conjoint }) =>
      isOpen({ relatives: proche.map(relativeOf), spouseGift: donation_epoux }, option_conjoint),
  },
]

/** Whether a row names a relative by a number that no row of the family has. */
const isNobody = ({ proche: number }: Naming, { proche }: Values): boolean =>
  number !== undefined && number > proche.length

const rowNamed = ({ proche: number }: Naming, { proche }: Values): RelativeRow | undefined =>
  number === undefined ? undefined : proche[number - 1]

const goesToSpouse = (row: Naming, params: Values): boolean => {
  const found = rowNamed(row, params)
  return found !== undefined && isSpouse(found)
}

const noSuchRow = stated(
  { fr: `n’est pas une ligne de ${fr('proche')}`, en: 'is not a row of proche' },
  { fr: '', en: `is not a row of ${en('proche')}` },
)
const spouseRefused = stated(
  { fr: 'ne peut pas être le conjoint', en: 'must not be the conjoint' },
  { fr: '', en: 'must not be the spouse' },
)

const notAfterDeath = onRows(
  'don',
  'date',
  { kind: 'atMost', operands: { other: 'date_deces' } },
  ['date_deces'],
  ({ date }, { date_deces }) => date_deces !== undefined && date > date_deces,
)

/**
 * Refuses a gift after a death of today, which no parser can do without a clock. Called by `settle-family.ts`.
 * @throws RefusedQuestion with the problem that the parser gives where `date_deces` is given.
 */
export function refuseLaterGifts({ don }: Values, day: CivilDate): void {
  const rows = indexesWhere(don, ({ date }) => date > day)
  if (rows.length > 0)
    throw new RefusedQuestion(rows.map((row) => brokenConstraint(notAfterDeath as Constraint, row)))
}

const ofGifts: readonly Rule[] = [
  onRows('don', 'proche', noSuchRow, ['proche'], isNobody),
  onRows('don', 'proche', spouseRefused, ['proche'], goesToSpouse),
  notAfterDeath,
  inRows('don', atMost('exonere', 'montant')) as Rule,
]

/** One of `proche` and `lien`, and nothing about the person beside `proche`, whose row has it. */
const naming = (list: 'legs' | 'assurance'): readonly Rule[] => [
  siblingOutside(list),
  inRows(list, excludedBy('lien', 'proche')) as Rule,
  inRows(list, requiredWithout('lien', 'proche')) as Rule,
  onRows(list, 'proche', noSuchRow, ['proche'], isNobody),
  onRows(
    list,
    'proche',
    stated(
      {
        fr: 'ne va pas avec « Handicap », « Frère ou sœur exonéré » ou « Nombre »',
        en: 'goes without handicap, exoneration_fratrie, nombre',
      },
      { fr: '', en: 'does not go with “Disability”, “Exempt brother or sister” or “Number”' },
    ),
    [],
    (row) =>
      row.proche !== undefined &&
      (row.handicap || row.exoneration_fratrie || ('nombre' in row && row.nombre > 1)),
  ),
]

/** The floating-point error, in percent, that a sum of parts may have above the whole. */
const ADDITION = 1e-12
/** All of an estate, in percent. */
const WHOLE = 100
const CENTS_PER_EURO = 100

const ofLegacies: readonly Rule[] = [
  ...naming('legs'),
  onRows('legs', 'proche', spouseRefused, ['proche'], goesToSpouse),
  onRows('legs', 'lien', spouseRefused, [], (row) => row.proche === undefined && row.lien === 'conjoint'),
  onRows(
    'legs',
    'proche',
    stated(
      {
        fr: `désigne plusieurs personnes ou une souche : écrivez ce legs avec ${fr('lien')}`,
        en: 'names several persons or a souche: write this legacy with lien',
      },
      { fr: '', en: `names several persons or a souche: write this legacy with ${en('lien')}` },
    ),
    ['proche'],
    (row, params) => {
      const found = rowNamed(row, params)
      return found !== undefined && (found.nombre > 1 || found.souche !== undefined)
    },
  ),
  inRows('legs', excludedBy('montant', 'part')) as Rule,
  inRows('legs', requiredWithout('part', 'montant')) as Rule,
  onRows(
    'legs',
    'part',
    stated({
      fr: 'porte le total des parts au-dessus de 100 %',
      en: 'brings the sum of all parts above 100',
    }),
    [],
    (_, { legs }, index) =>
      index === legs.length - 1 && legs.reduce((sum, { part = 0 }) => sum + part, 0) > WHOLE + ADDITION,
  ),
]

/** The rows of insurance with the split clause of a row: the first, the usufructuaries and the bare owners. */
const clauseOf = ({ assurance }: Values, { clause }: InsuranceRow) => {
  const rows = assurance.filter((row) => row.clause === clause)
  const of = (right: InsuranceRow['droit']) => rows.filter((row) => row.droit === right)
  return { first: rows[0], usufructuaries: of('usufruit'), bareOwners: of('nue_propriete') }
}

/** How many persons a row of insurance names. */
const personsIn = (row: InsuranceRow, params: Values): number => rowNamed(row, params)?.nombre ?? row.nombre

/** Whether a split clause, reported on its first row, lacks its one usufructuary or a bare owner. */
const isIncomplete = (row: InsuranceRow, params: Values): boolean => {
  const { first, usufructuaries, bareOwners } = clauseOf(params, row)
  const people = usufructuaries.reduce((sum, usufructuary) => sum + personsIn(usufructuary, params), 0)
  return row.clause !== undefined && row === first && (people !== 1 || bareOwners.length === 0)
}

/** The usufructuary's amount is that of all bare owners together: both are in full ownership. */
const differingAmounts = (['avant_70', 'apres_70', 'gains_70'] as const).map((amount) =>
  onRows(
    'assurance',
    amount,
    stated({ fr: 'doit être le total de ses nus-propriétaires', en: 'must sum its bare owners' }),
    ['proche'],
    (row, params) => {
      if (row.droit !== 'usufruit' || row.clause === undefined) return false
      const { bareOwners } = clauseOf(params, row)
      const together = bareOwners.reduce((sum, bare) => sum + bare[amount] * personsIn(bare, params), 0)
      return bareOwners.length > 0 && Math.round(CENTS_PER_EURO * (row[amount] - together)) !== 0
    },
  ),
)

const ofInsurance: readonly Rule[] = [
  ...naming('assurance'),
  inRows('assurance', zeroWithout('gains_70', 'apres_70')) as Rule,
  onRows(
    'assurance',
    'clause',
    { kind: 'requiredWith', operands: { other: 'droit' } },
    [],
    (row) => row.droit !== 'pleine_propriete' && row.clause === undefined,
  ),
  onRows(
    'assurance',
    'clause',
    stated(
      {
        fr: 'demande un seul usufruitier et un nu-propriétaire',
        en: 'needs one usufruit and a nue_propriete',
      },
      { fr: '', en: 'needs one usufructuary and a bare owner' },
    ),
    ['proche'],
    isIncomplete,
  ),
  ...differingAmounts,
  onRows(
    'assurance',
    'age',
    { kind: 'requiredWithChoice', operands: { other: 'droit', choice: 'usufruit' } },
    ['proche'],
    (row, params) => row.droit === 'usufruit' && (row.age ?? rowNamed(row, params)?.age) === undefined,
  ),
]

/** Property with reliefs is for a whole family. */
const familyOnly = (['dutreil', 'bois', 'biens_ruraux'] as const).map(
  (field): Rule => ({
    ...stated(
      { fr: `demande ${fr('proche', 'legs', 'assurance')}`, en: 'needs proche, legs or assurance' },
      { fr: '', en: `needs ${en('proche', 'legs', 'assurance')}` },
    ),
    field,
    involves: ['proche', 'legs', 'assurance'],
    holds: (params) => params[field] === 0 || isWholeFamily(params),
  }),
)

/**
 * A death before `day` is refused where the law of that day is needed.
 * @param other the parameter that needs it, where not every question does.
 */
const notBefore = (
  day: CivilDate,
  needed: (params: Values) => boolean,
  other?: 'biens_ruraux' | 'fractionnement',
): Rule => ({
  ...stated(
    {
      fr: `ne peut pas être avant le ${day}${other ? ` avec ${fr(other)}` : ''}`,
      en: `must be ${day} or later${other ? ` with ${other}` : ''}`,
    },
    { fr: '', en: `must be ${day} or later${other ? ` with ${en(other)}` : ''}` },
  ),
  field: 'date_deces',
  involves: ['biens_ruraux', 'fractionnement'],
  holds: (params) => params.date_deces === undefined || params.date_deces >= day || !needed(params),
})

const ofEstate: readonly Rule[] = [
  ...familyOnly,
  {
    kind: 'sumAtMost',
    operands: {
      others: ['bois', 'biens_ruraux', 'residence_principale'],
      limits: [{ name: 'patrimoine', factor: 1 }],
    },
    field: 'dutreil',
    involves: ['bois', 'biens_ruraux', 'residence_principale', 'patrimoine'],
    // Without such property, `atMost` reports a home above the estate.
    holds: ({ dutreil, bois, biens_ruraux, residence_principale, patrimoine }) => {
      const inKind = dutreil + bois + biens_ruraux
      return inKind === 0 || !exceeds(inKind + residence_principale, patrimoine)
    },
  },
  notBefore(FIRST_DAY, () => true),
  notBefore(FIRST_RURAL_DAY, ({ biens_ruraux }) => biens_ruraux > 0, 'biens_ruraux'),
  notBefore(FIRST_INSTALMENT_DAY, ({ fractionnement }) => fractionnement !== 'aucun', 'fractionnement'),
]

/** Rules of a question about a whole family, in the order in which they are checked. Listed in `constraints.ts`. */
export const familyConstraints: readonly Rule[] = [
  requiredWithout('lien', ...FAMILY_LISTS),
  ...bothWays,
  ...ofFamily,
  ...ofSpouse,
  ...ofGifts,
  ...ofLegacies,
  ...ofInsurance,
  ...ofEstate,
]
