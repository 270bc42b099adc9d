/** How long a note prints, and what it leaves out to stay on three pages. */
import { type ExplicationAnswer, explain } from '@denier/core'
import { arrangeNote } from '@denier/note'
import { describe, expect, it } from 'vitest'
import { fitOnPages, mostPages, noteLength } from '../../apps/web/src/pages/note-length.ts'
import { richReturn } from '../support/fiscalite-questions.ts'
import { simulatorNamed } from '../support/simulators.ts'

const { contract } = simulatorNamed('fiscalite')
/** The printed height of a note, in lines of text. */
const lengthOf = (answer: ExplicationAnswer) => noteLength(arrangeNote(answer, contract, 'fr'))
const explained = async (query: typeof richReturn) =>
  (await explain('fiscalite', query, { depth: 3, rows: 'extraits' })) as ExplicationAnswer

describe('fitOnPages', () => {
  it('leaves a note that fits as it is', async () => {
    const answer = await explained({ revenu: 42_000 })
    expect(fitOnPages(answer, contract, 'fr')).toBe(answer)
  })

  it('gives intermediate steps of a long note by their value alone, and keeps every figure', async () => {
    const answer = await explained(richReturn)
    const fitting = fitOnPages(answer, contract, 'fr', 3)
    const figures = ({ data }: ExplicationAnswer) => data.etapes.filter(({ figure }) => figure !== null)
    expect(lengthOf(answer)).toBeGreaterThan(lengthOf(fitting))
    expect(figures(fitting)).toEqual(figures(answer))
    const given = [...fitting.data.etapes.map(({ id }) => id), ...fitting.data.coupees.map(({ nom }) => nom)]
    expect(given).toEqual(expect.arrayContaining(answer.data.etapes.map(({ id }) => id)))
  })

  it('allows three pages, and six for a tax, which is checked line by line', () => {
    expect(mostPages(contract)).toBe(6)
    expect(mostPages(simulatorNamed('immobilier').contract)).toBe(3)
  })

  it('keeps every step of a return: an accountant checks each line', async () => {
    const answer = (await explain('fiscalite', richReturn, { rows: 'extraits' })) as ExplicationAnswer
    expect(answer.data.coupees).toEqual([])
    expect(fitOnPages(answer, contract, 'fr')).toBe(answer)
  })

  it('cuts no more than is needed', async () => {
    const fitting = fitOnPages(await explained(richReturn), contract, 'fr', 3)
    expect(lengthOf(fitting)).toBeGreaterThan(215) // of the 228 lines that three pages hold
  })
})
