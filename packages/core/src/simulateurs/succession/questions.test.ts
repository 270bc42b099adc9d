import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { inForce } from '../../legislation/in-force.ts'
import { fraisFuneraires } from '../../legislation/parametres/succession/frais-funeraires.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { succession } from './index.ts'

const answer = (query: string) => ask(succession, query)
/** But that duties have cents, which has tests of its own. */
const warningsOf = (query: string) =>
  answer(query)
    .meta.avertissements.map(({ code }) => code)
    .filter((code) => code !== 'arrondi_a_l_euro')

/** The problems of a refused query. */
function refusal(query: object): string[] {
  const parsed = succession.parser.fromObject({ patrimoine: 100_000, lien: 'enfant', ...query })
  return parsed.ok ? [] : parsed.problems.map(({ code, message }) => `${code}: ${message}`)
}

describe('succession: invalid parameters', () => {
  it.each([
    [{ heritiers: 3, representants: 2 }, 'inconsistent: heritiers must be a multiple of representants'],
    [{ heritiers: 1, representants: 2 }, 'inconsistent: heritiers must be a multiple of representants'],
    [
      { lien: 'parent', conjoint_survivant: true },
      'inconsistent: conjoint_survivant is only for lien enfant',
    ],
    [
      { option_conjoint: 'usufruit', age_conjoint: 70 },
      'inconsistent: option_conjoint usufruit needs conjoint_survivant',
    ],
    [
      { conjoint_survivant: true, option_conjoint: 'usufruit' },
      'required: age_conjoint is required with option_conjoint usufruit',
    ],
    [{ residence_principale: 100_000.01 }, 'inconsistent: residence_principale must be at most patrimoine'],
    [{ lien: 'petit_enfant', representants: 1 }, 'inconsistent: representants is only for lien enfant'],
    [
      { lien: 'enfant', exoneration_fratrie: true },
      'inconsistent: exoneration_fratrie is only for lien frere_soeur',
    ],
    [
      { gains_assurance_vie_70: 0.01 },
      'inconsistent: gains_assurance_vie_70 must be 0 without assurance_vie_70',
    ],
  ])('refuses %j', (query, message) => expect(refusal(query)).toEqual([message]))

  it.each([
    {},
    { heritiers: 4, representants: 2 },
    { conjoint_survivant: true, age_conjoint: 70 },
    { conjoint_survivant: true, option_conjoint: 'usufruit', age_conjoint: 70 },
    { residence_principale: 100_000 },
    { lien: 'frere_soeur', exoneration_fratrie: true },
    { dettes: 200_000 },
    { lien: 'conjoint', heritiers: 2 },
    { assurance_vie_70: 0.01, gains_assurance_vie_70: 1000 },
    { assurance_vie_70: 0, gains_assurance_vie_70: 0 },
  ])('accepts %j', (query) => expect(refusal(query)).toEqual([]))

  it('requires both the estate and the kinship', () => {
    expect(refusal({ lien: undefined })).toEqual([
      'required: lien is required without proche and legs and assurance',
    ])
    expect(refusal({ patrimoine: undefined })).toEqual(['required: patrimoine is required'])
  })
})

