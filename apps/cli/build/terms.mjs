// The licences of what others made in a bundle. For `bundle.mjs`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the installed package that a module is a file of. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/**
 * The name, version and licence of each installed package of which a bundle has modules. Used by `bundle.mjs`.
 * @param output the files that the bundler wrote, each with its `modules`.
 * @throws Error for a package without the text of its licence.
 */
export function termsOf(output) {
  const modules = output.flatMap(({ modules = {} }) => Object.keys(modules))
  const folders = new Set(modules.map((id) => PACKAGE.exec(id)?.[0]).filter((folder) => folder !== undefined))
  return [...folders]
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
      if (!file) throw new Error(`${name} has no licence beside it`)
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
    })
    .sort()
    .join('\n----\n\n')
}
