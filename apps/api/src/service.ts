import type { Simulator } from '@denier/core'
import { apiCatalog } from './answer/api-catalog.ts'
import type { Aside } from './answer/aside.ts'
import { asked } from './answer/ask.ts'
import { addressOf, analyses, CHART, SCHEMA, SIMULATORS } from './answer/doors.ts'
import { drawn } from './answer/drawing.ts'
import { jsonOnly } from './answer/envelope.ts'
import type { ApiAnswer, ApiRequest, Resource } from './answer/exchange.ts'
import { inquiryResource } from './answer/inquiry.ts'
import { listing } from './answer/listing.ts'
import { llms, llmsFull } from './answer/llms.ts'
import { notFound } from './answer/not-found.ts'
import { jsonOrSheet } from './answer/sheet.ts'
import { robots, securityContact } from './answer/well-known.ts'
import { openApi } from './openapi/resource.ts'
import { simulatorSchema } from './openapi/simulator-schema.ts'

/** The service as a function: what is asked in, what to send out. It knows no socket, framework or clock. */
export interface Service {
  readonly answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>
  /** Whether there is something at this path: a wrong method is then 405 and not 404. */
  readonly has: (path: string) => boolean
  /** Does beforehand, in short steps, what would keep the first to ask for it waiting. */
  readonly prepare: () => Iterable<void>
}

/** What a service is told besides its simulators. */
export interface Circumstances {
  /** Where to report a vulnerability (an address or a link); none, no `security.txt`. */
  readonly contact?: string | undefined
  /** Where long questions are answered; without it, where they are asked. */
  readonly aside?: Aside | undefined
}

export function createService(
  simulators: readonly Simulator[],
  { contact = '', aside }: Circumstances = {},
): Service {
  const description = openApi(simulators)
  const names = simulators.map(({ contract }) => contract.name)
  const resources = new Map<string, Resource>([
    [SIMULATORS, listing(simulators)],
    ...simulators.flatMap((simulator) => doorsOf(simulator, aside)),
    ['/openapi.json', description.resource],
    ['/llms.txt', llms(simulators)],
    ['/llms-full.txt', llmsFull(simulators)],
    ['/.well-known/api-catalog', apiCatalog(simulators)],
    ['/robots.txt', robots(simulators)],
    ...(contact ? [['/.well-known/security.txt', securityContact(contact)] as const] : []),
  ])
  return {
    answer: (request) => resources.get(request.path)?.(request) ?? notFound(request.path, names),
    has: (path) => resources.has(path),
    prepare: description.prepare,
  }
}

/** What stands at a simulator's address, and below it. */
function doorsOf(simulator: Simulator, aside: Aside | undefined): readonly (readonly [string, Resource])[] {
  const { contract } = simulator
  const address = addressOf(contract.name)
  const simulation = asked(simulator, 'simulation', aside)
  return [
    [address, inquiryResource(simulation, jsonOrSheet(contract))],
    ...analyses.map(
      (kind) =>
        [
          `${address}/${kind}`,
          inquiryResource(asked(simulator, kind, aside), jsonOnly, `${contract.name}/${kind}`),
        ] as const,
    ),
    [`${address}/${CHART}`, inquiryResource(simulation, drawn(contract), `${contract.name}/${CHART}`)],
    [`${address}/${SCHEMA}`, simulatorSchema(simulator, `${address}/${SCHEMA}`)],
  ]
}
