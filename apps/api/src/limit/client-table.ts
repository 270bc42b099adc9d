import type { ClientKey } from './client-key.ts'

/** The place of a client that is not in the table. Used by `memory-limiter.ts`. */
export const NONE = -1

/**
 * A hash table of the clients that are counted now. Each has a number of its own, its place, from 0 to the
 * capacity less one. Used by `memory-limiter.ts`.
 *
 * Typed arrays allocated once leave nothing for the garbage collector to walk. Pages that are never written take no
 * memory, since the system maps them on first use. Links are therefore stored plus one: 0 means none.
 */
export class ClientTable {
  private readonly hash = new SecretHash()
  private readonly capacity: number
  private readonly high: Int32Array
  private readonly low: Int32Array
  /** By place, a link to the next client of the same bucket; of a free place, to the next free one. */
  private readonly chain: Int32Array
  /** By the low bits of a hash, a link to the first client with that hash. */
  private readonly buckets: Int32Array
  /** The number of buckets, a power of two, less one. */
  private readonly mask: number
  /** A link to the first place that was freed. */
  private free = 0
  /** The first place that was never used. */
  private untouched = 0
  /** Places in use. */
  private used = 0

  /** @param capacity clients held at once, at most. */
  constructor(capacity: number) {
    this.capacity = capacity
    this.high = new Int32Array(capacity)
    this.low = new Int32Array(capacity)
    this.chain = new Int32Array(capacity)
    this.mask = 2 ** Math.ceil(Math.log2(capacity)) - 1
    this.buckets = new Int32Array(this.mask + 1)
  }

  /** Whether no place is free. */
  get full(): boolean {
    return this.used === this.capacity
  }

  /** The place of a client, or `NONE`. */
  find(client: ClientKey): number {
    const { high, low, chain, buckets, hash, mask } = this
    let link = buckets[hash.of(client) & mask] as number
    while (link !== 0 && (high[link - 1] !== client.high || low[link - 1] !== client.low)) {
      link = chain[link - 1] as number
    }
    return link - 1
  }

  /** Gives a place to a client that has none. The table must not be full. */
  add(client: ClientKey): number {
    const place = this.freePlace()
    const bucket = this.hash.of(client) & this.mask
    this.high[place] = client.high
    this.low[place] = client.low
    this.chain[place] = this.buckets[bucket] as number
    this.buckets[bucket] = place + 1
    this.used++
    return place
  }

  /** Frees the place of a client, which must be in use. */
  remove(place: number): void {
    const { chain, buckets } = this
    const key = { high: this.high[place] as number, low: this.low[place] as number }
    const bucket = this.hash.of(key) & this.mask
    const after = chain[place] as number
    let link = buckets[bucket] as number
    if (link === place + 1) buckets[bucket] = after
    else {
      while (chain[link - 1] !== place + 1) link = chain[link - 1] as number
      chain[link - 1] = after
    }
    chain[place] = this.free
    this.free = place + 1
    this.used--
  }

  private freePlace(): number {
    if (this.free === 0) return this.untouched++
    const place = this.free - 1
    this.free = this.chain[place] as number
    return place
  }
}

/**
 * Simple tabulation hashing (Zobrist 1970): each of the key's eight bytes picks a random word from a table of
 * its own, and the words are combined by exclusive or.
 *
 * With tables drawn anew in each process the family is 3-independent, and chained buckets keep the expected length of
 * truly random ones (Pătraşcu and Thorup, "The Power of Simple Tabulation Hashing", 2012). An owner of 2^32 addresses
 * still cannot choose those that share a bucket. Exported for `client-table.test.ts`.
 */
export class SecretHash {
  private readonly tables = crypto.getRandomValues(new Int32Array(8 * 256))

  /** A 32-bit hash, signed. */
  of({ high, low }: ClientKey): number {
    return this.word(high, 0) ^ this.word(low, 1024)
  }

  /** The hash of one word of the key. @param base index of the first of its four tables of 256 words. */
  private word(word: number, base: number): number {
    const { tables } = this
    return (
      (tables[base + (word & 255)] as number) ^
      (tables[base + 256 + ((word >>> 8) & 255)] as number) ^
      (tables[base + 512 + ((word >>> 16) & 255)] as number) ^
      (tables[base + 768 + (word >>> 24)] as number)
    )
  }
}
