import type { AddressInfo } from 'node:net'
import type { Simulator } from '@denier/core'
import { addressOf, SIMULATORS } from '../answer/endpoints.ts'
import { exampleQuery } from '../answer/parameter.ts'
import type { Settings } from '../settings.ts'

/**
 * The message printed at the start, in both languages: the addresses of the service, and one to try per
 * simulator. Called by `run-server.ts`.
 */
export function startupMessage(
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
    `  ${origin}/                     les pages · the pages in French`,
    `  ${origin}/en/                  les pages en anglais · the pages`,
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

/** URL of a listening server. Used by `run-server.ts`. */
export const urlOf = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
