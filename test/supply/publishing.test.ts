/** The checks before packages are published. */
import { describe, expect, it } from 'vitest'
import { publishFaults, tarballName } from '../../scripts/release/publishing.mjs'

const manifest = {
  name: '@denier/core',
  version: '1.2.3',
  repository: { url: 'git+https://forge.example/denier/denier.git' },
}
/** What publishing is given when all is right. */
const given = {
  version: '1.2.3',
  manifests: [manifest],
  sums: 'abc  denier-core-1.2.3.tgz\n',
  digests: { 'denier-core-1.2.3.tgz': 'abc' },
  tag: 'v1.2.3',
  repository: 'denier/denier',
}

it('computes with tarballName the name that npm gives', () => {
  expect(tarballName(manifest)).toBe('denier-core-1.2.3.tgz')
})

describe('publishFaults', () => {
  it('finds nothing in checked tarballs of the tagged version, on a forge or without one', () => {
    expect(publishFaults(given)).toEqual([])
    expect(publishFaults({ ...given, tag: undefined, repository: undefined })).toEqual([])
  })

  it.each([
    [{ tag: 'v1.2.4' }, 'the tag is v1.2.4, the version 1.2.3'],
    [
      { digests: { 'denier-core-1.2.3.tgz': 'abd' } },
      'denier-core-1.2.3.tgz is not the file that was checked',
    ],
    [
      { repository: 'other/denier' },
      '@denier/core does not name the repository other/denier, as provenance requires',
    ],
    [
      { manifests: [{ name: '@denier/core', version: '1.2.3' }] },
      '@denier/core does not name the repository denier/denier, as provenance requires',
    ],
  ])('rejects %j', (change, fault) => {
    expect(publishFaults({ ...given, ...change })).toEqual([fault])
  })
})
