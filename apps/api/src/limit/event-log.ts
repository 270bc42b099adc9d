/**
 * Accepted requests (events) in the order of time: one ring for all clients, and through it one list per
 * client. A client is a number from 0; times are milliseconds of any one clock. Used by `memory-limiter.ts`.
 *
 * Time never runs back, so the event that leaves the window first is at the ring's head: removal needs
 * neither timer nor search. A client's list is circular, its newest event pointing to its oldest: one word
 * per client gives both ends.
 */
export class EventLog {
  private readonly capacity: number
  private readonly times: Float64Array
  /** Client of the event, plus one; 0 when that client has already dropped it. */
  private readonly owners: Int32Array
  /** By slot of the ring, the slot of the same client's next event. */
  private readonly next: Int32Array
  /** By client, the slot of its newest event. */
  private readonly newest: Int32Array
  /** By client, how many events it has. */
  private readonly counts: Uint32Array
  /** The slot of the oldest event of all. */
  private head = 0
  /** Slots in use, those of dropped events included until a sweep frees them. */
  private size = 0

  /**
   * @param clients how many clients there may be.
   * @param capacity events held at once, at most.
   */
  constructor(clients: number, capacity: number) {
    this.capacity = capacity
    this.times = new Float64Array(capacity)
    this.owners = new Int32Array(capacity)
    this.next = new Int32Array(capacity)
    this.newest = new Int32Array(clients)
    this.counts = new Uint32Array(clients)
  }

  /** Whether no slot is free. */
  get full(): boolean {
    return this.size === this.capacity
  }

  /** When the oldest event of all happened. There must be one. */
  get oldest(): number {
    return this.times[this.head] as number
  }

  /** How many events of a client are held. */
  count(client: number): number {
    return this.counts[client] as number
  }

  /** When the oldest event of a client happened. It must have one. */
  oldestOf(client: number): number {
    return this.times[this.first(client)] as number
  }

  /** Adds an event, not older than any held. The log must not be full. */
  append(client: number, time: number): void {
    const { next, newest, counts, capacity } = this
    const end = this.head + this.size++
    const slot = end < capacity ? end : end - capacity
    this.times[slot] = time
    this.owners[slot] = client + 1
    if (counts[client] === 0) next[slot] = slot
    else {
      const last = newest[client] as number
      next[slot] = next[last] as number
      next[last] = slot
    }
    newest[client] = slot
    counts[client] = this.count(client) + 1
  }

  /** Drops a client's events up to the time `last` included, and returns how many it still has. */
  expire(client: number, last: number): number {
    while (this.count(client) > 0 && this.oldestOf(client) <= last) this.dropOldest(client)
    return this.count(client)
  }

  /**
   * Empties the ring's head of events up to the time `last` included, `most` of them at most, and calls
   * `onEmpty` for each client that has none left. Returns how many slots were freed.
   */
  sweep(last: number, most: number, onEmpty: (client: number) => void): number {
    let freed = 0
    while (freed < most && this.size > 0 && this.oldest <= last) {
      const owner = (this.owners[this.head] as number) - 1
      if (owner >= 0) {
        this.dropOldest(owner)
        if (this.count(owner) === 0) onEmpty(owner)
      }
      this.head = this.head + 1 < this.capacity ? this.head + 1 : 0
      this.size--
      freed++
    }
    return freed
  }

  /** The slot of a client's oldest event. */
  private first(client: number): number {
    return this.next[this.newest[client] as number] as number
  }

  private dropOldest(client: number): void {
    const first = this.first(client)
    this.next[this.newest[client] as number] = this.next[first] as number
    this.owners[first] = 0
    this.counts[client] = this.count(client) - 1
  }
}
