/** Every published example and every case of OpenFisca-France-Inheritance, at their files' tolerances. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { askOneKinship } from '../../../../../test/support/one-kinship.ts'
import type { QueryOf } from '../../../../../test/support/queries.ts'
import { partConjointLaw, usufruitLaw, usufruitShare } from '../../legislation/regles/succession/spouse.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { contract } from './contract.ts'

type Query = QueryOf<typeof contract>

/**
 * Inputs of a case: amounts in euros, ages in full years. A missing one is read as NaN, which the parser refuses.
 */
interface Inputs {
  readonly lien?: string
  readonly part_recue?: number
  readonly handicap?: boolean
  readonly donations_15_ans?: number
  readonly donation?: number
  readonly actif_net?: number
  readonly nombre_enfants?: number
  readonly conjoint_survivant?: boolean
  readonly conjoint_quart_pleine_propriete?: boolean
  readonly option_conjoint?: string
  readonly age_conjoint?: number
  readonly assurance_vie_capital?: number
  readonly capital_par_beneficiaire?: number
  readonly age_usufruitier?: number
  readonly valeur_pleine_propriete?: number
}
interface Case {
  readonly id: string
  readonly kind?: string
  readonly inputs: Inputs
  readonly expected: Readonly<Record<string, unknown>>
}

/** Tolerances, in euros: of a figure that the administration rounds to the euro, and of others. */
const EURO = 1
const CENT = 0.01
/** The names of figures that the administration rounds to the euro; the rest is to the cent. */
const toTheEuro = /^(droits|prelevement)/

const casesOf = (file: string): Case[] =>
  JSON.parse(readFileSync(new URL(`../../../../../test/vectors/${file}`, import.meta.url), 'utf8')).cases

const inherit = (query: Partial<Query>) =>
  askOneKinship({ patrimoine: 0, frais_funeraires: 0, lien: 'enfant', ...query })

/** The kinships of OpenFisca and their names in the contract. */
const kinships: Readonly<Record<string, Query['lien']>> = {
  enfant: 'enfant',
  parent_ascendant: 'parent',
  petit_enfant_legataire: 'petit_enfant',
  frere_soeur: 'frere_soeur',
  neveu_niece: 'neveu_niece',
  oncle_tante: 'parent_4e_degre',
  cousin_germain: 'parent_4e_degre',
  parent_au_dela_4e_degre: 'autre',
  non_parent_concubin: 'autre',
  conjoint: 'conjoint',
  partenaire_pacs: 'pacs',
}

const kinshipOf = (name = 'none'): Query['lien'] => kinships[name] ?? expect.fail(`unknown kinship ${name}`)

/** The figures of an heir, by the names of both files. */
function heir(inputs: Inputs) {
  const lien = kinshipOf(inputs.lien)
  const { part_recue: patrimoine = Number.NaN, handicap = false, donations_15_ans: donations = 0 } = inputs
  const { resume, tranches } = inherit({ lien, patrimoine, handicap, donations })
  return {
    abattement: resume.exonere ? null : resume.abattement,
    abattement_residuel: resume.abattement,
    base_taxable: resume.baseTaxable,
    base_taxable_cumulee: resume.baseTaxable + excessOf(lien, donations),
    droits: resume.droitsParHeritier,
    droits_donation_au_meme_bareme: giftDuty(lien, donations),
    exonere: resume.exonere,
    net_recu: patrimoine - resume.droitsParHeritier,
    tranches: tranches.map(({ droits }) => droits).filter((droits) => droits > 0),
  }
}

/** Gifts have the allowance and the scale of inheritance, for these kinships (CGI, art. 777 and 779). */
const giftDuty = (lien: Query['lien'], gift: number) =>
  inherit({ lien, patrimoine: gift }).resume.droitsParHeritier
const excessOf = (lien: Query['lien'], gift: number) => inherit({ lien, patrimoine: gift }).resume.baseTaxable

