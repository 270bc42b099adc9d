// Every file of the reference, by its path under `docs`.
import { catalogue, languages, simulate } from '@denier/core'
import { groundsOf } from './grounds.mjs'
import { indexPage } from './index-page.mjs'
import { lastChecked } from './law.mjs'
import { simulatorPage } from './simulator-page.mjs'
import { sourcesPage } from './sources-page.mjs'

/** @returns pairs of a path and a text; the same tomorrow, since the day of the law is a day of its data. */
export async function referenceFiles() {
  const pages = await Promise.all(catalogue.map((simulator) => pagesOf(simulator, lastChecked)))
  const others = await Promise.all(
    languages.map(async (language) => [
      [`${language}/reference/README.md`, indexPage(catalogue, language)],
      [`${language}/sources.md`, await sourcesPage(catalogue, language)],
    ]),
  )
  return [...pages, ...others].flat()
}

/** The page of a simulator, in each language. */
async function pagesOf(simulator, today) {
  const { name, example } = simulator.contract
  const grounds = await groundsOf(name)
  return Promise.all(
    languages.map(async (lang) => {
      const answer = await simulate(name, example.query, { lang, today })
      if (answer.errors) throw new Error(`${name}: the worked example is refused`)
      return [`${lang}/reference/${name}.md`, simulatorPage(simulator, answer, grounds, lang)]
    }),
  )
}
