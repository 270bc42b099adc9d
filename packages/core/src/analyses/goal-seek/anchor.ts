import type { Contract } from '../../definition/contract.ts'

/**
 * Where a search starts, and what it stays near: the value that the contract gives to the parameter by default, else
 * in its worked example; `undefined` where it has neither.
 */
export function contractAnchor({ params, example }: Contract, unknown: string): number | undefined {
  const value = params[unknown]?.default ?? (example.query as Readonly<Record<string, unknown>>)[unknown]
  return typeof value === 'number' ? value : undefined
}
