// Prints the bill of materials of production (CycloneDX), which npm makes from the lockfile; given a path, writes it
// there. npm leaves out a package that a test or a build also needs, so it gets a lockfile without those. The bill has
// a time and a number of its own, so it is made when needed and not committed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { lockfile, productionPackages, root } from './production.mjs'

const [file] = process.argv.slice(2)
const scratch = mkdtempSync(join(tmpdir(), 'denier-sbom-'))
try {
  const bill = billOf(pruned())
  const missing = productionPackages().filter(
    ({ name, version }) => !bill.components.some(({ purl }) => purl === purlOf(name, version)),
  )
  if (missing.length > 0) throw new Error(`left out: ${missing.map(({ name }) => name).join(', ')}`)
  const text = `${JSON.stringify(bill, null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** A folder with the manifests and the lockfile of production alone. Its name is the product's: npm goes by it. */
function pruned() {
  const folder = join(scratch, 'denier')
  const lock = lockfile()
  const packages = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
  const own = packages.filter(([place]) => !place.includes('node_modules/')).map(([place]) => place)
  for (const place of own) {
    const { devDependencies, optionalDependencies, ...manifest } = JSON.parse(
      readFileSync(join(root, place, 'package.json'), 'utf8'),
    )
    mkdirSync(join(folder, place), { recursive: true })
    writeFileSync(join(folder, place, 'package.json'), JSON.stringify(manifest))
  }
  const kept = packages.map(([place, { devDependencies: _, ...one }]) => [place, one])
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(kept) })
  writeFileSync(join(folder, 'package-lock.json'), text)
  return folder
}

function billOf(cwd) {
  const { npm_execpath: script } = process.env
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []]
  const args = [...before, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error']
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`)
  return JSON.parse(stdout)
}

function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}
