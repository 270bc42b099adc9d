/** Texts of faults: every code, and every constraint of every contract, in both languages. */
import {
  type Contract,
  type Field,
  type Language,
  languages,
  type Problem,
  type ProblemCode,
} from '@denier/core'
import { constraintSentence } from '@denier/prose'
import { describe, expect, it } from 'vitest'
import { faultOf, problemTexts } from '../../apps/web/src/form/problem-text.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'

const contractOf = (name: string): Contract => simulatorNamed(name).contract
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** The problems of a query. */
function problemsOf(name: string, query: Readonly<Record<string, string>>): readonly Problem[] {
  const { parser } = simulatorNamed(name)
  const parsed = parser.fromQuery(new Map(Object.entries(query).map(([key, text]) => [key, [text]])))
  return parsed.ok ? [] : parsed.problems
}

/** The texts of the problems of a query. */
function textsOf(
  name: string,
  query: Readonly<Record<string, string>>,
  language: Language,
): readonly string[] {
  const { contract } = simulatorNamed(name)
  return problemsOf(name, query).map((one) =>
    plain(faultOf(contract, one, query[one.field] ?? '', language).text),
  )
}

describe('faultOf one field', () => {
  const coast = { age: '30', age_retraite: '65', capital: '50000', depenses: '2000' }

  it.each([
    [
      'coast-fire',
      { ...coast, age: '' },
      'À indiquer, de 16 ans à 99 ans.',
      'Required, from 16 years to 99 years.',
    ],
    [
      'coast-fire',
      { ...coast, capital: 'x' },
      '« x » n’est pas un nombre. Écrivez-le comme 1 234,56 (de 0 € à 1 000 000 000 €).',
      '“x” is not a number. Write it like 1,234.56 (from €0 to €1,000,000,000).',
    ],
    [
      'coast-fire',
      { ...coast, age: '30.5' },
      '« 30,5 » n’est pas un nombre entier. Il en faut un, de 16 ans à 99 ans.',
      '“30.5” is not a whole number. A whole number is required, from 16 years to 99 years.',
    ],
    [
      'coast-fire',
      { ...coast, taux_retrait: '0.1' },
      'Trop petit (de 0,5 % à 15 %).',
      'Too small (from 0.5% to 15%).',
    ],
    [
      'fiscalite',
      { revenu: '1', annee_revenus: '2019' },
      'Trop tôt (de 2020 à 2025).',
      'Too early (from 2020 to 2025).',
    ],
    [
      'fiscalite',
      { revenu: '1', annee_revenus: '2026' },
      'Trop tard (de 2020 à 2025).',
      'Too late (from 2020 to 2025).',
    ],
    [
      'coast-fire',
      { ...coast, mensuel: '1e9' },
      'Trop grand (de 0 €/mois à 10 000 000 €/mois).',
      'Too large (from €0/month to €10,000,000/month).',
    ],
    [
      'revenus-passifs',
      { revenu: '2000', tmi: '12' },
      '« 12 » n’est pas proposé. Choisissez dans la liste.',
      '“12” is not one of the choices. Choose from the list.',
    ],
    [
      'revenus-passifs',
      { revenu: '2000', couple: 'oui' },
      '« oui » n’est ni oui ni non.',
      '“oui” is neither yes nor no.',
    ],
  ])('describes a fault in both languages: %s %j', (name, query, fr, en) => {
    expect(languages.map((language) => textsOf(name, query, language))).toEqual([[fr], [en]])
  })

  it('names the field once in a fault shown outside its field', () => {
    const contract = contractOf('cagr')
    const away = (query: Readonly<Record<string, string>>, language: Language) => {
      const problems = problemsOf('cagr', query)
      return problems.map((one) =>
        plain(faultOf(contract, one, query[one.field] ?? '', language).labelledText),
      )
    }
    const query = { valeur_initiale: 'x', valeur_finale: '-1', duree: '8' }
    expect(away(query, 'fr')).toEqual([
      'Valeur initiale : « x » n’est pas un nombre. Écrivez-le comme 1 234,56 (de 0,01 € à 1 000 000 000 000 €).',
      'Valeur finale : trop petit (de 0 € à 1 000 000 000 000 €).',
    ])
    expect(away({ ...query, valeur_initiale: '1' }, 'en')).toEqual([
      'End value: too small (from €0 to €1,000,000,000,000).',
    ])
    expect(away({ valeur_initiale: '1', valeur_finale: '2' }, 'fr')).toEqual([
      'Indiquez « Durée », ou bien « Date de début » et « Date de fin ».',
    ])
  })

  it('has a sentence for every code, in both languages', () => {
    const codes: Record<ProblemCode, true> = {
      required: true,
      not_a_number: true,
      not_an_integer: true,
      too_small: true,
      too_large: true,
      not_a_choice: true,
      not_a_boolean: true,
      not_a_date: true,
      not_a_split: true,
      repeated: true,
      unknown: true,
      not_a_row: true,
      too_many: true,
      inconsistent: true,
    }
    const contract = contractOf('cagr')
    const sentences = Object.keys(codes).flatMap((code) => {
      const problem = { field: 'duree', code, message: 'unlike any rule' } as Problem
      return languages.map((language) => faultOf(contract, problem, 'essai', language).text)
    })
    expect(new Set(sentences).size).toBe(2 * Object.keys(problemTexts).length)
    for (const text of sentences) expect(text).toMatch(/^[«“A-ZÀÉ].+\.$/)
  })
})

