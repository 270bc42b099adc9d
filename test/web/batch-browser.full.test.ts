/** The page of files in a real browser: its result is that of `denier lot`, and no file is sent. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { todayInParis } from '@denier/core'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { run } from '../../apps/cli/src/index.ts'
import { expectSoon, openTestPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { violationsOf } from './axe.ts'

const PATHS = ['/lot', '/en/batch'] as const
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1366, height: 768 } },
  { colorScheme: 'dark', viewport: { width: 375, height: 740 } },
] as const

/** Semicolons, decimal commas, a quoted cell, CR LF, a row that is refused and a row that is too short. */
const HOUSEHOLDS = [
  'foyer;revenu;enfants;situation;note',
  'F1;18000,50;0;celibataire;"a; ""b"""',
  'F2;42000;2;marie;é',
  'F3;31000;x;celibataire;',
  'F4;27500',
  '',
].join('\r\n')
const LINES = [
  '{"foyer":"F1","revenu":18000.5,"enfants":0}',
  '{"foyer":"F2","revenu":42000,"enfants":"x"}',
  '[1]',
  '{"foyer":"F3","revenu":52000,"situation":"marie","enfants":null}',
  '',
].join('\n')

const fileOf = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

async function open(path: string, options: Parameters<typeof openTestPage>[0] = {}): Promise<WatchedPage> {
  const { origin } = await sharedService()
  const watched = await openTestPage(options)
  await watched.page.goto(origin + path)
  return watched
}

/** Chooses a simulator and a file, and waits until its columns are shown. */
async function give(page: Page, simulator: string, name: string, text: string): Promise<void> {
  await page.locator('#batch-simulator').selectOption(simulator)
  await page.locator('#batch-file').setInputFiles(fileOf(name, text))
  await page.locator('#batch-columns').waitFor()
}

const button = (page: Page) => page.locator('.batch-run .button')

async function compute(page: Page): Promise<void> {
  await button(page).click()
  await page.locator('#batch-result').waitFor()
}

