import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClientTable, NONE, SecretHash } from './client-table.ts'

describe('ClientTable', () => {
  it('behaves like a Map for any sequence of additions and removals', () => {
    // Few values of a 32-bit word, its bounds included, so that clients come back.
    const word = fc.constantFrom(-1, 0, 1, 0x7fffffff, -0x80000000)
    const step = fc.record({ client: fc.record({ high: word, low: word }), remove: fc.boolean() })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(step, { maxLength: 200 }), (capacity, steps) => {
        const table = new ClientTable(capacity)
        const model = new Map<string, number>()
        for (const { client, remove } of steps) {
          const name = `${client.high} ${client.low}`
          expect(table.find(client)).toBe(model.get(name) ?? NONE)
          expect(table.full).toBe(model.size === capacity)
          const place = model.get(name)
          if (place === undefined && !table.full) model.set(name, table.add(client))
          else if (place !== undefined && remove) {
            table.remove(place)
            model.delete(name)
          }
          expect(new Set(model.values()).size).toBe(model.size)
        }
      }),
    )
  })
})

describe('SecretHash', () => {
  it('spreads neighbouring addresses as evenly as a random function', () => {
    const hash = new SecretHash()
    const buckets: number[] = Array(1024).fill(0)
    for (let low = 0; low < 1024 * 16; low++) {
      const bucket = hash.of({ high: -1, low }) & 1023
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    expect(Math.max(...buckets)).toBeLessThan(64) // 16 on average; chance gives 64 once in 10^14
  })

  it('differs between tables', () => {
    const client = { high: 0x20010db8, low: 7 }
    const values = new Set(Array.from({ length: 8 }, () => new SecretHash().of(client)))
    expect(values.size).toBeGreaterThan(1)
  })
})
