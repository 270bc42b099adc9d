// Every file that the command writes, whole or in part, by its path in the repository. For `npm run reference`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, languages, simulate } from '@denier/core'
import { withPart } from './generated-part.mjs'
import { glossaryOf } from './glossary.mjs'
import { groundsOf } from './grounds.mjs'
import { indexPage } from './index-page.mjs'
import { lastChecked } from './law.mjs'
import { simulatorTable } from './readme.mjs'
import { simulatorPage } from './simulator-page.mjs'
import { sourcesPage } from './sources-page.mjs'

/** Pairs of a path and a text; the same tomorrow, since the day of the law is a day of its data. */
export async function referenceFiles() {
  const pages = await Promise.all(catalogue.map((simulator) => pagesOf(simulator, lastChecked)))
  const others = await Promise.all(
    languages.map(async (language) => [
      [`docs/${language}/reference/README.md`, indexPage(catalogue, language)],
      [`docs/${language}/sources.md`, await sourcesPage(catalogue, language)],
    ]),
  )
  return [...pages.flat(), ...others.flat(), ...partsOfPages()]
}

/** The pages that people write, with the parts that contracts give. */
const partsOfPages = () => [
  ['README.md', withPart(read('README.md'), 'simulators', simulatorTable(catalogue, 'en'))],
  ['README.fr.md', withPart(read('README.fr.md'), 'simulators', simulatorTable(catalogue, 'fr'))],
  ['docs/glossaire.md', withPart(read('docs/glossaire.md'), 'words', glossaryOf(catalogue))],
]

const read = (path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** The page of a simulator, in each language. */
async function pagesOf(simulator, today) {
  const { name, example } = simulator.contract
  const grounds = await groundsOf(name)
  return Promise.all(
    languages.map(async (lang) => {
      const answer = await simulate(name, example.query, { lang, today })
      if (answer.errors) throw new Error(`${name}: the worked example is refused`)
      return [`docs/${lang}/reference/${name}.md`, simulatorPage(simulator, answer, grounds, lang)]
    }),
  )
}