/** The name and the bytes of the file that the page gives. */
async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await page.locator('a[download]').click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** What the command that the page shows writes of this text: a shell cuts the command into words. */
async function resultOfCommand(page: Page, input: string): Promise<Buffer> {
  const command = (await page.locator('.batch-code').textContent()) ?? ''
  const words = execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' }).split('\0')
  const [options, output] = [words.slice(3, -3), words.slice(-3, -1)]
  expect([words.slice(0, 3), output[0]]).toEqual([['npx', 'denier', 'lot'], '--sortie'])
  const folder = mkdtempSync(join(tmpdir(), 'denier-batch-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [simulator = '', name = '', ...others] = options
  writeFileSync(join(folder, name), input)
  const out: Buffer[] = []
  await run(['lot', simulator, join(folder, name), ...others], {
    stdout: { write: (text: string | Uint8Array) => out.push(Buffer.from(text as string)) },
    stderr: { write: () => true },
    env: {},
    now: () => new Date().toISOString(),
    today: todayInParis,
  })
  return Buffer.concat(out)
}

describe.skipIf(withoutBrowser)('Page of files', () => {
  it.each(PATHS)('gives the bytes of the command for a CSV file at %s, and sends nothing', async (path) => {
    const { page, errors, requests } = await open(path)
    await give(page, 'fiscalite', "foyers d'été.csv", HOUSEHOLDS)
    const before = requests.length
    await page.locator('.batch-more > summary').first().click()
    await page.locator('#batch-constant-annee_revenus').fill('2025')
    await page.locator('.batch-more > summary').last().click()
    await page.locator('input[value="resume.impotBrut"]').check()
    await page.locator('input[value="resume.tauxMoyen"]').uncheck()
    await compute(page)
    expect(await page.locator('[role=status]').textContent()).toMatch(/\b4\b.*\b2\b/)
    expect(await page.locator('.batch-part tbody td[lang=en]').first().textContent()).toBe(
      'enfants must be an integer',
    )
    const { name, bytes } = await download(page)
    expect(name).toBe("foyers d'été-fiscalite.csv")
    expect(bytes.toString()).toContain('foyer;revenu;enfants;situation;note;resume.impotNet')
    expect(bytes.toString()).toContain('"a; ""b"""')
    expect(bytes).toEqual(await resultOfCommand(page, HOUSEHOLDS))
    const { origin } = await sharedService()
    const sent = requests.slice(before).filter((url) => !url.startsWith('blob:'))
    expect(sent).toEqual([])
    const others = requests.filter((url) => !url.startsWith(`${origin}/assets/`) && !url.startsWith('blob:'))
    expect(others.map((url) => new URL(url).pathname).filter((one) => one !== '/favicon.svg')).toEqual([path])
    expect(requests.some((url) => /[/]batch[/]/.test(url))).toBe(true) // those of the worker are seen
    expect(errors).toEqual([])
  })

  it('gives the bytes of the command for an NDJSON file that is dropped beside its box', async () => {
    const { page, errors } = await open('/lot')
    await page.locator('#batch-simulator').selectOption('fiscalite')
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'foyers.ndjson'))
      return data
    }, LINES)
    await page.locator('h1').dispatchEvent('drop', { dataTransfer: dropped })
    await page.locator('#batch-columns').waitFor()
    await compute(page)
    const { name, bytes } = await download(page)
    expect(name).toBe('foyers-fiscalite.ndjson')
    expect(bytes.toString().split('\n')).toHaveLength(5)
    expect(bytes).toEqual(await resultOfCommand(page, LINES))
    expect(errors).toEqual([])
  })

  it.each([
    ['/lot', 'ressemble au paramètre'],
    ['/en/batch', 'near the parameter'],
  ])('refuses a column near a parameter until it is kept at %s', async (path, text) => {
    const { page } = await open(path)
    const input = 'foyer,revenus,enfants\nF1,18000,1\n'
    await give(page, 'fiscalite', 'foyers.csv', input)
    expect(await page.locator('.batch-near').textContent()).toContain(text)
    expect(await button(page).getAttribute('aria-disabled')).toBe('true')
    await page.locator('.batch-warning input').check()
    await page.locator('#batch-constant-revenu').fill(path === '/lot' ? '18 000,5 €' : '€18,000.5')
    await compute(page)
    const { bytes } = await download(page)
    expect(bytes.toString()).toContain('F1,18000,1,')
    expect(bytes).toEqual(await resultOfCommand(page, input))
    expect(await page.locator('.batch-code').textContent()).toContain('--garder')
  })

  it('says what is wrong with a file, a value, or a file changed since it was chosen', async () => {
    const { page } = await open('/en/batch')
    await page.locator('#batch-simulator').selectOption('cagr')
    const fault = () => page.locator('[role=alert]').textContent()
    await page.locator('#batch-file').setInputFiles(fileOf('empty.csv', ''))
    await expectSoon(fault).toBe('The file is empty.')
    expect(await button(page).getAttribute('aria-disabled')).toBe('true')
    const latin = Buffer.from('valeur_initiale,valeur_finale,duree,é\n1,2,3,4\n', 'latin1')
    await page.locator('#batch-file').setInputFiles(fileOf('latin.csv', latin))
    await expectSoon(fault).toContain('Line 1: some bytes are not UTF-8.')
    await give(page, 'cagr', 'one.csv', 'valeur_initiale,duree\n1000,10\n')
    expect(await page.locator('#batch-missing').textContent()).toContain('marked “required”')
    await page.locator('#batch-constant-valeur_finale').fill('much')
    await button(page).click()
    await expectSoon(fault).toBe('valeur_finale must be a number')

    const folder = mkdtempSync(join(tmpdir(), 'denier-batch-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'changed.csv')
    writeFileSync(path, 'valeur_initiale,valeur_finale,duree\n1000,2000,10\n')
    await page.locator('#batch-file').setInputFiles(path)
    await expectSoon(() => page.locator('.batch-cell').allTextContents()).toEqual(['1000', '2000', '10'])
    writeFileSync(path, 'valeur_initiale,valeur_finale,duree\n1000,2000,10\n1000,3000,10\n')
    await button(page).click()
    await expectSoon(fault).toContain('it was changed or moved')
  })

  it('stops a run, keeps the focus on the button, and computes another file after it', async () => {
    const { page, errors } = await open('/en/batch')
    const rows = `capital,mensuel,depenses\n${'50000,1000,2000\n'.repeat(50_000)}`
    await give(page, 'retraite-fire', 'long.csv', rows)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expectSoon(() => button(page).textContent()).toBe('Stop')
    await expectSoon(() => page.locator('.batch-run progress').getAttribute('value')).not.toBe('0')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stop')
    await page.keyboard.press('Enter')
    await expectSoon(() => page.locator('[role=alert]').textContent()).toBe('Stopped.')
    expect(await page.locator('#batch-result').count()).toBe(0)
    await give(page, 'cagr', 'short.csv', 'valeur_initiale,valeur_finale,duree\n1000,2000,10\n')
    await compute(page)
    expect((await download(page)).bytes.toString()).toContain('1000,2000,10,')
    expect(errors).toEqual([])
  })

  it.each(PATHS.flatMap((path) => LOOKS.map((look) => ({ path, ...look }))))(
    'has no axe violation and fits $viewport.width pixels in the $colorScheme theme at $path',
    async ({ path, ...look }) => {
      const { page } = await open(path, look)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await violationsOf(page)).toEqual([])
      await give(page, 'fiscalite', 'foyers.csv', HOUSEHOLDS.replace('note', 'revenus'))
      for (const summary of await page.locator('.batch-more > summary').all()) await summary.click()
      expect(await violationsOf(page)).toEqual([])
      expect(await width()).toBe(look.viewport.width)
      await page.locator('.batch-warning input').check()
      await compute(page)
      expect(await violationsOf(page)).toEqual([])
      expect(await width()).toBe(look.viewport.width)
    },
  )

  it.each([
    ['/lot', 'elle a besoin de JavaScript'],
    ['/en/batch', 'it needs JavaScript'],
  ])('says what it needs without a script at %s, and shows the command', async (path, text) => {
    const { page } = await open(path, { javaScriptEnabled: false })
    expect(await page.locator('.batch-no-script').textContent()).toContain(text)
    expect(await page.locator('.batch').isVisible()).toBe(false)
    expect(await page.locator('.batch-code').textContent()).toContain('npx denier lot ')
  })
})
