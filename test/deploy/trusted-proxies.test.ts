/** TRUST_PROXY in the shipped files: it names the proxies of each deployment alone. */
import { isIP } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/api/src/settings.ts'
import { documentsOf, type Manifest, manifests } from '../support/manifests.ts'

interface Compose {
  readonly services: Record<string, { readonly environment?: Record<string, string> }>
}
interface NetworkPolicy extends Manifest {
  readonly spec: {
    readonly ingress?: readonly { readonly from: readonly object[]; readonly ports: object[] }[]
  }
}

const [compose] = documentsOf<Compose>('compose.yaml')
const settings = manifests().find(({ kind }) => kind === 'ConfigMap') as Manifest & {
  readonly data: Record<string, string>
}
const policy = manifests().find(
  ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata?.name === 'denier',
) as NetworkPolicy

/** The addresses that a value of TRUST_PROXY makes the service trust. */
const trusted = (TRUST_PROXY = '') => readSettings({ TRUST_PROXY }).trustProxy

describe('TRUST_PROXY', () => {
  it.each([
    ['compose.yaml', compose?.services.api1?.environment?.TRUST_PROXY],
    ['kubernetes/settings.yaml', settings.data.TRUST_PROXY],
  ])('names single addresses and no network in %s', (_, text) => {
    expect(trusted(text)).not.toEqual([])
    for (const address of trusted(text)) expect(isIP(address), address).toBeGreaterThan(0)
  })

  it('names in Kubernetes the addresses that may reach the service, and those alone', () => {
    const reached = policy.spec.ingress?.find(({ ports }) => JSON.stringify(ports).includes('"http"'))
    expect(reached?.from).toEqual(
      trusted(settings.data.TRUST_PROXY).map((address) => ({ ipBlock: { cidr: `${address}/32` } })),
    )
  })
})
