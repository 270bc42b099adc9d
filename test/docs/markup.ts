/** Checks the markup of a guide for other sites: every address answers and allows embedding. */
import { type Language, languages, type SimulatorName } from '@denier/core'
import { expect } from 'vitest'
import { embedOf } from '../../apps/web/src/tools/addresses.ts'
import { simulatorNamed } from '../support/simulators.ts'
import { attributes } from '../web/site.ts'

/** Attributes that have an address. */
const ADDRESSES = ['src', 'srcset', 'href']

/**
 * Requests every address of a piece of HTML, all below `origin`, and expects what its element needs. Used by
 * `guides.full.test.ts`.
 */
export async function expectServed(markup: string, origin: string): Promise<void> {
  const tags = [...markup.matchAll(/<(\w+)\b[^>]*>/g)].filter(([tag]) => addressesIn(tag).length > 0)
  expect(tags.length).toBeGreaterThan(0)
  for (const [tag, name] of tags) {
    for (const address of addressesIn(tag)) {
      expect(address.startsWith(`${origin}/`), address).toBe(true)
      const response = await fetch(address)
      expect([address, response.status]).toEqual([address, 200])
      const type = response.headers.get('content-type') ?? ''
      if (name === 'iframe') expectFrame(tag, address, response.headers, await response.text())
      else expect(type).toMatch(name === 'a' ? /^text\/html/ : /^image\/svg\+xml/)
      if (name === 'img') expect(attributes(tag, 'alt')[0]).toMatch(/\w/)
    }
  }
}

const addressesIn = (tag: string): string[] => ADDRESSES.flatMap((name) => attributes(tag, name))

/**
 * Expects that a frame equals the markup given by the page of the simulator, has its title, and may be
 * framed.
 */
function expectFrame(tag: string, address: string, headers: Headers, page: string): void {
  const { origin, pathname, searchParams } = new URL(address)
  const { contract } = simulatorNamed(pathname.replace('/embed/', '') as SimulatorName)
  const { lang, ...typed } = Object.fromEntries(searchParams)
  const language = languages.find((one) => one === lang) ?? ('fr' satisfies Language)
  expect(`${tag}</iframe>`).toBe(embedOf({ origin, contract, language, typed }))
  expect(headers.get('content-security-policy')).toMatch(/(^|; )frame-ancestors \*(;|$)/)
  const [title] = attributes(tag, 'title')
  expect(page).toContain(`<title>${title} · Denier</title>`)
}
