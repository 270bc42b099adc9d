// Writes the version of the rules into the manifests of Kubernetes, as the tag of the image: `npm run stamp`.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stamped } from './release/stamped.mjs'

const root = dirname(import.meta.dirname)
const file = join(root, 'deploy/kubernetes/kustomization.yaml')
const source = readFileSync(join(root, 'packages/core/src/version.ts'), 'utf8')
const [, rulesVersion] = /rulesVersion = '([^']+)'/.exec(source) ?? []
writeFileSync(file, stamped(readFileSync(file, 'utf8'), rulesVersion))
console.log(`The image of deploy/kubernetes is now tagged ${rulesVersion}`)
