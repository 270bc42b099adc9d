// The table of the simulators in both READMEs, from their contracts. For `npm run reference`.
import { code, link, paragraph, plain, table } from './markdown.mjs'
import { messages, translate } from './messages.mjs'

/**
 * The lines of a sentence that counts the simulators and of a table with one row each, in the order of the
 * catalogue.
 */
export function simulatorTable(simulators, language) {
  const rows = simulators.map(({ contract: { name, purpose } }) => [
    link(code(name), `docs/${language}/reference/${name}.md`),
    plain(translate(purpose, language)),
  ])
  return [
    ...paragraph(messages.simulatorsLead[language].replace('{count}', simulators.length)),
    ...table([messages.name[language], messages.purpose[language]], rows),
  ]
}
