import type { Language, Simulator } from '@denier/core'
import { documentResource } from './document.ts'
import { addressOf, SIMULATORS } from './doors.ts'
import type { Handler } from './exchange.ts'
import { llmsWords } from './llms-words.ts'

const PATH = '/.well-known/api-catalog'
/** Where the tools are: something is sent to it, and it has no page. */
const TOOLS = '/mcp'
const PROFILE = 'https://www.rfc-editor.org/info/rfc9727'

/**
 * `/.well-known/api-catalog` (RFC 9727), as a set of links (RFC 9264): which interface there is, each of its simulators,
 * and where they are described, for people and for machines.
 */
export const apiCatalog = (simulators: readonly Simulator[]): Handler =>
  documentResource(
    {
      name: 'api-catalog',
      headers: ({ origin }) => ({
        'content-type': `application/linkset+json; profile="${PROFILE}"; charset=utf-8`,
        link: `<${origin}${PATH}>; rel="api-catalog"`,
      }),
    },
    ({ origin }, language) => JSON.stringify({ linkset: linkset(simulators, origin, language) }),
  )

function linkset(simulators: readonly Simulator[], origin: string, language: Language) {
  const to = (path: string, type: string, more: object = {}) => ({ href: origin + path, type, ...more })
  const languages = { hreflang: ['fr', 'en'] }
  return [
    {
      anchor: origin + PATH,
      item: [
        to(SIMULATORS, 'application/json', { title: 'Denier' }),
        to(TOOLS, 'application/json', { title: llmsWords[language].tools }),
      ],
    },
    {
      anchor: origin + SIMULATORS,
      'service-desc': [to('/openapi.json', 'application/json', languages)],
      'service-doc': [
        to('/docs', 'text/html', languages),
        to('/llms.txt', 'text/plain', languages),
        to('/llms-full.txt', 'text/plain', languages),
      ],
      status: [to('/healthz', 'application/json')],
      item: simulators.map(({ contract: { name, title } }) =>
        to(addressOf(name), 'application/json', { title: title[language] }),
      ),
    },
  ]
}