describe('succession: warnings', () => {
  const child = 'patrimoine=300000&lien=enfant'
  const other = 'patrimoine=300000&lien=autre'
  const grandchild = 'patrimoine=300000&lien=petit_enfant'
  const home = 'residence_principale=200000'
  const sibling = 'patrimoine=300000&lien=frere_soeur'

  it.each([
    [child, []],
    ['patrimoine=300000&lien=conjoint', []],
    ['patrimoine=300000&lien=pacs', ['pacs_sans_testament']],
    ['patrimoine=300000&lien=conjoint&heritiers=2', ['un_seul_conjoint']],
    ['patrimoine=300000&lien=pacs&heritiers=2', ['pacs_sans_testament', 'un_seul_conjoint']],
    [`${child}&conjoint_survivant=true`, []],
    [
      `${child}&conjoint_survivant=true&option_conjoint=usufruit&age_conjoint=60`,
      ['usufruit_enfants_communs'],
    ],
    ['patrimoine=300000&lien=petit_enfant', ['petit_enfant_representant']],
    ['patrimoine=300000&lien=neveu_niece', ['neveu_representant']],
    [`${child}&donations=1`, ['donations_quinze_ans']],
    ['patrimoine=300000&lien=conjoint&donations=1', []],
    ['patrimoine=300000&lien=pacs&donations=1', ['pacs_sans_testament']],
    ['patrimoine=300000&lien=frere_soeur&donations=1', ['donations_quinze_ans']],
    ['patrimoine=300000&lien=frere_soeur&donations=1&exoneration_fratrie=true', []],
    [`${other}&donations=1`, ['donations_quinze_ans', 'donations_autre_abattement']],
    [`${other}&donations=1&handicap=true`, ['donations_quinze_ans']],
    [`${child}&donations=1&handicap=true`, ['donations_quinze_ans']],
    ...['', '&handicap=true'].map((or): [string, string[]] => [
      `${grandchild}&donations=1${or}`,
      ['petit_enfant_representant', 'donations_quinze_ans', 'donations_autre_abattement'],
    ]),
    [other, []],
    [`${child}&dettes=300000`, []],
    [`${child}&dettes=300000.01`, ['dettes_superieures']],
    [`${child}&dettes=315000&forfait_mobilier=true`, ['forfait_mobilier_inventaire']],
    [
      `${child}&dettes=315000.01&forfait_mobilier=true`,
      ['dettes_superieures', 'forfait_mobilier_inventaire'],
    ],
    ['patrimoine=0&lien=enfant&forfait_mobilier=true', []],
    ['patrimoine=300000&lien=conjoint&forfait_mobilier=true', []],
    [`${child}&heritiers=2&representants=2&assurance_vie_70=1`, ['primes_sans_representation']],
    [`${child}&heritiers=2&representants=2&assurance_vie=1`, []],
    [`${child}&heritiers=2&assurance_vie_70=1`, []],
    [`${child}&frais_funeraires=1500`, []],
    [`${child}&frais_funeraires=0`, []],
    [`${child}&frais_funeraires=1500.01`, ['frais_funeraires_forfait']],
    [`${child}&${home}`, ['residence_non_occupee']],
    [`${child}&residence_occupee=true`, []],
    [`${child}&${home}&residence_occupee=true`, []],
    [`${child}&conjoint_survivant=true&${home}&residence_occupee=true`, []],
    [`${sibling}&${home}`, ['residence_non_occupee']],
    [`${sibling}&residence_occupee=true`, []],
    [`${sibling}&${home}&residence_occupee=true`, ['residence_occupant']],
    [`patrimoine=300000&lien=parent&${home}&residence_occupee=true`, ['residence_occupant']],
    [`${sibling}&exoneration_fratrie=true&${home}`, []],
    [`patrimoine=300000&lien=conjoint&${home}`, []],
    [`patrimoine=300000&lien=conjoint&${home}&residence_occupee=true`, []],
    [`patrimoine=300000&lien=pacs&${home}`, ['pacs_sans_testament']],
    [`patrimoine=300000&lien=pacs&${home}&residence_occupee=true`, ['pacs_sans_testament']],
    [`${child}&assurance_vie=300000`, []],
    [`${child}&assurance_vie=300000.01`, ['primes_exagerees']],
    [
      `${child}&assurance_vie=100000&assurance_vie_70=100000&gains_assurance_vie_70=100001`,
      ['primes_exagerees'],
    ],
    [`${child}&conjoint_survivant=true&assurance_vie=1`, ['assurance_vie_conjoint']],
    [`${child}&conjoint_survivant=true&assurance_vie_70=1`, ['assurance_vie_conjoint']],
  ])('returns for %s the warnings %j', (query, codes) => expect(warningsOf(query)).toEqual(codes))
})

