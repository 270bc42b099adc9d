/** What a form turns into when it goes from heirs of one kinship to a whole family. */
import { describe, expect, it } from 'vitest'
import { readQuery } from '../../definition/grammar.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { familyOfKinship } from './family-of-kinship.ts'
import { succession } from './index.ts'

const today = '2026-11-25' as CivilDate
const ways = succession.contract.exclusive[0]?.ways ?? expect.fail('no ways')
const ofOneKinship: readonly string[] = ways[0]?.params ?? []

function resumeOf(query: string) {
  const parsed = succession.parser.fromQuery(readQuery(query))
  if (!parsed.ok) expect.fail(JSON.stringify(parsed.problems))
  return succession.answer(parsed.params, { today }, 'fr').data.resume
}

/** The same question as a whole family. */
function asFamily(query: string): string {
  const typed = Object.fromEntries(new URLSearchParams(query))
  const kept = Object.entries(typed).filter(([name]) => !ofOneKinship.includes(name))
  const rows = Object.entries(familyOfKinship(typed)).flatMap(([name, texts]) =>
    texts.map((text) => `${name}=${text}`),
  )
  return [...kept.map((pair) => pair.join('=')), ...rows].join('&')
}

describe('familyOfKinship', () => {
  it.each([
    'lien=enfant&heritiers=2&conjoint_survivant=true&assurance_vie=400000',
    'lien=enfant&heritiers=2&conjoint_survivant=true&age_conjoint=70&option_conjoint=usufruit',
    'lien=enfant&heritiers=3&handicap=true',
    'lien=enfant&heritiers=8&assurance_vie=1600000',
    'lien=enfant&heritiers=2&beneficiaires=3&assurance_vie=900000&assurance_vie_70=90000&gains_assurance_vie_70=3000',
    'lien=enfant&heritiers=2&beneficiaires=1&assurance_vie=500000',
    'lien=conjoint',
    'lien=frere_soeur&heritiers=1',
    'lien=frere_soeur&heritiers=1&exoneration_fratrie=true',
    'lien=parent&heritiers=2',
    'lien=neveu_niece&heritiers=2',
    'lien=parent_4e_degre&heritiers=4',
    'lien=pacs',
    'lien=petit_enfant',
    'lien=autre&heritiers=2',
  ])('gives the rows of a family that owes the same duties: %s', (query) => {
    const whole = `patrimoine=901500&${query}`
    const { totalDroits, netTransmis } = resumeOf(whole)
    // a spouse of unknown age beside children is asked for it
    const family = asFamily(whole).replace(/proche=conjoint(?=&)/, 'proche=conjoint,age:70')
    expect(resumeOf(family)).toMatchObject({ totalDroits, netTransmis })
  })

  it('gives no row where no heir is chosen', () => {
    expect(familyOfKinship({})).toEqual({})
    expect(familyOfKinship({ lien: 'enfant', heritiers: '0' })).toEqual({})
  })

  it('gives as many rows as heirs up to six, and one row for more', () => {
    expect(familyOfKinship({ lien: 'enfant', heritiers: '6' }).proche).toHaveLength(6)
    expect(familyOfKinship({ lien: 'enfant', heritiers: '7' }).proche).toEqual(['enfant,nombre:7'])
  })
})
