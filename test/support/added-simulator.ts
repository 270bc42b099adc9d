/**
 * For `test/new-simulator.full.test.ts`: adds a simulator to a copy of the repository. It is a copy of `coast-fire`
 * under another name, without an explanation.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name of the added simulator. */
export const ADDED = 'coast-bis'

/**
 * Adds the simulator as a contributor would: one folder, and in the catalogue an import and a name.
 * @param repository the root folder of a copy of the repository, which is changed.
 */
export function addSimulator(repository: string): void {
  const core = join(repository, 'packages/core/src')
  const folder = join(core, 'simulateurs', ADDED)
  // without tests, glossary words and the explanation: a new simulator need not have them
  const isCopied = (path: string) => !/([.]test[.]ts|glossaire[.]json|explain[.]ts)$/.test(path)
  cpSync(join(core, 'simulateurs/coast-fire'), folder, { recursive: true, filter: isCopied })
  edit(join(folder, 'index.ts'), 'const coastFire', 'const coastBis')
  edit(join(folder, 'index.ts'), "  () => import('./explain.ts'),", '  undefined,')
  edit(join(folder, 'contract.ts'), "name: 'coast-fire'", `name: '${ADDED}'`)
  const title = "{ fr: 'Coast FIRE', en: 'Coast FIRE' }"
  edit(join(folder, 'contract.ts'), title, "{ fr: 'Coast FIRE bis', en: 'Coast FIRE, again' }")
  const catalogue = join(core, 'catalogue.ts')
  const line = `import { coastBis } from './simulateurs/${ADDED}/index.ts'\n`
  writeFileSync(
    catalogue,
    line + readFileSync(catalogue, 'utf8').replace('] as const', '  coastBis,\n] as const'),
  )
}

/** Replaces a text that a file must have. */
function edit(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
  writeFileSync(file, text.replace(before, after))
}
