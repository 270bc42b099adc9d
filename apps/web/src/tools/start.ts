import { type Contract, kinds } from '@denier/core'
import type { Numeric } from './figures.ts'

/** The figure that a tool first aims at: the first that decides, else the first. */
export const firstTarget = ({ decisive }: Contract, figures: readonly Numeric[]): string =>
  (decisive.find((path) => figures.some(({ key }) => key === path)) ?? figures[0]?.key) as string

/**
 * What a person most often wants to know how much of, among what the worked example gives: a monthly amount, else an
 * amount, else the first number.
 */
export function firstParameter({ example }: Contract, all: readonly Numeric[]): string {
  const given = all.filter(({ key }) => Object.hasOwn(example.query, key))
  const parameters = given.length > 0 ? given : all
  const units = ['EUR/month', 'EUR']
  const [first] = units.flatMap((unit) => parameters.filter(({ field }) => kinds[field.kind].unit === unit))
  return (first ?? parameters[0])?.key as string
}
