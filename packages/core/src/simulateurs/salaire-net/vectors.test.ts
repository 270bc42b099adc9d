/** `salaire-net` against cases computed apart, and the anchors of the official minimum wage and the Urssaf model. */
import { readFileSync } from 'node:fs'
import { ask } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { disagreements, type VectorFile } from '../../../../../test/support/vector-file.ts'
import { salaireNet } from './index.ts'

const file: VectorFile = JSON.parse(
  readFileSync(new URL('../../../../../test/vectors/salaire-net.json', import.meta.url), 'utf8'),
)

describe('salaire-net: cases computed apart', () => {
  it('has the cases of the file', () => expect(file.cases).toHaveLength(25))

  it.each(file.cases.map((one) => [one.id, one] as const))(
    'agrees with %s',
    async (_, { query, expect: figures }) => {
      const reply = await ask(salaireNet, new URLSearchParams(query).toString(), {
        today: file.generated_with,
      })
      expect(reply.errors).toBeUndefined()
      expect(disagreements(file, reply.data, figures)).toEqual([])
    },
  )
})
