// A slider's step, from the event to the changed figures on the page, in a real browser: it must be done within a frame.
import { spawn } from 'node:child_process'
import { catalogue } from '@denier/core'
import { chromium } from 'playwright-core'

const FRAME_MS = 1000 / 60
const STEPS = 40

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
  process.exitCode = slow > 0 ? 1 : 0
} finally {
  await browser.close()
  service.kill('SIGTERM')
}

async function listening(stdout) {
  let said = ''
  for await (const part of stdout.setEncoding('utf8')) {
    said += part
    const [, origin] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? []
    if (origin) return origin
  }
  throw new Error('the service did not start')
}

/** In the page: moves its first slider step by step, as a hand does. */
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
