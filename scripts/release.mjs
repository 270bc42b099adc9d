// Packs the packages to publish, checks them as installed by a user, and writes tarballs with their SHA-256 into
// `release/` when nothing is wrong. It publishes nothing: it ends with the commands that do.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { installedPlaces, needed, root } from './release/lock.mjs'
import { installed, packed, scratch } from './release/packing.mjs'
import { tarballChecks } from './release/tarball.mjs'
import { commandFaults, libraryFaults } from './release/usage.mjs'
import { changelogFaults, versionFaults } from './release/version-checks.mjs'
import { published, workspaces } from './release/workspaces.mjs'

const OUT = join(root, 'release')
const read = (file) => readFileSync(join(root, file), 'utf8')
const { version } = JSON.parse(read('package.json'))

const faults = []
const tell = (title, found) => {
  console.log(`${found.length === 0 ? 'sound' : 'FAULT'}  ${title}`)
  for (const fault of found) console.log(`         ${fault}`)
  faults.push(...found)
}

const { folder, remove } = scratch()
try {
  await checkRepository()
  const tarballs = await packed(
    folder,
    workspaces.map((one) => one.folder),
  )
  for (const { folder: place, manifest } of published) await checkTarball(place, fileOf(tarballs, manifest))
  await checkUse(tarballs)
  rmSync(OUT, { recursive: true, force: true })
  if (faults.length > 0) refuse()
  else keep(published.map(({ manifest }) => fileOf(tarballs, manifest)))
} finally {
  remove()
}

async function checkRepository() {
  const { rulesVersion } = await import(new URL('../packages/core/dist/version.js', import.meta.url).href)
  const today = new Date().toISOString().slice(0, 10)
  tell(
    'versions agree',
    versionFaults(
      workspaces.map(({ manifest }) => manifest),
      version,
    ),
  )
  tell('the changelog opens with the rules', changelogFaults(read('CHANGELOG.md'), rulesVersion, today))
}

async function checkTarball(place, file) {
  const exactTexts = {
    LICENSE: read('LICENSE'),
    ...(existsSync(join(root, place, 'NOTICE')) && { NOTICE: read('NOTICE') }),
  }
  const bytes = new Uint8Array(readFileSync(file))
  for (const [check, found] of await tarballChecks(bytes, { entryPoints: entryPointsOf(place), exactTexts }))
    tell(`${basename(file)}: ${check}`, found)
}

/** The entry points that a pattern covers, which cannot be read from `exports`: one a simulator. */
function entryPointsOf(place) {
  const simulators = join(root, place, 'src/simulateurs')
  return existsSync(simulators) ? readdirSync(simulators).map((name) => `./${name}`) : []
}

async function checkUse(tarballs) {
  const others = [...needed(workspaces.map((one) => one.folder))].filter((one) =>
    one.includes('node_modules/'),
  )
  const project = await installed(folder, tarballs, installedPlaces(others)).catch(({ stderr, message }) => {
    tell('installs offline', [stderr || message])
  })
  if (!project) return
  tell('installs offline', [])
  tell('the libraries answer', await libraryFaults(project))
  tell('the command answers and serves', await commandFaults(project))
}

function fileOf(tarballs, { name }) {
  return tarballs.find((one) => one.name === name).path
}

function refuse() {
  console.log(`\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}: nothing is kept.`)
  process.exitCode = 1
}

function keep(files) {
  mkdirSync(OUT)
  const sums = files.map((file) => {
    copyFileSync(file, join(OUT, basename(file)))
    return `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`
  })
  writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''))
  console.log(`\n${sums.join('')}\nIn release/, and published nowhere. What would publish them:\n`)
  for (const file of files) console.log(`  npm publish release/${basename(file)}`)
  console.log(`  git tag -a v${version} -m v${version} && git push origin v${version}`)
}
