/** The glossary of parameters and figures, compared with the contracts. */
import { existsSync, readFileSync } from 'node:fs'
import { catalogue, fieldsByPath, type Simulator } from '@denier/core'
import { describe, expect, it } from 'vitest'

const glossary = readFileSync(new URL('../docs/glossaire.md', import.meta.url), 'utf8')

/** The wire names of a contract: parameters and figures, without tables and groups. */
function wordsOf({ contract }: Simulator): string[] {
  const figures = [...fieldsByPath(contract.result).keys()].map((path) =>
    path.slice(path.lastIndexOf('.') + 1),
  )
  return [...Object.keys(contract.params), ...figures]
}

describe('docs/glossaire.md', () => {
  it.each(catalogue.map((simulator) => [simulator.contract.name, simulator] as const))(
    'defines every wire name of %s',
    (_, simulator) => {
      const missing = wordsOf(simulator).filter((word) => !glossary.includes(`\`${word}\``))
      expect(missing).toEqual([])
    },
  )

  it.each(catalogue.map((simulator) => [simulator.contract.name, simulator] as const))(
    'has notes on %s only for words of its contract',
    (name, simulator) => {
      const file = new URL(`../packages/core/src/simulateurs/${name}/glossaire.json`, import.meta.url)
      const notes = existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : []
      const words = wordsOf(simulator)
      expect(notes.filter((note) => !words.includes(note))).toEqual([])
    },
  )
})
