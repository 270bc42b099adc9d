import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Language, languages, type Simulator } from '@denier/core'
import { type ReadResourceResult, type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { translate } from './language.ts'

const MARKDOWN = 'text/markdown'

/** The address of the method of a simulator, a text with formulas, a calculation by hand and limits. */
const uriOf = (name: string, language: Language): string => `denier://methode/${name}/${language}`

const titles = { fr: 'Méthode', en: 'Method' }

/**
 * The list of the methods in a language; those in the other language can be read by their address too. Called
 * by `create-server.ts`.
 */
export const methodsIn = (simulators: readonly Simulator[], language: Language): Resource[] =>
  simulators.map(({ contract: { name, title } }) => ({
    uri: uriOf(name, language),
    name: `methode-${name}`,
    title: `${translate(titles, language)} · ${translate(title, language)}`,
    mimeType: MARKDOWN,
  }))

const packages = createRequire(import.meta.url)

/**
 * Reads a method, in Markdown. Used by `create-server.ts`.
 * @throws ResourceNotFoundError, as a rejection, for an address that is not in a list.
 */
export async function readMethod(simulators: readonly Simulator[], uri: string): Promise<ReadResourceResult> {
  for (const { contract } of simulators) {
    const language = languages.find((one) => uriOf(contract.name, one) === uri)
    if (!language) continue
    const file = language === 'fr' ? 'methode.md' : `methode.${language}.md`
    const text = await readFile(packages.resolve(`@denier/core/methodes/${contract.name}/${file}`), 'utf8')
    return { contents: [{ uri, mimeType: MARKDOWN, text }] }
  }
  throw new ResourceNotFoundError(uri)
}
