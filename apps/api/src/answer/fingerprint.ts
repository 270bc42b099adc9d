const SEED_A = 0x811c9dc5
const SEED_B = 0x9e3779b9

const double = new Float64Array(1)
const halves = new Int32Array(double.buffer)

/**
 * A short name for plain values: two 32-bit Murmur3 hashes (Appleby, 2011) from different seeds, in base 36. It tells
 * the versions of one address apart; it protects nothing. Our own, in a few lines, because it must run wherever
 * `answer()` does (no Node, nothing asynchronous), and by numbers as they are: to write them as text first took longer
 * than all the rest.
 * @example new Fingerprint().add('duree').addAll({ duree: 8 }).toString()
 */
export class Fingerprint {
  #a = SEED_A
  #b = SEED_B

  add(value: unknown): this {
    if (typeof value === 'number') return this.#number(value)
    return this.#text(typeof value === 'string' ? value : JSON.stringify(value))
  }

  /** Members by name, in their order; what is not there counts for nothing. */
  addAll(values: Readonly<Record<string, unknown>>): this {
    for (const name in values) if (values[name] !== undefined) this.#text(name).add(values[name])
    return this
  }

  toString(): string {
    return (finished(this.#a) >>> 0).toString(36) + (finished(this.#b) >>> 0).toString(36)
  }

  #number(value: number): this {
    double[0] = value
    this.#word(NUMBER)
    this.#word(halves[0] as number)
    this.#word(halves[1] as number)
    return this
  }

  /** Its length first: `ab`, `c` is not `a`, `bc`. */
  #text(text: string): this {
    this.#word(text.length)
    for (let index = 0; index < text.length; index += 2)
      this.#word((text.charCodeAt(index) << 16) | (text.charCodeAt(index + 1) & 0xffff))
    return this
  }

  #word(bits: number): void {
    const mixed = Math.imul(rotated(Math.imul(bits, 0xcc9e2d51), 15), 0x1b873593)
    this.#a = (Math.imul(rotated(this.#a ^ mixed, 13), 5) + 0xe6546b64) | 0
    this.#b = (Math.imul(rotated(this.#b ^ mixed, 13), 5) + 0xe6546b64) | 0
  }
}

/** No text is so long. */
const NUMBER = -1

const rotated = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by))

/** Spreads what the last words changed over all the bits. */
function finished(hash: number): number {
  let bits = hash
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
