import { describe, expect, it } from 'vitest'
import { ask } from '../../ask.ts'
import { retraitePublique } from './index.ts'

const today = '2026-11-23'
type Query = Parameters<typeof retraitePublique.parser.fromObject>[0]

async function answer(query: Query, day = today) {
  const reply = await ask(retraitePublique, query as never, { today: day })
  if (reply.errors) return expect.fail(JSON.stringify(reply.errors))
  return reply
}
const resume = async (query: Query, day = today) => (await answer(query, day)).data.resume
const codes = async (query: Query) => (await answer(query)).meta.avertissements.map(({ code }) => code)
const problems = async (query: Query) =>
  ((await ask(retraitePublique, query as never, { today })).errors ?? []).map(({ field, code }) => [
    field,
    code,
  ])

const usual = { naissance: '1964-05-10', salaire: 36_000, annee_debut: 1986 } as const

describe('retraite-publique', () => {
  // 42 years of four quarters and two of 2028 are the 170 of 1964; 50 % of 34 974.84.
  it('finds the first month of the full rate', async () => {
    expect(await resume(usual)).toMatchObject({
      dateEffet: '2028-07-01',
      trimestres: 170,
      trimestresManquants: 0,
      pensionBase: 17_487.42,
    })
  })

  it('gives no replacement rate for a wage too small to divide by', async () => {
    const late = { naissance: '1974-11-12', annee_debut: 2030, enfants: 3, trimestres_enfants: 12 } as const
    expect((await resume({ ...late, salaire: 2e-304 })).tauxRemplacement).toBeNull()
    expect((await resume({ ...late, salaire: 0.01 })).tauxRemplacement).toBeGreaterThan(0)
  })

  it('gives each age as the same question at that age', async () => {
    const { data } = await answer(usual)
    for (const row of data.ages) {
      const months = Math.round(12 * row.ageDepart)
      const one = await resume({ ...usual, age_depart: Math.floor(months / 12), mois_depart: months % 12 })
      expect([one.dateEffet, one.pensionNetteMensuelle]).toEqual([row.dateEffet, row.pensionNetteMensuelle])
    }
  })

  it('starts the pension of an age that today has passed on the first day to come', async () => {
    const late = { ...usual, naissance: '1957-11-01', annee_debut: 1982 }
    expect(await resume({ ...late, age_depart: 69 })).toEqual(await resume({ ...late, depart: 'legal' }))
  })

  it('reads the statement in place of the past', async () => {
    const { data } = await answer({ ...usual, releve: [{ annee: 2025, montant: 12_000 }] })
    expect(data.carriere[0]).toMatchObject({ annee: 2025, salaire: 12_000 })
    expect(await codes({ ...usual, releve: [{ annee: 2020, montant: 12_000 }] })).toContain('releve_partiel')
    const whole = Array.from({ length: 3 }, (_, index) => ({ annee: 2023 + index, montant: 38_000 }))
    expect(await codes({ ...usual, annee_debut: 2023, releve: whole })).not.toContain('releve_partiel')
    expect(await codes({ ...usual, annee_debut: 1998, releve: whole })).toContain('releve_partiel')
  })

  // The legal age is reached on 10 February 2027: three civil quarters of 2027 are left, and 5 000 € validates two,
  // as in 2028; the first five months of 2029 validate one more.
  it('counts the extra quarters that a low wage validates, up to those left in the year', async () => {
    const part = { ...usual, salaire: 5000, trimestres: 170, age_depart: 65 }
    expect(await resume(part)).toMatchObject({ dateEffet: '2029-06-01', trimestresSurcote: 5 })
  })

  // Of the 180 quarters in December 2026, 13 are beyond the 167 required, though 24 were worked since the legal age.
  it('counts no extra quarter of the past before the required ones', async () => {
    const late = {
      ...usual,
      naissance: '1958-08-01',
      depart: 'legal',
      trimestres: 117,
      trimestres_autres: 60,
    }
    expect(await resume(late)).toMatchObject({ trimestres: 180, trimestresSurcote: 13 })
  })

  it('warns of what it assumes', async () => {
    expect(await codes(usual)).toEqual(['points_estimes', 'valeur_point_a_verifier'])
    expect(await codes({ ...usual, points: 4500 })).toEqual(['valeur_point_a_verifier'])
    expect(await codes({ ...usual, naissance: '1980-05-10', annee_debut: 1998 })).toEqual(
      expect.arrayContaining(['droit_projete', 'carriere_longue_possible']),
    )
    expect(await codes({ ...usual, annee_debut: 2010 })).toContain('moins_de_25_ans')
    expect(await codes({ ...usual, rfr: 17_100 })).toContain('csg_seuil_proche')
    expect(await codes({ ...usual, enfants: 2 })).toContain('trimestres_enfants_absents')
    expect(await codes({ ...usual, enfants: 2, trimestres_enfants: 16 })).not.toContain(
      'trimestres_enfants_absents',
    )
    const later = { ...usual, naissance: '1980-05-10', annee_debut: 2030 }
    expect(await codes(later)).not.toContain('points_estimes')
    expect(await codes({ ...later, releve: [{ annee: 2020, montant: 20_000 }] })).toContain('points_estimes')
  })

  it('projects from the year of the question on', async () => {
    const later = await resume(usual, '2027-11-23')
    expect(later.dateEffet).toBe('2028-07-01')
    expect(later.pensionNetteMensuelleReelle).toBeGreaterThan(later.pensionNetteMensuelle * 0.97)
  })

  it('says the legal age of the birth given when it refuses an age', async () => {
    const message = async (naissance: string) => {
      const query = { ...usual, naissance, age_depart: 60 }
      return ((await ask(retraitePublique, query as never, { today })).errors ?? []).map(
        ({ message: text }) => text,
      )
    }
    const refused = (age: string) =>
      `age_depart must reach the legal age, ${age} for this birth, and lead to 1 September 2026 or later`
    expect(await message('1970-02-03')).toEqual([refused('64 years')])
    expect(await message('1964-05-10')).toEqual([refused('62 years 9 months')])
  })

  it('refuses at once what does not go together, with its words', async () => {
    expect(await problems({ ...usual, naissance: '1950-01-01' })).toEqual([['naissance', 'inconsistent']])
    expect(await problems({ ...usual, annee_debut: 1976 })).toEqual([['annee_debut', 'inconsistent']])
    expect(await problems({ ...usual, age_depart: 62 })).toEqual([['age_depart', 'inconsistent']])
    expect(await problems({ ...usual, age_depart: 65, depart: 'legal' })).toEqual([
      ['age_depart', 'inconsistent'],
    ])
    expect(await problems({ ...usual, mois_depart: 3, trimestres_enfants: 8 })).toEqual([
      ['mois_depart', 'inconsistent'],
      ['trimestres_enfants', 'inconsistent'],
    ])
    expect(
      await problems({
        ...usual,
        releve: [
          { annee: 2020, montant: 1 },
          { annee: 2020, montant: 2 },
        ],
      }),
    ).toEqual([['releve[2].annee', 'inconsistent']])
    expect(await problems({ ...usual, annee_fin: 1980 })).toEqual([['annee_fin', 'inconsistent']])
    expect(await problems({ ...usual, trimestres: 100, trimestres_assimiles: 120 })).toEqual([
      ['trimestres_assimiles', 'inconsistent'],
    ])
  })
})