describe('succession: cited law', () => {
  const titles = (query: string) =>
    answer(query)
      .meta.sources.map(({ title }) => title)
      .filter((title) => /^(CGI|Code civil)/.test(title))

  it('cites the law in force and the articles consulted', () => {
    expect(answer('patrimoine=300000&lien=enfant').meta.droit).toEqual({ date: '2026-12-01' })
    expect(titles('patrimoine=300000&lien=enfant')).toEqual([
      'CGI, art. 775 (loi n° 2002-1575 du 30 décembre 2002, art. 14)',
      'CGI, art. 777, tableau I',
      'CGI, art. 779, I',
      'CGI, art. 990 I, I',
      'CGI, art. 757 B, I',
    ])
  })

  it.each([
    ['lien=conjoint', 'CGI, art. 796-0 bis (loi n° 2007-1223 du 21 août 2007, art. 8)'],
    [
      'lien=frere_soeur&exoneration_fratrie=true',
      'CGI, art. 796-0 ter (loi n° 2007-1223 du 21 août 2007, art. 10)',
    ],
  ])(
    'cites for %s its exemption, and the articles on life insurance only when there is some',
    (who, exemption) => {
      const alone = ['CGI, art. 775 (loi n° 2002-1575 du 30 décembre 2002, art. 14)', exemption]
      expect(titles(`patrimoine=1&${who}`)).toEqual(alone)
      expect(titles(`patrimoine=1&${who}&assurance_vie=1`)).toEqual([...alone, 'CGI, art. 990 I, I'])
      expect(titles(`patrimoine=1&${who}&assurance_vie_70=1`)).toEqual([...alone, 'CGI, art. 757 B, I'])
    },
  )

  it.each([
    ['lien=enfant&conjoint_survivant=true', 'Code civil, art. 757'],
    ['lien=enfant&conjoint_survivant=true&option_conjoint=usufruit&age_conjoint=70', 'CGI, art. 669, I'],
    ['lien=enfant&donations=1', 'CGI, art. 784'],
    ['lien=enfant&forfait_mobilier=true', 'CGI, art. 764, I, 3° (BOI-ENR-DMTG-10-40-10-20, I)'],
    ['lien=enfant&representants=1&assurance_vie_70=1', 'CGI, art. 757 B (BOI-ENR-DMTG-10-50-80, 390)'],
    ['lien=enfant&representants=1&assurance_vie_70=1', 'CGI, art. 788, IV'],
    ['lien=autre&handicap=true', 'CGI, art. 779, II'],
    ['lien=autre', 'CGI, art. 788, IV'],
    ['lien=frere_soeur', 'CGI, art. 777, tableau III'],
    [
      'lien=enfant&residence_principale=1&residence_occupee=true',
      'CGI, art. 764 bis (BOI-ENR-DMTG-10-40-10-30, I, B)',
    ],
  ])('cites for %s the article %s', (query, title) => {
    expect(titles(`patrimoine=10&${query}`)).toContain(title)
    expect(titles('patrimoine=10&lien=parent')).not.toContain(title)
  })

  it('lists the number of beneficiaries among the hypotheses', () => {
    expect(answer('patrimoine=1&lien=enfant&heritiers=3').meta.hypotheses).toMatchObject({ beneficiaires: 3 })
    expect(answer('patrimoine=1&lien=enfant&beneficiaires=2').meta.hypotheses).toMatchObject({
      beneficiaires: 2,
    })
  })

  it('marks the succession contract as personal, so that no shared cache keeps an answer', () =>
    expect(contract.personal).toBe(true))

  it('defaults to the funeral costs that the law deducts', () => {
    expect(contract.params.frais_funeraires.default).toBe(inForce(fraisFuneraires, '2026-11-21' as CivilDate))
  })
})
