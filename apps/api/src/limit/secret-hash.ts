import type { ClientKey } from './client-key.ts'

/**
 * Simple tabulation hashing (Zobrist 1970): each of the key's eight bytes picks a random word from a table of
 * its own, and the words are combined by exclusive or.
 *
 * With tables drawn anew in each process the family is 3-independent, and chained buckets keep the expected
 * length of truly random ones (Pătraşcu and Thorup, "The Power of Simple Tabulation Hashing", 2012): whoever
 * owns 2^32 addresses still cannot choose those that share a bucket.
 */
export class SecretHash {
  private readonly tables = crypto.getRandomValues(new Int32Array(8 * 256))

  /** A 32-bit hash, signed. */
  of({ high, low }: ClientKey): number {
    return this.word(high, 0) ^ this.word(low, 1024)
  }

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
