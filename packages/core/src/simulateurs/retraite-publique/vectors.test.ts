/** `retraite-publique` against cases computed apart, from the dated values of the law. */
import { readFileSync } from 'node:fs'
import { ask } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { disagreements, type VectorFile } from '../../../../../test/support/vector-file.ts'
import { retraitePublique } from './index.ts'

const file: VectorFile = JSON.parse(
  readFileSync(new URL('../../../../../test/vectors/retraite-publique.json', import.meta.url), 'utf8'),
)

describe('retraite-publique: cases computed apart', () => {
  it('has the cases of the file', () => expect(file.cases).toHaveLength(26))

  it.each(file.cases.map((one) => [one.id, one] as const))(
    'agrees with %s',
    async (_, { query, expect: figures }) => {
      const reply = await ask(retraitePublique, new URLSearchParams(query).toString(), {
        today: file.generated_with,
      })
      expect(reply.errors).toBeUndefined()
      expect(disagreements(file, reply.data, figures)).toEqual([])
    },
  )
})
