import type { ParamsOf } from '../../definition/shape.ts'
import type { params } from './params.ts'

/** Measured work of one person, in units of about 10 ns. */
const OF_PERSON = 1_000
/** That of one gift to one person. */
const OF_GIFT = 500
/** That of one beneficiary of life insurance. */
const OF_BENEFICIARY = 4_500

/**
 * The estimated work of a question, in units of about 10 ns; 0 for equal heirs of one kinship. The largest
 * family goes to a worker. Used by `contract.ts`.
 */
export function costUnits({ proche, don, legs, assurance }: ParamsOf<typeof params>): number {
  // A row that names a relative by number stands for as many persons as that relative's row.
  const personsIn = (row: { readonly proche: number | undefined; readonly nombre?: number }): number =>
    (row.proche === undefined ? row.nombre : proche[row.proche - 1]?.nombre) ?? 1
  const persons = proche.reduce((sum, { nombre }) => sum + nombre, legs.length)
  const gifts = don.reduce((sum, row) => sum + personsIn(row), 0)
  const beneficiaries = assurance.reduce((sum, row) => sum + personsIn(row), 0)
  return OF_PERSON * persons + OF_GIFT * gifts + OF_BENEFICIARY * beneficiaries
}
