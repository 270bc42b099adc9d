/** Series that Prometheus may have recorded, one value every 15 seconds, and the alerts that they must fire after 40 minutes. */
export interface AlertScenario {
  readonly title: string
  /** Values by series, in the notation of promtool; these take the place of those of a healthy service. */
  readonly series: Readonly<Record<string, string>>
  /** The alerts that fire, with the labels that their expressions give; all others are silent. */
  readonly fires: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
}

export const INTERVAL = '15s'
export const EVALUATED_AT = '40m'
const SAMPLES = 200

/** A counter that grows by so much a second. */
const perSecond = (rate: number): string => `0+${rate * 15}x${SAMPLES}`
const always = (value: number): string => `${value}x${SAMPLES}`

const INSTANCES = ['api1:9400', 'api2:9400']
const of = (instance: string) => `job="denier",instance="${instance}"`
const [first = '', second = ''] = INSTANCES.map(of)
const answers = (status: number, route = '/api/v1/simulateurs/cagr', instance = first) =>
  `denier_answers_total{${instance},door="${route}",status="${status}"}`
const addresses = (source: string) => `denier_client_addresses_total{${first},source="${source}"}`
const within = (le: string) => `denier_answer_seconds_bucket{${first},door="/cagr",le="${le}"}`
const unreplayed = `denier_unreplayed_claims_total{${first},simulator="cagr"}`
const up = (instance: string) => `up{${instance}}`
const onlyHere = [{ instance: 'api1:9400' }]
const once = [{}]

/** Two instances, a tenth of whose requests are refused for the limit. */
export const HEALTHY: Readonly<Record<string, string>> = {
  [up(first)]: always(1),
  [up(second)]: always(1),
  [answers(200)]: perSecond(90),
  [answers(429)]: perSecond(10),
  [answers(500)]: perSecond(0.01),
  [answers(503)]: perSecond(0.01),
  [addresses('forwarded')]: perSecond(100),
  [within('0.1')]: perSecond(99),
  [within('0.25')]: perSecond(100),
  [within('1')]: perSecond(100),
  [within('+Inf')]: perSecond(100),
  [`nodejs_eventloop_lag_p99_seconds{${first}}`]: always(0.02),
  [`denier_shared_limit_up{${first}}`]: always(1),
  [`process_resident_memory_bytes{${first}}`]: always(300e6),
}

const REFUSED = { [answers(200)]: perSecond(10), [answers(429)]: perSecond(90) }

export const SCENARIOS: readonly AlertScenario[] = [
  { title: 'a healthy service', series: {}, fires: {} },
  {
    title: 'an instance that does not answer',
    series: { [up(first)]: always(0) },
    fires: { DenierDown: [{ job: 'denier', instance: 'api1:9400' }] },
  },
  {
    title: 'an instance that missed one scrape and is back',
    series: { [up(first)]: `1x158 0x1 1x${SAMPLES}` },
    fires: {},
  },
  {
    title: 'no instance that answers',
    series: { [up(first)]: always(0), [up(second)]: always(0) },
    fires: {
      DenierDown: INSTANCES.map((instance) => ({ job: 'denier', instance })),
      DenierAllDown: once,
    },
  },
  {
    title: 'no instance that Prometheus knows of',
    series: { [up(first)]: '_', [up(second)]: '_' },
    fires: { DenierAllDown: once },
  },
  { title: 'faults of ours', series: { [answers(500)]: perSecond(0.2) }, fires: { DenierFaults: once } },
  {
    title: 'refusals for overload',
    series: { [answers(503)]: perSecond(0.2) },
    fires: { DenierOverloaded: once },
  },
  {
    title: 'slow answers',
    series: { [within('0.1')]: perSecond(90), [within('0.25')]: perSecond(98) },
    fires: { DenierSlow: once },
  },
  {
    title: 'an event loop that is held',
    series: { [`nodejs_eventloop_lag_p99_seconds{${first}}`]: always(0.2) },
    fires: { DenierLoopHeld: onlyHere },
  },
  {
    title: 'a store that is away',
    series: { [`denier_shared_limit_up{${second}}`]: always(0) },
    fires: { DenierCountApart: once },
  },
  {
    title: 'an instance that takes much memory',
    series: { [`process_resident_memory_bytes{${first}}`]: always(650e6) },
    fires: { DenierMemory: onlyHere },
  },
  {
    title: 'a first formula that did not give its figure',
    series: { [unreplayed]: `0x119 1x${SAMPLES}` },
    fires: { DenierUnreplayedClaims: [{ simulator: 'cagr' }] },
  },
  {
    title: 'one more formula that did not give its figure',
    series: { [unreplayed]: `3x119 4x${SAMPLES}` },
    fires: { DenierUnreplayedClaims: [{ simulator: 'cagr' }] },
  },
  {
    title: 'formulas that did not give their figures more than half an hour ago',
    series: { [unreplayed]: always(3) },
    fires: {},
  },
  { title: 'many refused clients', series: REFUSED, fires: { DenierManyRefused: once } },
  {
    title: 'many refused clients while probes are answered and counted',
    series: {
      ...REFUSED,
      [answers(200, '/readyz')]: perSecond(500),
      [answers(200, '/healthz')]: perSecond(500),
    },
    fires: { DenierManyRefused: once },
  },
  {
    title: 'many refused clients for ten minutes only',
    series: { [answers(429)]: `0+150x119 17850+13500x80` },
    fires: {},
  },
  {
    title: 'four refused clients of ten',
    series: { [answers(200)]: perSecond(60), [answers(429)]: perSecond(40) },
    fires: {},
  },
  {
    title: 'a proxy that TRUST_PROXY does not name',
    series: { ...REFUSED, [addresses('forwarded')]: perSecond(0), [addresses('ignored')]: perSecond(100) },
    fires: { DenierManyRefused: once, DenierProxyNotTrusted: once },
  },
  {
    title: 'clients of a service without a proxy, a few of whom write the header',
    series: {
      [addresses('forwarded')]: perSecond(0),
      [addresses('socket')]: perSecond(90),
      [addresses('ignored')]: perSecond(10),
    },
    fires: {},
  },
  {
    title: 'clients whose own addresses are trusted',
    series: { [addresses('trusted')]: perSecond(1) },
    fires: { DenierClientsTrusted: once },
  },
  {
    title: 'a trusted client whose own text is believed',
    series: { [addresses('chained')]: perSecond(1) },
    fires: { DenierClientsTrusted: once },
  },
  {
    title: 'the proxy itself, that asks now and then',
    series: { [addresses('trusted')]: perSecond(0.1) },
    fires: {},
  },
  {
    title: 'two trusted proxies in a row',
    series: { [addresses('forwarded')]: perSecond(0), [addresses('chained')]: perSecond(100) },
    fires: {},
  },
]
