import type { Settings } from '../settings.ts'

const NO_PUBLIC_URL =
  'PUBLIC_URL is not set: pages hold relative addresses only, without a canonical link for search engines'

/** Free bits of a network of 256 addresses; a wider one probably contains clients besides proxies. */
const WIDEST_BITS = 8

/** Warnings about settings that are probably mistakes, one line each; `run-server.ts` logs them at the start. */
export function startWarnings({ publicUrl, trustProxy }: Settings): readonly string[] {
  const wide = trustProxy.filter((network) => hostBits(network) > WIDEST_BITS)
  return [
    ...(publicUrl ? [] : [NO_PUBLIC_URL]),
    ...wide.map(
      (network) =>
        `TRUST_PROXY trusts all of ${network}: a client in it can write the address that is counted; name the proxies alone`,
    ),
  ]
}

/** How many bits of an address a network leaves open; none for a single address. */
function hostBits(network: string): number {
  const [address = '', prefix] = network.split('/')
  const bits = address.includes(':') ? 128 : 32
  return prefix === undefined ? 0 : bits - Number(prefix)
}
