/**
 * Steps of the explanation of `succession` for a whole family: life insurance by beneficiary (CGI, art. 990 I and 757
 * B). Steps and columns are read by their ids, which change only with all formulas that read them; amounts are in
 * euros, rates set by law fractions. `law`: names of values of law that the step cites even where its formula does
 * not read them. In a table, `count` is the number of rows, `start` the values before the first row (0 where left
 * out) and `prev.` the row before.
 *
 * Ids of other files that it reads: none. Its ids that other files read: `assurances` in `family-heirs.explain.ts`;
 * `assuranceVieVersee` and `assurances` in `family.explain.ts`.
 */
import { chargeAbove, column, readColumn, usufruitOf } from './family-columns.explain.ts'
import { type FamilyWork, familyObserved, familyStep, familyTable } from './modes.explain.ts'

const OF_INSURANCE = {
  fr: 'L’assurance-vie de la question, bénéficiaire par bénéficiaire.',
  en: 'The life insurance of the question, beneficiary by beneficiary.',
}
const OF_HEIR = {
  fr: 'Ce que les donations, puis la part de la succession, laissent de l’abattement et occupent du barème ; à part et selon son propre lien pour qui représente (BOI-ENR-DMTG-10-50-80, 390).',
  en: 'What gifts, then the share of the estate, leave of the allowance and fill of the scale; apart and by the person’s own kinship for one who represents (BOI-ENR-DMTG-10-50-80, 390).',
}

/**
 * The persons who receive: heirs first in the order of `personnes`, so that both tables number a person alike, then the
 * others.
 */
const personsOf = ({ settlement }: FamilyWork) => [
  ...new Set([...settlement.estate.heirs, ...settlement.insurance].map(({ person }) => person)),
]

/** The age, in years, of the usufructuary of the clause of a row of insurance; `null` without a split clause. */
function usufruitierAge({ estate }: FamilyWork, rang: number): number | null {
  const row = estate.insurance[rang - 1]
  if (row?.clause === undefined) return null
  const found = estate.insurance.find(({ clause, right }) => clause === row.clause && right === 'usufruit')
  const relative = found?.relative === undefined ? undefined : estate.relatives[found.relative - 1]
  return found?.age ?? relative?.age ?? null
}

/** How many bare owners the clause of a row has. */
const bareOwnersIn = ({ estate, settlement }: FamilyWork, rang: number): number => {
  const clause = estate.insurance[rang - 1]?.clause
  return settlement.insurance.filter(
    (row) => row.right === 'nue_propriete' && estate.insurance[row.rang - 1]?.clause === clause,
  ).length
}

/** The amounts of each beneficiary before their split and, by name, after it. */
const contracts = (work: FamilyWork) => {
  const persons = personsOf(work)
  return work.settlement.insurance.map((row) => {
    const contract = work.estate.insurance[row.rang - 1]
    return {
      personne: persons.indexOf(row.person) + 1,
      droit: row.right,
      avant: contract?.before70 ?? 0,
      apres: contract?.after70 ?? 0,
      gains: contract?.gains70 ?? 0,
      ageUsufruitier: usufruitierAge(work, row.rang),
      nusProprietaires: bareOwnersIn(work, row.rang),
      exempte: row.exempt,
      fraction: row.fraction,
      capital: row.capital,
      primes: row.premiums,
      gagne: row.gains,
      parts: row.allowances,
    }
  })
}

/** The kinship for duties (`regle`), the allowance left (`libre`) and what fills the scale (`occupe`), in euros. */
const beneficiaries = (work: FamilyWork) => {
  const persons = personsOf(work)
  const { heirs } = work.settlement.estate
  return work.settlement.insurance.map(({ person, premiumsLiable, exempt }) => {
    const liability = heirs.find((heir) => heir.person === person)?.liability
    // one adopted simply counts as no relation, but for the exceptions that `liability` knows (CGI, art. 786)
    const own = person.simpleAdoption ? 'autre' : person.kinship
    return {
      personne: persons.indexOf(person) + 1,
      regle: exempt ? null : liability && !liability.represents ? (liability.kinship ?? null) : own,
      libre: premiumsLiable.left,
      occupe: premiumsLiable.excess,
    }
  })
}

