import { nearest, type Simulator } from '@denier/core'
import type { Aside } from './answer/aside.ts'
import { asked } from './answer/ask.ts'
import type { ApiAnswer, ApiRequest, Resource } from './answer/exchange.ts'
import { faultAnswer, faults } from './answer/fault.ts'
import { inquiryResource } from './answer/inquiry.ts'
import { listing } from './answer/listing.ts'
import { robots, securityContact } from './answer/well-known.ts'
import { openApi } from './openapi/resource.ts'

/** The service as a function: what is asked in, what to send out. It knows no socket, framework or clock. */
export interface Service {
  readonly answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>
  /** Whether there is something at this path: a wrong method is then 405 and not 404. */
  readonly has: (path: string) => boolean
}

const SIMULATORS = '/api/v1/simulateurs'
/** Beyond this it is no name, and is not said again. */
const LONGEST_NAME = 40

const addressOf = (name: string): string => `${SIMULATORS}/${name}`

/** What a service is told besides its simulators. */
interface Circumstances {
  /** Where to report a vulnerability (an address or a link); none, no `security.txt`. */
  readonly contact?: string | undefined
  /** Where long questions are answered; without it, where they are asked. */
  readonly aside?: Aside | undefined
}

export function createService(
  simulators: readonly Simulator[],
  { contact = '', aside }: Circumstances = {},
): Service {
  const names = simulators.map(({ contract }) => contract.name)
  const resources = new Map<string, Resource>([
    [SIMULATORS, listing(simulators, addressOf)],
    ...simulators.map(
      (simulator) =>
        [addressOf(simulator.contract.name), inquiryResource(asked(simulator, 'simulation', aside))] as const,
    ),
    ['/openapi.json', openApi(simulators, addressOf)],
    ['/robots.txt', robots],
    ...(contact ? [['/.well-known/security.txt', securityContact(contact)] as const] : []),
  ])
  return {
    answer: (request) => resources.get(request.path)?.(request) ?? notFound(request.path, names),
    has: (path) => resources.has(path),
  }
}

/** Nothing there; where a simulator's name was mistyped, those it may have meant. */
function notFound(path: string, names: readonly string[]): ApiAnswer {
  const mistyped = path.startsWith(`${SIMULATORS}/`) ? path.slice(SIMULATORS.length + 1) : ''
  if (mistyped === '' || mistyped.includes('/') || mistyped.length > LONGEST_NAME)
    return faultAnswer(faults.notFound)
  const near = nearest(mistyped, names)
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `see ${SIMULATORS}`
  const message = `There is no simulator ${mistyped}; ${hint}`
  return faultAnswer({ ...faults.notFound, message })
}
