/**
 * Process started by `crowd.ts`: connections that send requests as fast as they are answered. The first
 * line of its input is a `CrowdPlan` as JSON, and the second begins the load; it prints a `CrowdResult` as
 * JSON.
 */
import { constants, getPriority, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { connectTo } from '../support/raw.ts'
import type { CrowdPlan, CrowdResult, Group } from './crowd.ts'
import { ResponseCounter } from './response-counter.ts'

// Real clients run on other machines: here they must not take the processor from the server.
setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + 9))

class Crowd {
  readonly #plan: CrowdPlan
  readonly #statuses: Record<string, number> = {}
  #closed = 0
  #isOver = false

  constructor(plan: CrowdPlan) {
    this.#plan = plan
  }

  begin(): void {
    const { groups, seconds } = this.#plan
    for (const group of groups)
      for (let index = 0; index < group.connections; index += 1) this.#keepAsking(group, index)
    const began = performance.now()
    setTimeout(() => {
      this.#isOver = true
      const result: CrowdResult = {
        statuses: this.#statuses,
        closed: this.#closed,
        seconds: (performance.now() - began) / 1000,
      }
      process.stdout.write(JSON.stringify(result), () => process.exit())
    }, seconds * 1000)
  }

  /** One connection, reopened when it is closed. @param first index of its first request. */
  #keepAsking(group: Omit<Group, 'connections'>, first: number): void {
    const { localAddress, requests, atOnce } = group
    let next = first
    let due = 0 // answers still to come
    const socket = connectTo(this.#plan.port, localAddress)
    const write = () => {
      due = atOnce
      let text = ''
      for (let count = 0; count < atOnce; count += 1) {
        text += requests[next % requests.length]
        next += 1
      }
      socket.write(text)
    }
    const counter = new ResponseCounter((status) => {
      this.#statuses[status] = (this.#statuses[status] ?? 0) + 1
      due -= 1
      if (due === 0 && !this.#isOver) write()
    })
    socket.once('connect', write)
    socket.on('data', (data) => counter.read(data))
    socket.on('error', () => {})
    socket.once('close', () => {
      this.#closed += 1
      if (!this.#isOver) setTimeout(() => this.#keepAsking(group, next), this.#plan.pauseMs)
    })
  }
}

let crowd: Crowd | undefined
createInterface({ input: process.stdin }).on('line', (line) => {
  if (crowd)
    crowd.begin() // the second line only starts the load
  else crowd = new Crowd(JSON.parse(line))
})
