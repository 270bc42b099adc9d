import type { AddressInfo } from 'node:net'
import type { Simulator } from '@denier/core'
import { addressOf, SIMULATORS } from '../answer/doors.ts'
import { exampleQuery } from '../answer/parameter.ts'
import type { Settings } from '../settings.ts'

/** What the one who starts the service reads: where it is, and something to try. */
export function welcome(
  address: AddressInfo,
  { publicUrl }: Settings,
  simulators: readonly Simulator[],
): string {
  const origin = publicUrl ?? urlOf(address)
  const lines = simulators.map(
    ({ contract }) => `  ${origin}${addressOf(contract.name)}?${exampleQuery(contract)}`,
  )
  return [
    '',
    `Denier écoute sur ${origin} · Denier is listening`,
    '',
    ...lines,
    '',
    `  ${origin}${SIMULATORS}   le catalogue · the catalogue`,
    `  ${origin}/docs                 la documentation · the documentation`,
    `  ${origin}/mcp                  les outils des assistants · the tools of assistants`,
    '',
    '',
  ].join('\n')
}

/** Where a server listens, as an address of the web. */
export const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
