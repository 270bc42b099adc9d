import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { fiscalite } from './index.ts'

describe('gross tax of fiscalite', () => {
  it.each([
    [2020, 3005.86], // 11 % of 15 626, 30 % of 4 290
    [2021, 2921.95], // 11 % of 15 845, 30 % of 3 930
    [2022, 2593.71], // 11 % of 16 701, 30 % of 2 522
    [2023, 2286.23], // 11 % of 17 503, 30 % of 1 203
    [2024, 2165.48], // 11 % of 17 818, 30 % of 685
    [2025, 2103.99], // 11 % of 17 979, 30 % of 421
  ])('taxes 30 000 € of %d at %d € by the scale of that year', (annee_revenus, expected) => {
    const { data, meta } = ask(fiscalite, { revenu: 30_000, nature: 'imposable', annee_revenus })
    expect(data.resume.impotBrut).toBe(expected)
    expect(meta.droit).toEqual({ anneeRevenus: annee_revenus })
  })
})
