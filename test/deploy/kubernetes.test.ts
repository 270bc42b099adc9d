/** The Kubernetes manifests: their types, settings, ports, memory and probes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/api/src/settings.ts'
import { get } from '../support/client.ts'
import {
  documentsOf,
  kustomization,
  type Manifest,
  manifestFiles,
  manifests,
  typeErrors,
} from '../support/manifests.ts'
import { startService, type TestService } from '../support/service.ts'

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string }
}
interface Container {
  readonly name: string
  readonly image: string
  readonly env?: readonly { readonly name: string }[]
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly securityContext: unknown
  readonly resources: Record<'requests' | 'limits', { readonly cpu: string; readonly memory: string }>
  readonly startupProbe: Probe
  readonly readinessProbe: Probe
  readonly livenessProbe: Probe
}
interface Deployment extends Manifest {
  readonly spec: {
    readonly selector: { readonly matchLabels: Record<string, string> }
    readonly template: {
      readonly metadata: { readonly labels: Record<string, string> }
      readonly spec: {
        readonly securityContext: unknown
        readonly automountServiceAccountToken: boolean
        readonly terminationGracePeriodSeconds?: number
        readonly containers: readonly Container[]
      }
    }
  }
}

interface Metric {
  readonly resource: { readonly name: string; readonly target: { readonly averageValue: string } }
}
interface Autoscaling extends Manifest {
  readonly spec: { readonly metrics: readonly Metric[] }
}
interface PodMonitor {
  readonly spec: {
    readonly jobLabel: string
    readonly selector: { readonly matchLabels: Record<string, string> }
    readonly podMetricsEndpoints: readonly object[]
  }
}

const all = manifests()
const ofKind = (kind: string): readonly Manifest[] => all.filter((one) => one.kind === kind)
const deployments = ofKind('Deployment') as readonly Deployment[]
const service = deployments.find(({ metadata }) => metadata?.name === 'denier') as Deployment
const [container] = service.spec.template.spec.containers as [Container]
const settings = ofKind('ConfigMap')[0] as Manifest & { readonly data: Record<string, string> }

describe('Kubernetes manifests', () => {
  it('matches the published types of Kubernetes, which refuse a misspelt or mistyped member', async () => {
    const spoilt = (fault: object) => ({ ...service, spec: { ...service.spec, ...fault } })
    const refused = [spoilt({ revisionHistoryLimits: 3 }), spoilt({ minReadySeconds: '5' })]
    const [misspelt, mistypedOne, ...others] = await typeErrors([...refused, ...all])
    expect(misspelt).toContain('"revisionHistoryLimits"\' does not exist')
    expect(mistypedOne).toContain("Type 'string' is not assignable to type 'number'")
    expect(others.join('')).toBe('')
  })

  it('lists every manifest in the kustomization, all in one namespace', () => {
    expect([...kustomization().resources].sort()).toEqual([...manifestFiles()].sort())
    for (const { kind, metadata } of all) if (kind !== 'Namespace') expect(metadata?.namespace).toBe('denier')
  })

  it.each(deployments.map((one) => [one.metadata?.name, one] as const))(
    'runs %s without privileges, on read-only files, within limits',
    (_, { spec }) => {
      const pod = spec.template.spec
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: expect.any(Number),
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const one of pod.containers) {
        expect(one.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        const amounts = { cpu: expect.any(String), memory: expect.any(String) }
        expect(one.resources).toEqual({ requests: amounts, limits: amounts })
        for (const probe of [one.startupProbe, one.readinessProbe, one.livenessProbe])
          expect(probe).toBeDefined()
      }
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
    },
  )

  it('sets only variables that the service reads and accepts', () => {
    const variables = {
      ...settings.data,
      ...Object.fromEntries((container.env ?? []).map(({ name }) => [name, ''])),
    }
    const read = readSettings({ ...variables, RATE_LIMIT_STORE_URL: 'redis://valkey:6379' })
    expect(read.workers).toBe(1)
    expect(namesRead(Object.keys(variables))).toEqual(Object.keys(variables))
  })

  it('uses the same ports everywhere', () => {
    const port = (name: string) => container.ports.find((one) => one.name === name)?.containerPort
    expect(String(port('http'))).toBe(settings.data.PORT)
    expect(String(port('metrics'))).toBe(settings.data.METRICS_PORT)
  })

  it('scales on more memory than a pod asks for, and before it meets its limit', () => {
    const { requests, limits } = container.resources
    const [autoscaling] = ofKind('HorizontalPodAutoscaler') as readonly Autoscaling[]
    const metrics = autoscaling?.spec.metrics ?? []
    const target = (name: string) => metrics.find(({ resource }) => resource.name === name)?.resource.target
    expect(target('cpu')).toEqual({ type: 'AverageValue', averageValue: '650m' })
    const memory = Number.parseInt(target('memory')?.averageValue ?? '', 10)
    expect(memory).toBeGreaterThan(Number.parseInt(requests.memory, 10))
    expect(memory).toBeLessThan(Number.parseInt(limits.memory, 10))
  })

  it('is scraped at the port of the metrics, under the job that the alerts look for', () => {
    const [monitor] = documentsOf<PodMonitor>('prometheus/pod-monitor.yaml')
    const { jobLabel, selector, podMetricsEndpoints } = (monitor as PodMonitor).spec
    const { labels } = service.spec.template.metadata
    expect(labels).toMatchObject(selector.matchLabels)
    expect(labels[jobLabel]).toBe('denier')
    expect(podMetricsEndpoints).toEqual([{ port: 'metrics', path: '/metrics', interval: '15s' }])
    const [config] = documentsOf<{ scrape_configs: unknown }>('prometheus/scrape-kubernetes.yaml')
    expect(config?.scrape_configs).toMatchObject([
      { job_name: 'denier', relabel_configs: [{ regex: `${labels['app.kubernetes.io/name']};metrics` }, {}] },
    ])
  })

  it('selects pods that exist', () => {
    const labels = deployments.map(({ spec }) => JSON.stringify(spec.template.metadata.labels))
    const selectors = [...ofKind('Service'), ...ofKind('PodDisruptionBudget')].map(({ spec }) => {
      const { selector } = spec as { selector: Record<string, unknown> }
      return JSON.stringify(selector.matchLabels ?? selector)
    })
    expect(selectors).toHaveLength(3)
    for (const selector of selectors) expect(labels).toContain(selector)
    const [autoscaling] = ofKind('HorizontalPodAutoscaler')
    expect(autoscaling?.spec).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name: 'denier' } })
    expect(service.spec).not.toHaveProperty('replicas')
  })

  it('leaves ten seconds to stop: five to leave the endpoints, five to answer', () => {
    expect(container).toMatchObject({ lifecycle: { preStop: { sleep: { seconds: 5 } } } })
    expect(service.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(5 + 5)
  })

  describe('Kubernetes probes', () => {
    let running: TestService
    beforeAll(async () => {
      running = await startService()
    })
    afterAll(() => running.close())

    it.each(['startupProbe', 'readinessProbe', 'livenessProbe'] as const)(
      'points %s to a path that answers 200',
      async (name) => {
        const { httpGet } = container[name]
        expect(httpGet?.port).toBe('http')
        expect((await get(running, httpGet?.path ?? '')).status).toBe(200)
      },
    )
  })
})

/** Which of these variables the service reads. */
function namesRead(names: readonly string[]): string[] {
  const read = new Set<string>()
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) })
  readSettings(env)
  return names.filter((name) => read.has(name))
}