describe('constraintSentence', () => {
  const all = simulators.flatMap(({ contract }) =>
    [...contract.constraints, ...contract.repeatedConstraints].map((constraint) => ({
      name: contract.name,
      contract: contract as Contract,
      constraint,
    })),
  )

  it('is tried on more than 25 constraints', () => expect(all.length).toBeGreaterThan(25))

  it.each(all)('names each parameter in both languages for $name: $constraint.message', (one) => {
    const { contract, constraint } = one
    const { field, column, message } = constraint
    const place = column ? `${field}[1].${column}` : field
    const sentence = constraintSentence(contract.params, place, constraint)
    for (const language of languages) {
      const text = sentence[language]
      const known: Field | undefined = contract.params[field]
      const rowTitle = column ? known?.list?.texts?.row[language] : undefined
      expect(text).toContain(rowTitle ?? known?.label[language])
      const named = Object.keys(contract.params).filter((name) => message.split(' ').includes(name))
      const row = known?.list?.row ?? {}
      for (const name of named) {
        const labels = [row[name], contract.params[name]].flatMap((one) => (one ? [one.label[language]] : []))
        expect([text, labels.some((label) => text.includes(label))]).toEqual([text, true])
      }
      expect(text).toMatch(/\.$/)
      expect(text).not.toMatch(/[a-z]_[a-z]|undefined|“”|«\s*»/)
    }
  })

  it.each([
    [
      'cagr',
      { valeur_initiale: '1', valeur_finale: '2' },
      'Indiquez « Durée », ou bien « Date de début » et « Date de fin ».',
    ],
    [
      'drawdown',
      { capital: '1', actions: '50' },
      'La somme de « Actions », « Obligations », « Or » et « Liquidités » doit faire 100 %.',
    ],
    [
      'fiscalite',
      { revenu: '1', revenu_conjoint: '1' },
      '« Revenu annuel du conjoint » ne vaut que si « Situation de famille » est « Marié » ou « Pacsé ».',
    ],
  ])('is what a page shows beside the field: %s %j', (name, query, text) => {
    expect(textsOf(name, query, 'fr')).toEqual([text])
  })

  it('quotes a name that is no parameter of the contract as it is', () => {
    const { params } = contractOf('cagr')
    const sentence = constraintSentence(params, 'separateur', {
      kind: 'valueUnlessChoice',
      operands: { value: 'virgule', other: 'format', choice: 'csv' },
    })
    expect(plain(sentence.fr)).toBe('« separateur » doit rester « virgule », sauf si « format » est « csv ».')
    expect(sentence.en).toBe('“separateur” must be “virgule” unless “format” is “csv”.')
  })
})

describe('faultOf a constraint', () => {
  it('reads its kind and operands, whatever its message', () => {
    const contract = contractOf('coast-fire')
    const problem = {
      field: 'age_retraite',
      message: 'no known message',
      code: 'inconsistent',
      cause: { kind: 'greaterThan', operands: { other: 'age' } },
    } as const
    const { text, labelledText } = faultOf(contract, problem, '', 'fr')
    const sentence = '« Âge de la retraite » doit dépasser « Âge ».'
    expect([text, labelledText].map(plain)).toEqual([sentence, sentence])
  })
})
