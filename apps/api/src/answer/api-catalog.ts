import type { Language, Simulator } from '@denier/core'
import { documentResource } from './document-resource.ts'
import { addressOf, SIMULATORS } from './endpoints.ts'
import type { Handler } from './handler.ts'
import { llmsMessages } from './llms-messages.ts'

const PATH = '/.well-known/api-catalog'
/** Path of the MCP tools, which take POST only. */
const TOOLS = '/mcp'
/** Says in the content type that the linkset is an API catalog. */
const PROFILE = 'https://www.rfc-editor.org/info/rfc9727'

/**
 * `/.well-known/api-catalog` (RFC 9727), as a linkset (RFC 9264): the interfaces, the simulators and their
 * descriptions. Called by `routes/api-routes.ts`.
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

/** The links of the catalog itself, then those of the API with its descriptions and simulators. */
function linkset(simulators: readonly Simulator[], origin: string, language: Language) {
  const link = (path: string, type: string, attributes: object = {}) => ({
    href: origin + path,
    type,
    ...attributes,
  })
  const languages = { hreflang: ['fr', 'en'] }
  return [
    {
      anchor: origin + PATH,
      item: [
        link(SIMULATORS, 'application/json', { title: 'Denier' }),
        link(TOOLS, 'application/json', { title: llmsMessages[language].tools }),
      ],
    },
    {
      anchor: origin + SIMULATORS,
      'service-desc': [link('/openapi.json', 'application/json', languages)],
      'service-doc': [
        link('/docs', 'text/html', languages),
        link('/llms.txt', 'text/plain', languages),
        link('/llms-full.txt', 'text/plain', languages),
      ],
      status: [link('/healthz', 'application/json')],
      item: simulators.map(({ contract: { name, title } }) =>
        link(addressOf(name), 'application/json', { title: title[language] }),
      ),
    },
  ]
}