function children(inputs: Inputs) {
  const { actif_net: patrimoine = Number.NaN, nombre_enfants: heritiers = Number.NaN } = inputs
  const { donations_15_ans: donations = 0 } = inputs
  const conjoint_survivant = Boolean(inputs.conjoint_quart_pleine_propriete ?? inputs.conjoint_survivant)
  const { resume } = inherit({ patrimoine, heritiers, donations, conjoint_survivant })
  return {
    part_par_enfant: resume.partParHeritier,
    abattement_par_enfant: resume.abattement,
    base_taxable_par_enfant: resume.baseTaxable,
    droits_conjoint: inherit({ lien: 'conjoint', patrimoine }).resume.totalDroits,
    droits_par_enfant: resume.droitsParHeritier,
    droits_total: resume.droitsTotal,
    taux_moyen_sur_part: resume.droitsParHeritier / resume.partParHeritier,
  }
}

function lifeInsurance(capital: number) {
  const { avant70 } = inherit({ assurance_vie: capital }).assuranceVie
  return {
    abattement: avant70.abattementParBeneficiaire,
    base_taxable: avant70.base,
    prelevement: avant70.droits,
  }
}

/** The children's part of 300 000 € once a spouse of that age has the usufruct. */
function usufruct(age_conjoint: number, patrimoine = 300_000) {
  const query = { patrimoine, conjoint_survivant: true, option_conjoint: 'usufruit', age_conjoint } as const
  const bare = inherit(query).resume.partParHeritier
  return {
    taux_usufruit: 1 - bare / patrimoine,
    taux_nue_propriete: bare / patrimoine,
    valeur_usufruit: patrimoine - bare,
    valeur_nue_propriete: bare,
  }
}

/** A quarter and the usufruct of the rest comes from a gift between spouses, which the contract lacks: computed by the two rules. */
function quarterAndUsufruit(age: number, heirs: number) {
  const day = '2026-11-21' as CivilDate
  const { partConjoint } = partConjointLaw(day).values
  const use = usufruitShare(usufruitLaw(day).values.usufruitViager, age)
  const rest = 1 - partConjoint
  return { part_conjoint: partConjoint + rest * use, part_par_enfant: (rest * (1 - use)) / heirs }
}

/** The computed figures of a case, by its inputs. */
function found({ inputs }: Case): Readonly<Record<string, unknown>> {
  const capital = inputs.assurance_vie_capital ?? inputs.capital_par_beneficiaire
  const { age_usufruitier, age_conjoint, option_conjoint, nombre_enfants = 1, donation } = inputs
  if (capital !== undefined) return lifeInsurance(capital)
  if (option_conjoint && age_conjoint) return quarterAndUsufruit(age_conjoint, nombre_enfants)
  if (age_usufruitier !== undefined) return usufruct(age_usufruitier, inputs.valeur_pleine_propriete)
  if (inputs.actif_net !== undefined) return children(inputs)
  if (donation !== undefined) return { droits_donation: giftDuty(kinshipOf(inputs.lien), donation) }
  return heir(inputs)
}

function expectCase(one: Case): void {
  const figures = found(one)
  for (const [name, expected] of Object.entries(one.expected)) {
    const figure = figures[name]
    if (typeof expected !== 'number') expect([name, figure]).toEqual([name, expected])
    else if (name === 'taux_moyen_sur_part')
      expect([name, figure]).toEqual([name, expect.closeTo(expected, 5)])
    else {
      const gap = Math.abs(Number(figure) - expected)
      const allowed = toTheEuro.test(name) ? EURO : CENT
      if (!(gap <= allowed + 1e-9)) expect.fail(`${one.id}: ${name} is ${figure}, expected ${expected}`)
    }
  }
}

describe('succession: published examples', () => {
  const cases = casesOf('succession-examples.json')
  it('reads 19 examples', () => expect(cases).toHaveLength(19))
  it.each(cases.map((one) => [one.id, one] as const))('matches %s', (_, one) => expectCase(one))
})

describe('succession: OpenFisca-France-Inheritance', () => {
  const cases = casesOf('succession-openfisca.json')
  const ofKind = (kind: string) => cases.filter((one) => one.kind === kind)

  it.each([
    ['heir', 222],
    ['estate_children', 56],
    ['life_insurance_before_70', 13],
    ['usufruct_art669', 12],
  ])('matches every vector of kind %s, %d in number', (kind, count) => {
    expect(ofKind(kind)).toHaveLength(count)
    for (const one of ofKind(kind)) expectCase(one)
  })

  it('contains no vector of another kind', () => expect(cases).toHaveLength(222 + 56 + 13 + 12))
})
