// The page that leads to the others. For `npm run reference`.
import { groups } from '@denier/core'
import { addressOf } from '../../apps/api/dist/answer/endpoints.js'
import { code, fileOf, heading, link, list, paragraph, plain, table } from './markdown.mjs'
import { generatedMarker, messages, translate } from './messages.mjs'

/** The text of `docs/<language>/reference/README.md`: every simulator by group, with its purpose and its address. */
export function indexPage(simulators, language) {
  const word = (name) => translate(messages[name], language)
  const other = language === 'fr' ? 'en' : 'fr'
  return fileOf([
    ...generatedMarker(language),
    ...heading(1, word('reference')),
    ...paragraph(word('referenceLead')),
    ...list([
      link(word('other'), `../../${other}/reference/README.md`),
      link(word('conventions'), '../conventions.md'),
      link(word('sources'), '../sources.md'),
      link(word('glossary'), '../../glossaire.md'),
    ]),
    ...Object.entries(groups).flatMap(([group, title]) => [
      ...heading(2, translate(title, language)),
      ...table(
        ['simulator', 'purpose', 'address'].map(word),
        simulators
          .filter(({ contract }) => contract.group === group)
          .map(({ contract: { name, title: own, purpose } }) => [
            link(plain(translate(own, language)), `${name}.md`),
            plain(translate(purpose, language)),
            code(addressOf(name)),
          ]),
      ),
    ]),
  ])
}
