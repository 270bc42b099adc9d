/**
 * Scenarios for the shipped alerts: what Prometheus may have recorded, and the alerts that must fire then.
 * Used by `alerts.full.test.ts`.
 */

/** Series recorded with one value every `INTERVAL`, and the alerts that they must fire at `EVALUATED_AT`. */
export interface AlertScenario {
  /** Ends the title of the test. */
  readonly title: string
  /**
   * Values by series, in the notation of promtool (`0+15x200`: from 0 by 15, 200 times); these take the place
   * of those of a healthy service.
   */
  readonly series: Readonly<Record<string, string>>
  /** The alerts that fire, with the labels that their expressions give; all others are silent. */
  readonly fires: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
}

/** Between two values of a series. */
export const INTERVAL = '15s'
/** When alerts are evaluated, from the first value. */
export const EVALUATED_AT = '40m'
/** Values of a series: 50 minutes of them. */
const SAMPLES = 200

/** A counter that grows by so much a second. */
const perSecond = (rate: number): string => `0+${rate * 15}x${SAMPLES}`
/** A value that does not change. */
const always = (value: number): string => `${value}x${SAMPLES}`

const INSTANCES = ['api1:9400', 'api2:9400']
/** The labels of an instance. */
const labelsOf = (instance: string) => `job="denier",instance="${instance}"`
const [first = '', second = ''] = INSTANCES.map(labelsOf)
const answers = (status: number, route = '/api/v1/simulateurs/cagr', instance = first) =>
  `denier_answers_total{${instance},door="${route}",status="${status}"}`
const addresses = (source: string) => `denier_client_addresses_total{${first},source="${source}"}`
const within = (le: string) => `denier_answer_seconds_bucket{${first},door="/cagr",le="${le}"}`
const unreplayed = `denier_unreplayed_claims_total{${first},simulator="cagr"}`
const up = (instance: string) => `up{${instance}}`
/** The labels of an alert about the first instance, and of one about the whole service. */
const firstOnly = [{ instance: 'api1:9400' }]
const wholeService = [{}]

/** The series of a healthy service: two instances, a tenth of whose requests are refused for the limit. */
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

/** Nine requests of ten are refused. */
const REFUSED = { [answers(200)]: perSecond(10), [answers(429)]: perSecond(90) }

/** All of them. */
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
      DenierAllDown: wholeService,
    },
  },
  {
    title: 'no instance that Prometheus knows of',
    series: { [up(first)]: '_', [up(second)]: '_' },
    fires: { DenierAllDown: wholeService },
  },
  {
    title: 'faults of ours',
    series: { [answers(500)]: perSecond(0.2) },
    fires: { DenierFaults: wholeService },
  },
  {
    title: 'refusals for overload',
    series: { [answers(503)]: perSecond(0.2) },
    fires: { DenierOverloaded: wholeService },
  },
  {
    title: 'slow answers',
    series: { [within('0.1')]: perSecond(90), [within('0.25')]: perSecond(98) },
    fires: { DenierSlow: wholeService },
  },
  {
    title: 'an event loop that is held',
    series: { [`nodejs_eventloop_lag_p99_seconds{${first}}`]: always(0.2) },
    fires: { DenierLoopHeld: firstOnly },
  },
  {
    title: 'a store that is away',
    series: { [`denier_shared_limit_up{${second}}`]: always(0) },
    fires: { DenierCountApart: wholeService },
  },
  {
    title: 'an instance that takes much memory',
    series: { [`process_resident_memory_bytes{${first}}`]: always(650e6) },
    fires: { DenierMemory: firstOnly },
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
  { title: 'many refused clients', series: REFUSED, fires: { DenierManyRefused: wholeService } },
  {
    title: 'many refused clients while probes are answered and counted',
    series: {
      ...REFUSED,
      [answers(200, '/readyz')]: perSecond(500),
      [answers(200, '/healthz')]: perSecond(500),
    },
    fires: { DenierManyRefused: wholeService },
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
    fires: { DenierManyRefused: wholeService, DenierProxyNotTrusted: wholeService },
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
    fires: { DenierClientsTrusted: wholeService },
  },
  {
    title: 'a trusted client whose own text is believed',
    series: { [addresses('chained')]: perSecond(1) },
    fires: { DenierClientsTrusted: wholeService },
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
