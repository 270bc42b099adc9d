import ipaddr from 'ipaddr.js'

/**
 * Identity of a client for the limit, as two signed 32-bit words: the first 64 bits of an IPv6 address, or `IPV4` and
 * the 32 bits of an IPv4 address. One IPv6 subscriber holds at least a /64, that is 2^64 addresses (RFC 6177). Used
 * by `fetch-handler.ts`, `client-table.ts`, `limiter.ts`, `memory-limiter.ts` and others in `limit`, `answer`, `node`
 * and `pipeline`.
 */
export interface ClientKey {
  readonly high: number
  readonly low: number
}

/** `ffff:ffff::/32` is multicast, which is never a source address, so no IPv6 client is taken for an IPv4 one. */
const IPV4 = -1

/**
 * The client of an address as a socket or a trusted proxy writes it, or `undefined` when it is no address. Mapped
 * IPv4 (`::ffff:192.0.2.1`) is IPv4; a zone (`%eth0`) and a port are left out. Adapters put it in each request. Used
 * by `fetch-handler.ts`, `node/connection-limit.ts` and `node/request-reader.ts`.
 * @example clientKey('127.0.0.1') // { high: -1, low: 0x7f000001 }
 * @example clientKey('2001:db8:1:2::7') // the same as of '[2001:db8:1:2:ffff::1]:443'
 */
export function clientKey(address: string): ClientKey | undefined {
  const text = address.trim()
  const end = text.indexOf(':')
  if (end === -1) return ipv4Key(text)
  if (text.startsWith('[')) return bracketed(text)
  return text.includes('.') && end === text.lastIndexOf(':') ? withPort(text, end) : ipv6Key(text)
}

/**
 * The client as people write it: `192.0.2.1`, or `2001:db8:1:2::/64`. Used by `redis-limiter.ts`.
 * @example clientText({ high: -1, low: 0x7f000001 }) // '127.0.0.1'
 */
export function clientText({ high, low }: ClientKey): string {
  if (high === IPV4) return [low >>> 24, (low >>> 16) & 255, (low >>> 8) & 255, low & 255].join('.')
  const parts = [high >>> 16, high & 0xffff, low >>> 16, low & 0xffff, 0, 0, 0, 0]
  return `${new ipaddr.IPv6(parts).toRFC5952String()}/64`
}

/** A port after the colon; its range is not checked, since it is left out. */
const PORT = /^\d{1,5}$/

/** The client of an IPv4 address and a port, `192.0.2.1:80`. @param colon the index of the colon. */
function withPort(text: string, colon: number): ClientKey | undefined {
  return PORT.test(text.slice(colon + 1)) ? ipv4Key(text.slice(0, colon)) : undefined
}

/** The client of an IPv6 address in brackets, with or without a port. */
function bracketed(text: string): ClientKey | undefined {
  const end = text.indexOf(']')
  const rest = text.slice(end + 1)
  const wellFormed = end !== -1 && (rest === '' || (rest.startsWith(':') && PORT.test(rest.slice(1))))
  return wellFormed ? ipv6Key(text.slice(1, end)) : undefined
}

/**
 * An IPv4 address may stand at the end (`::ffff:192.0.2.1`); it is checked here, since `ipaddr.js` would also
 * read octal parts in it.
 */
function ipv6Key(text: string): ClientKey | undefined {
  const zone = text.indexOf('%')
  const bare = zone === -1 ? text : text.slice(0, zone)
  const tail = bare.slice(bare.lastIndexOf(':') + 1)
  if (tail.includes('.') && !ipv4Key(tail)) return undefined
  if (!ipaddr.IPv6.isValid(bare)) return undefined
  const address = ipaddr.IPv6.parse(bare)
  const [a = 0, b = 0, c = 0, d = 0, , , g = 0, h = 0] = address.parts
  if (address.isIPv4MappedAddress()) return { high: IPV4, low: (g << 16) | h }
  return { high: (a << 16) | b, low: (c << 16) | d }
}

// Character codes of `.` and `0`.
const DOT = 46
const ZERO = 48

/** Four decimal numbers without leading zeros, parsed by hand because nearly every request passes here. */
function ipv4Key(text: string): ClientKey | undefined {
  let low = 0
  let at = 0
  for (let part = 0; part < 4; part++) {
    if (part > 0 && text.charCodeAt(at++) !== DOT) return undefined
    const start = at
    let value = 0
    for (let digit = text.charCodeAt(at) - ZERO; digit >= 0 && digit <= 9; ) {
      value = value * 10 + digit
      digit = text.charCodeAt(++at) - ZERO
    }
    const length = at - start
    if (length === 0 || value > 255 || (length > 1 && text.charCodeAt(start) === ZERO)) return undefined
    low = (low << 8) | value
  }
  return at === text.length ? { high: IPV4, low } : undefined
}
