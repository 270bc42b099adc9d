/** Compiles and runs every code block of the package READMEs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocksOf } from '../support/blocks.ts'
import { scratch } from '../support/packages.ts'
import { startService, type TestService } from '../support/service.ts'
import { compiledBlocks, fileOf, printed, promised } from '../support/shown-scripts.ts'

const { folder, remove } = scratch()
let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  remove()
  await service.close()
})

const blocks = ['core', 'prose', 'client', 'charts'].flatMap((name) => blocksOf(`packages/${name}/README.md`))

/** The errors of the compiler, a line each. */
let errors: string
beforeAll(async () => {
  errors = await compiledBlocks(folder, blocks)
})

it('compiles every block of the package READMEs', () => {
  expect(blocks.length).toBeGreaterThan(0)
  expect(errors).toBe('')
})

describe.each(blocks)('$page, block $index', (block) => {
  it('prints the promised output', async () => {
    expect(['js', 'ts']).toContain(block.language)
    const expected = promised(block)
    expect(expected.length).toBeGreaterThan(0)
    expect(await printed(folder, block, service.origin)).toEqual(expected)
  })

  it('compiles without an error', () => {
    expect(errors.split('\n').filter((line) => line.startsWith(fileOf(block)))).toEqual([])
  })
})
