import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeExplanation } from '../../../../../test/support/explanations.ts'
import { drawn, examples, thresholdsOf, years } from '../../../../../test/support/fiscalite-questions.ts'
import { cases } from '../../../../../test/support/tier.ts'
import { compileExplanation } from '../../analyses/explanation/compile-explanation.ts'
import { formulaNames } from '../../analyses/formula/formula-names.ts'
import { parseFormula } from '../../analyses/formula/parse-formula.ts'
import type { Explanation } from '../../definition/explanation.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { citationsOf } from '../../legislation/citation.ts'
import { incomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { explain } from './explain.ts'
import { fiscalite } from './index.ts'

describeExplanation(fiscalite, explain, { drawn, questions: examples })

const context = { today: '2026-11-23' as CivilDate }
const replay = compileExplanation(fiscalite as unknown as Simulator, explain as Explanation)

const paramsOf = (query: Readonly<Record<string, unknown>>) => {
  const parsed = fiscalite.parser.fromObject(query)
  if (!parsed.ok) throw new Error(`not a question: ${JSON.stringify(query)}`)
  return parsed.params
}

it.each(years)('gives every figure again at the thresholds of the law of %d and beside them', (year) => {
  const questions = thresholdsOf(year)
  expect(questions.length).toBeGreaterThan(300)
  for (const query of questions) {
    const wrong = replay(paramsOf(query), context).steps.filter(({ agrees }) => !agrees)
    const claims = wrong.map(({ step, value, formulaValue }) => [step.id, value, formulaValue])
    expect([query, ...claims]).toEqual([query])
  }
})

it('gives no effect for the option of micro-enterprises, whose profit is no effect', () => {
  const { steps } = replay(paramsOf({ revenu: 0, micro_bnc: 10_000 }), context)
  const warning = steps.filter(({ step }) => step.warns === 'micro_versement_liberatoire')
  expect(warning.map(({ step, value }) => [step.id, value, step.effect])).toEqual([
    ['recettesMicro', 6600, undefined],
  ])
})

type Params = Parameters<typeof replay>[0]

/** The names of law that the steps of a question read or cite. */
function lawRead(params: Params): ReadonlySet<string> {
  const read = replay(params, context).steps.flatMap(({ step }) => [
    ...('formula' in step ? formulaNames(parseFormula(step.formula)) : []),
    ...(step.law ?? []),
  ])
  const columns = read.map((name) => name.split('.')[0] as string)
  return new Set([...read, ...columns])
}

describe('the law that the explanation of fiscalite shows', () => {
  it('has the value and the text of every source of law that the answer cites', () => {
    fc.assert(
      fc.property(drawn, (query) => {
        const params = paramsOf(query)
        const { meta } = fiscalite.answer(params, context, 'fr')
        const read = lawRead(params)
        const cited = citationsOf(...incomeTaxLaw(params.annee_revenus).laws)
        const shown = cited.filter(({ name }) => read.has(name)).map(({ text }) => text)
        const legal = cited.map(({ text }) => text)
        const missing = meta.sources.filter(({ title }) => legal.includes(title) && !shown.includes(title))
        expect(missing).toEqual([])
      }),
      cases(500),
    )
  })
})

/** The texts that the first step with an id cites for a question, by its formula and by `law`. */
function textsOfStep(query: Readonly<Record<string, unknown>>, id: string): readonly string[] {
  const params = paramsOf(query)
  const found = replay(params, context).steps.find(({ step }) => step.id === id)?.step ?? expect.fail(id)
  const names = [
    ...('formula' in found ? formulaNames(parseFormula(found.formula)) : []),
    ...(found.law ?? []),
  ]
  const law = explain.law(explain.work(params, context))
  return [...new Set(law.filter(({ name }) => names.includes(name)).map(({ text }) => text))]
}

describe('the texts that steps cite', () => {
  const whole = {
    revenu: 60_000,
    age: 70,
    emploi_domicile: 20_000,
    revenus_fonciers: 0,
    deficit_foncier: 5_000,
    charges_deductibles: 1_000,
    versements_per: 2_000,
    dons_66: 500,
  }

  it.each([
    ['personnesMajoration', /^CGI, art[.] 199 sexdecies$/],
    ['soldeRevenus', /^CGI, art[.] 156, I, 3°$/],
    ['revenuAvantPer', /^CGI, art[.] 156, II$/],
    ['perDeductible', /^CGI, art[.] 163 quatervicies$/],
    ['revenuFiscalReference', /^CGI, art[.] 1417, IV$/],
    ['donsRetenus', /^CGI, art[.] 200, 1( [(]BOI-IR-RICI-250-30, § 1[)])?$/],
  ])('states for %s its own article', (id, text) => {
    const texts = textsOfStep(whole, id)
    expect(texts.length).toBeGreaterThan(0)
    for (const found of texts) expect(found).toMatch(text)
  })

  it('has the doctrine that says which income limits the gifts', () => {
    expect(textsOfStep(whole, 'donsRetenus')).toContain('CGI, art. 200, 1 (BOI-IR-RICI-250-30, § 1)')
  })

  it.each([
    [2020, '2018-1203'],
    [2024, '2018-1203'],
    [2025, '2025-1403'],
  ])('names the act that set the social levies on rents and gains of %d', (annee_revenus, act) => {
    const texts = textsOfStep(
      { annee_revenus, revenu: 0, revenus_fonciers: 1_000, plus_values_mobilieres: 1_000 },
      'prelevementsSociaux',
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      expect(text).toContain(act)
      expect(text).toMatch(/CGI, art[.] 235 ter$/)
      expect(text).toContain('ordonnance n° 96-50')
    }
  })

  it('cites no deficit, charge or savings plan that the question does not have', () => {
    const none = { revenu: 30_000 }
    expect(textsOfStep(none, 'soldeRevenus')).toEqual([])
    expect(textsOfStep(none, 'revenuAvantPer')).toEqual([])
  })
})

describe('formulas of an ordinary household', () => {
  const formulasOf = (query: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      replay(paramsOf(query), context).steps.flatMap(({ step }) =>
        'formula' in step ? [[step.id, step.formula]] : [],
      ),
    )

  it('leaves out a term that the question does not have', () => {
    expect(formulasOf({ revenu: 40_000 })).toMatchObject({
      revenuBrut: 'revenu',
      deductionDeclarant: 'forfait10Declarant',
      revenuAvantPer: 'max(0, soldeRevenus)',
      perDeductible: '0',
      revenuNetGlobal: 'max(0, revenuAvantPer)',
      revenuImposable: 'revenuNetGlobal',
      revenuFiscalReference: 'revenuImposable',
      nombreParts: 'partsAdultes',
      plafondAvantage: '2 * (partsFamille) * plafondDemiPart',
      impotArrondi: 'impotApresDecote',
    })
  })

  it('writes a term that the question has', () => {
    const more = {
      revenu: 40_000,
      pensions: 5_000,
      frais_reels: 6_000,
      charges_deductibles: 100,
      versements_per: 1_000,
      age: 66,
      enfants: 2,
      parent_isole: true,
      reductions: 100,
    }
    expect(formulasOf(more)).toMatchObject({
      revenuBrut: 'revenu + pensions',
      deductionDeclarant: 'max(forfait10Declarant, euro(frais_reels))',
      revenuAvantPer: 'max(0, soldeRevenus) - charges_deductibles',
      revenuNetGlobal: 'max(0, revenuAvantPer - perDeductible)',
      revenuImposable: 'revenuNetGlobal - abattementSpecial',
      revenuFiscalReference: 'revenuImposable + perDeductible',
      nombreParts: 'partsAdultes + partsEnfants + partsParentIsole',
      plafondAvantage:
        'premierePart * plafondParentIsole + 2 * (partsFamille - premierePart) * plafondDemiPart',
      impotArrondi: 'impotApresDecote - reductionsImputees',
    })
    expect(formulasOf({ revenu: 40_000, case_l: true })).toMatchObject({
      nombreParts: 'partsAdultes + partsCaseL',
      plafondAvantage: 'plafondCaseL',
    })
  })
})
