/** The whole return: every figure of every case of the file, by OpenFisca-France and an independent computation. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ask, type QueryOf } from '../../../../../test/support/queries.ts'
import type { contract } from './contract.ts'
import { fiscalite } from './index.ts'

interface Case {
  readonly id: string
  readonly inputs: QueryOf<typeof contract>
  readonly expected: Readonly<Record<string, number | string | null>>
}

const path = new URL('../../../../../test/vectors/income-return.json', import.meta.url)
const file: {
  readonly count: number
  readonly tolerance: Readonly<Record<string, number>>
  readonly cases: readonly Case[]
} = JSON.parse(readFileSync(path, 'utf8'))

/** Added to each tolerance, in the unit of the figure: a difference equal to it may exceed it by rounding alone. */
const ABOVE_NOISE = 1e-9

/**
 * The figures of the file that docs/decisions/0051-small-taxes-absorb-credits.md argues against, with ours: a small tax
 * absorbs credits; gains under the final withholding tax are in the reference income before their allowance. None of
 * them was computed by OpenFisca-France, which agrees on the first.
 */
const ARGUED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'ret2025-declaration-ee20c31f': {
    impotNet: -1330,
    impotBareme: -1330,
    gainOption: 663.52,
    impotNonRecouvre: 0,
  },
  'ret2025-assurance_vie_pfl-ca171fe4': { revenuFiscalReference: 17_970 },
  'ret2025-assurance_vie_pfl-40937bcd': { revenuFiscalReference: 48_465 },
  'ret2025-assurance_vie_pfl-0b38ab7c': { revenuFiscalReference: 85_158 },
  'ret2025-assurance_vie_pfl-0dbff328': { revenuFiscalReference: 77_085 },
  'ret2025-assurance_vie_pfl-13a769a1': { revenuFiscalReference: 59_853 },
  'ret2025-assurance_vie_pfl-a9bfa46c': { revenuFiscalReference: 59_515 },
  'ret2025-assurance_vie_pfl-48b1a995': { revenuFiscalReference: 50_871 },
}

/** The figures of a case that differ from ours by more than their tolerance. */
function differences({ id, inputs, expected }: Case): readonly unknown[] {
  const resume: Readonly<Record<string, unknown>> = ask(fiscalite, inputs).data.resume
  return Object.entries({ ...expected, ...ARGUED[id] }).flatMap(([name, wanted]) => {
    const ours = resume[name]
    const tolerance = file.tolerance[name] ?? file.tolerance.others ?? 0
    const isClose =
      typeof wanted === 'number' && typeof ours === 'number'
        ? Math.abs(ours - wanted) <= tolerance + ABOVE_NOISE
        : ours === wanted
    return isClose ? [] : [{ name, ours, wanted }]
  })
}

describe('the whole return', () => {
  it('has every case of the file', () => expect(file.cases).toHaveLength(file.count))

  it.each(file.cases)('matches every figure of $id', (one) => expect(differences(one)).toEqual([]))
})
