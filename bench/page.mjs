// Two times of the pages in a real browser: a slider's step, from the event to the changed figures, which must be
// done within a frame; and the longest gap between two frames while a worker runs a Monte Carlo simulation. One of
// the measurements of `npm run bench`.
import { spawn } from 'node:child_process'
import { catalogue } from '@denier/core'
import { chromium } from 'playwright-core'

const FRAME_MS = 1000 / 60
/** Steps of the slider on each page. */
const STEPS = 40
/** Drawing the page takes a part of it; a simulation on the main thread takes hundreds of milliseconds. */
const LONGEST_GAP_MS = 400
const MONTE_CARLO =
  '/retraite-fire?capital=50000&mensuel=800&depenses=2000&taux=6&inflation=2&methode=monte_carlo&simulations=10000&age=30'

const main = new URL('../apps/api/dist/bundle/main.js', import.meta.url).pathname
const env = { ...process.env, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
const service = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const origin = await listening(service.stdout)
  let slow = 0
  console.log('simulator             median ms  best ms')
  for (const { contract } of catalogue) {
    const page = await browser.newPage()
    await page.goto(`${origin}/${contract.name}`, { waitUntil: 'networkidle' })
    const { best, median } = await page.evaluate(steps, STEPS)
    await page.close()
    if (median > FRAME_MS) slow += 1
    console.log(
      `${contract.name.padEnd(20)} ${median.toFixed(1).padStart(10)} ${best.toFixed(1).padStart(8)}`,
    )
  }
  console.log(`${slow} of ${catalogue.length} take more than a frame (${FRAME_MS.toFixed(1)} ms)`)
  const gap = await longestGapOn(await browser.newPage(), origin + MONTE_CARLO)
  console.log(
    `longest gap between frames beside a Monte Carlo worker: ${gap.toFixed(0)} ms (limit ${LONGEST_GAP_MS} ms)`,
  )
  process.exitCode = slow > 0 || gap > LONGEST_GAP_MS ? 1 : 0
} finally {
  await browser.close()
  service.kill('SIGTERM')
}

/** The origin that the service prints on its first lines: `http://127.0.0.1:40321`. */
async function listening(stdout) {
  let printed = ''
  for await (const part of stdout.setEncoding('utf8')) {
    printed += part
    const [, origin] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? []
    if (origin) return origin
  }
  throw new Error('the service did not start')
}

async function longestGapOn(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' })
  const gap = await page.evaluate(longestGap)
  await page.close()
  return gap
}

/**
 * In the page: types thirteen amounts. The longest milliseconds between two frames until the answer is shown.
 */
async function longestGap() {
  let [longest, last] = [0, performance.now()]
  const measure = (now) => {
    ;[longest, last] = [Math.max(longest, now - last), now]
    requestAnimationFrame(measure)
  }
  requestAnimationFrame(measure)
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const field = document.querySelector('.simulator-form input[name="depenses"]')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  for (let amount = 2000; amount <= 2600; amount += 50) {
    set.call(field, String(amount))
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await pause(30)
  }
  while (document.querySelector('.result[aria-busy="true"]')) await pause(30)
  return longest
}

/**
 * In the page: moves its first slider `count` times, as a hand does.
 * @returns the best and the median milliseconds from the event of a step to the changed figures.
 */
async function steps(count) {
  const slider = document.querySelector('.simulator-form input[type="range"]')
  const body = document.querySelector('.result-body')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const times = []
  for (let turn = 0; turn < count; turn += 1) {
    const share = 0.3 + (0.4 * turn) / count
    const changed = new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        seen.disconnect()
        resolve(performance.now())
      })
      seen.observe(body, { subtree: true, childList: true, characterData: true })
    })
    const start = performance.now()
    set.call(slider, String(Number(slider.min) + (Number(slider.max) - Number(slider.min)) * share))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    times.push((await changed) - start)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  times.sort((a, b) => a - b)
  return { best: times[0], median: times[Math.floor(times.length / 2)] }
}
