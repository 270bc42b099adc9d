/** The versions of images in the Kubernetes and Compose files. */
import { rulesVersion } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { stamped } from '../../scripts/release/stamped.mjs'
import { shipped } from '../support/deploy.ts'

const kustomization = shipped('kubernetes/kustomization.yaml')
const imagesOf = (file: string) => shipped(file).match(/valkey\/valkey:[\w.-]+/g) ?? []

describe('The image of deploy/kubernetes', () => {
  it('is tagged with the version of the rules, which `npm run stamp` writes', () => {
    expect(/^ *newTag: (.*)$/m.exec(kustomization)?.[1]).toBe(rulesVersion)
  })

  it('is tagged anew, and nothing else changes', () => {
    const next = stamped(kustomization, '2031.1.0')
    expect(next).toContain('newTag: 2031.1.0\n')
    expect(stamped(next, rulesVersion)).toBe(kustomization)
  })

  it('is not tagged without a version or a place for it', () => {
    expect(() => stamped(kustomization, '')).toThrow('no version')
    expect(() => stamped('images: []', '2031.1.0')).toThrow('no newTag')
  })
})

describe('The image of the store', () => {
  it('is one version, down to the patch, in compose and Kubernetes', () => {
    const images = [...imagesOf('compose.yaml'), ...imagesOf('kubernetes/valkey.yaml')]
    expect(images).toHaveLength(2)
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toMatch(/:\d+\.\d+\.\d+-alpine$/)
  })
})