/** Whether premiums are taxed, so that one allowance is shared between them. */
const hasTaxed = ({ settlement }: FamilyWork): boolean =>
  settlement.insurance.some(({ exempt, premiums }) => !exempt && premiums > 0)

const freePart = {
  label: {
    fr: 'Part de chaque euro de primes sans droits',
    en: 'Part of each euro of premiums without duties',
  },
  kind: 'rate',
} as const

/** The formula of the sum of a column of `contrats` over the contracts of the person of the row. */
const ofPerson = (figure: string, condition = '') =>
  `sum(contrats, if(contrats.personne = personne${condition}, contrats.${figure}, 0))`

/**
 * Life insurance by beneficiary (CGI, art. 990 I and 757 B). Formulas for `family.explain.ts`, replayed
 * against the answer of `simulate`.
 */
export const familyInsuranceSteps = [
  familyObserved('nombreAssurances', {
    label: { fr: 'Bénéficiaires', en: 'Beneficiaries' },
    kind: 'count',
    value: ({ settlement }) => settlement.insurance.length,
    origin: OF_INSURANCE,
  }),
  familyTable('contrats', {
    label: { fr: 'Les contrats, par bénéficiaire', en: 'Contracts, by beneficiary' },
    count: 'nombreAssurances',
    start: {},
    rows: contracts,
    law: ['usufruitViager', 'assuranceVieDemembrement'],
    warns: 'quasi_usufruit',
    columns: {
      personne: readColumn(OF_INSURANCE, 'count', { fr: 'Personne', en: 'Person' }),
      droit: readColumn(OF_INSURANCE, 'choice', { fr: 'Droit reçu', en: 'Right received' }),
      avant: readColumn(OF_INSURANCE, 'euros', {
        fr: 'Capital, primes avant 70 ans',
        en: 'Capital, premiums before 70',
      }),
      apres: readColumn(OF_INSURANCE, 'euros', { fr: 'Primes après 70 ans', en: 'Premiums after 70' }),
      gains: readColumn(OF_INSURANCE, 'euros', { fr: 'Gains de ces primes', en: 'Gains on these premiums' }),
      ageUsufruitier: readColumn(OF_INSURANCE, 'age', {
        fr: 'Âge de l’usufruitier',
        en: 'Age of the usufructuary',
      }),
      nusProprietaires: readColumn(OF_INSURANCE, 'count', { fr: 'Nus-propriétaires', en: 'Bare owners' }),
      exempte: readColumn(OF_INSURANCE, 'flag', { fr: 'Exonéré', en: 'Exempt' }),
      fraction: column(
        'rate',
        `if(droit = "pleine_propriete", 1, if(droit = "usufruit", ${usufruitOf('ageUsufruitier')}, 1 - ${usufruitOf('ageUsufruitier')}))`,
        { fr: 'Part des montants', en: 'Part of the amounts' },
      ),
      capital: column('euros', 'avant * fraction', { fr: 'Capital compté', en: 'Capital counted' }),
      primes: column('euros', 'apres * fraction', { fr: 'Primes comptées', en: 'Premiums counted' }),
      gagne: column('euros', 'gains * fraction', { fr: 'Gains comptés', en: 'Gains counted' }),
      parts: column(
        'rate',
        'if(droit = "pleine_propriete", 1, if(droit = "usufruit", fraction * nusProprietaires, fraction))',
        { fr: 'Abattements du prélèvement', en: 'Allowances of the levy' },
      ),
    },
  }),
  familyStep('primesTaxables', 'sum(contrats, if(contrats.exempte, 0, contrats.primes))', {
    label: { fr: 'Primes après 70 ans, sans les exonérés', en: 'Premiums after 70, without the exempt' },
    kind: 'euros',
  }),
  familyStep('partExoneree', 'min(1, abattement757B / primesTaxables)', { ...freePart, when: hasTaxed }),
  familyStep('partExoneree', '0', { ...freePart, when: (work) => !hasTaxed(work) }),
  familyTable('assurances', {
    count: 'nombreAssurances',
    start: {},
    rows: beneficiaries,
    law: ['assuranceVieSansRepresentation'],
    columns: {
      numero: column('count', 'prev.numero + 1', { fr: 'Bénéficiaire', en: 'Beneficiary' }),
      rang: { origin: OF_INSURANCE },
      lien: { origin: OF_INSURANCE },
      droit: 'at(contrats, numero, contrats.droit)',
      personne: column('count', 'at(contrats, numero, contrats.personne)', { fr: 'Personne', en: 'Person' }),
      exempte: column('flag', 'at(contrats, numero, contrats.exempte)', { fr: 'Exonéré', en: 'Exempt' }),
      capitalAvant70: 'at(contrats, numero, contrats.capital)',
      capitalPersonne: column('euros', ofPerson('capital'), {
        fr: 'Capital de la personne',
        en: 'Capital of the person',
      }),
      abattementPersonne: column(
        'euros',
        `abattement990I * min(1, ${ofPerson('parts', ' and contrats.capital > 0')})`,
        { fr: 'Abattement de la personne', en: 'Allowance of the person' },
      ),
      abattementAvant70:
        'if(exempte or capitalAvant70 = 0, 0, abattementPersonne * capitalAvant70 / capitalPersonne)',
      baseAvant70:
        'if(exempte or capitalAvant70 = 0, 0, max(0, capitalPersonne - abattementPersonne) * capitalAvant70 / capitalPersonne)',
      prelevement:
        'if(exempte or capitalAvant70 = 0, 0, sum(bareme990I, bareme990I.taux * max(0, min(max(0, capitalPersonne - abattementPersonne), bareme990I.a) - bareme990I.de)) * capitalAvant70 / capitalPersonne)',
      primesApres70: 'at(contrats, numero, contrats.primes)',
      abattementApres70: 'if(exempte, 0, primesApres70 * partExoneree)',
      baseApres70: 'if(exempte, 0, primesApres70 - abattementApres70)',
      regle: readColumn(OF_HEIR, 'choice', { fr: 'Lien pour ces droits', en: 'Kinship for these duties' }),
      libre: readColumn(OF_HEIR, 'euros', {
        fr: 'Abattement libre pour ces primes',
        en: 'Allowance free for these premiums',
      }),
      occupe: readColumn(OF_HEIR, 'euros', {
        fr: 'Bas du barème déjà occupé',
        en: 'Bottom of the scale already filled',
      }),
      primesPersonne: column('euros', ofPerson('primes'), {
        fr: 'Primes de la personne',
        en: 'Premiums of the person',
      }),
      basePersonne: column('euros', 'if(exempte, 0, primesPersonne * (1 - partExoneree))', {
        fr: 'Primes taxables de la personne',
        en: 'Taxable premiums of the person',
      }),
      taxee: column('euros', 'max(0, basePersonne - libre)', {
        fr: 'Base après son abattement',
        en: 'Base after that allowance',
      }),
      droitsApres70: `if(basePersonne = 0, 0, ${chargeAbove('regle', 'occupe', 'taxee')} * baseApres70 / basePersonne)`,
      gainsExoneres: 'at(contrats, numero, contrats.gagne)',
      net: 'capitalAvant70 + primesApres70 + gainsExoneres - prelevement - droitsApres70',
    },
  }),
  familyStep(
    'assuranceVieVersee',
    'sum(assurances, assurances.capitalAvant70 + assurances.primesApres70 + assurances.gainsExoneres)',
    {
      label: { fr: 'Assurance-vie reçue', en: 'Life insurance received' },
      kind: 'euros',
      warns: 'primes_exagerees',
      warnsWhen: 'exceeds(assuranceVieVersee, patrimoine)',
    },
  ),
]
