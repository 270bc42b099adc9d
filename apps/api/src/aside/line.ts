/**
 * A line of work to do: some at once, the others one after the other as they came. The pool's own queue turns round
 * when tasks may be cancelled, so that one may wait for ever; it is never given more than it can start.
 */
export class Line {
  readonly #atOnce: number
  readonly #longest: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** @param longest how many may wait. */
  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  get isFull(): boolean {
    return this.#running >= this.#atOnce && this.#waiting.length >= this.#longest
  }

  /** Does the work when its turn comes; whatever becomes of it, the next one follows. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
