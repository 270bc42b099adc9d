import { describe, expect, it } from 'vitest'
import { catalogue } from '../../catalogue.ts'
import type { ExplicationAnswer } from '../../definition/explication.ts'
import type { Simulator } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { planBatch } from './batch-plan.ts'
import { compileBatch } from './compile-batch.ts'
import { bytesOfText, textOfBytes } from './utf8.ts'

const simulators: readonly Simulator[] = catalogue

/** The explications of one question under a reform, or under the law of today without values. */
async function explicationsOf(name: string, question: object, values?: Readonly<Record<string, unknown>>) {
  const simulator = simulators.find(({ contract }) => contract.name === name) as Simulator
  const request = {
    ...{ simulator, format: undefined, figures: [], defaults: '', part: undefined, keepsNearNames: false },
    ...{ isNumbered: false, isStrict: true, isExplained: true, language: 'fr' as const },
    reform: values && { values, isCompared: false },
    today: '2026-11-21' as CivilDate,
  }
  const spec = planBatch(request, { format: 'ndjson', headerText: '' })
  const { compute } = await compileBatch(spec, simulator)
  const bytes = bytesOfText(JSON.stringify(question))
  const { bytes: written, refusal } = compute({ bytes, firstRow: 1, firstLine: 1, rows: 1 })
  expect(refusal).toBeUndefined()
  return Object.values(JSON.parse(textOfBytes(written)).explication) as ExplicationAnswer[]
}

/** The steps that are shown without a derivation, since no formula gave their value. */
const withoutFormula = ({ data }: ExplicationAnswer) =>
  data.etapes.filter(({ genre }) => genre === 'valeur').map(({ id }) => id)

describe('explainedBatch under a reform', () => {
  it.each([
    ['fiscalite', { revenu: 22_000, annee_revenus: 2025 }, { 'decote-celibataire': 900 }],
    ['salaire-net', undefined, { 'cotisations-vieillesse.plafonnee': 0.2 }],
    ['donation', undefined, { 'abattement-ligne-directe': 80_000 }],
    ['succession', undefined, { 'bareme-ligne-directe': [{ de: 0, taux: 0.6 }] }],
    ['retraite-publique', undefined, { 'taux-plein': 0.4 }],
    ['plus-value-immobiliere', undefined, { 'plus-value-taux': 0.2 }],
  ])('replays the formulas of %s and cites the values of the reform', async (name, given, values) => {
    const simulator = simulators.find(({ contract }) => contract.name === name) as Simulator
    const question = given ?? simulator.contract.example.query
    const today = await explicationsOf(name, question)
    const reformed = await explicationsOf(name, question, values)
    expect(reformed.flatMap(withoutFormula)).toEqual(today.flatMap(withoutFormula))
    const law = reformed.flatMap(({ data }) => data.droit)
    expect(law.some(({ texte }) => texte.startsWith('Réforme, à la place de : '))).toBe(true)
    expect(JSON.stringify(today)).not.toContain('Réforme, à la place de')
    expect(await explicationsOf(name, question)).toEqual(today)
  })
})
