// The page of one simulator. For `npm run reference`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from '../../apps/api/dist/answer/endpoints.js'
import { citationsChapter } from './citations.mjs'
import { exampleChapter } from './example.mjs'
import { faultsChapter, warningsChapter } from './faults.mjs'
import { code, demoted, fileOf, heading, link, list, paragraph, plain } from './markdown.mjs'
import { generatedMarker, messages, translate } from './messages.mjs'
import { parametersChapter } from './parameters.mjs'
import { resultChapter } from './result.mjs'

const SIMULATORS = join(import.meta.dirname, '../../packages/core/src/simulateurs')

/**
 * The text of `docs/<language>/reference/<name>.md`.
 * @param answer to its worked example.
 * @param grounds what `groundsOf` resolves to.
 */
export function simulatorPage(simulator, answer, grounds, language) {
  const { contract } = simulator
  return fileOf([
    ...generatedMarker(language),
    ...heading(1, `${plain(translate(contract.title, language))} (${code(contract.name)})`),
    ...paragraph(plain(translate(contract.purpose, language))),
    ...places(contract.name, language),
    ...parametersChapter(contract, language),
    ...resultChapter(contract, language),
    ...warningsChapter(contract, language),
    ...faultsChapter(simulator, language),
    ...exampleChapter(simulator, answer, language),
    ...demoted(methodOf(contract.name, language), 1),
    '',
    ...citationsChapter(answer, grounds, language),
    ...paragraph(`> ${plain(translate(contract.disclaimer, language))}`),
  ])
}

/** Links to the addresses of the simulator and to pages beside this one. */
function places(name, language) {
  const between = language === 'fr' ? '\u00A0: ' : ': '
  const word = (key) => translate(messages[key], language)
  const other = language === 'fr' ? 'en' : 'fr'
  const [page, docs] = language === 'fr' ? [`/${name}`, '/docs'] : [`/en/${name}`, '/docs?lang=en']
  return list([
    `${word('address')}${between}${code(`GET ${addressOf(name)}`)}`,
    `${word('page')}${between}${code(page)}`,
    `${word('docs')}${between}${code(docs)}`,
    [
      link(word('other'), `../../${other}/reference/${name}.md`),
      link(word('reference'), 'README.md'),
      link(word('conventions'), '../conventions.md'),
      link(word('sources'), '../sources.md'),
    ].join(' · '),
  ])
}

const methodOf = (name, language) =>
  readFileSync(join(SIMULATORS, name, language === 'fr' ? 'methode.md' : 'methode.en.md'), 'utf8').trimEnd()
