/** The note to print of every simulator: its sheets, without a script, and no accessibility fault. */
import { catalogue, languages } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLastingPage, type WatchedPage, withoutBrowser } from '../support/browser.ts'
import { sharedService } from '../support/service.ts'
import { violationsOf } from './axe.ts'

const notes = catalogue.flatMap(({ contract: { name, example } }) =>
  languages.map((lang) => {
    const given = Object.entries(example.query).map(([key, value]) => [key, String(value)])
    const more = { profondeur: '3', lignes: 'bornes', format: 'html', lang }
    return [name, lang, `${new URLSearchParams([...given, ...Object.entries(more)])}`] as const
  }),
)

describe.skipIf(withoutBrowser)('Note to print', () => {
  let origin: string
  let reader: WatchedPage
  beforeAll(async () => {
    ;({ origin } = await sharedService())
    reader = await openLastingPage({ viewport: { width: 1280, height: 900 } })
  })
  afterAll(() => reader?.close())

  it.each(notes)(
    'prints %s in %s on three sheets at most without an axe violation',
    async (name, _, query) => {
      const { page, forget, errors } = reader
      await forget()
      await page.goto(`${origin}/api/v1/simulateurs/${name}/explication?${query}`)
      const pdf = await page.pdf({ preferCSSPageSize: true })
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(sheets).toBeGreaterThanOrEqual(1)
      expect(sheets).toBeLessThanOrEqual(3)
      expect(await violationsOf(page)).toEqual([])
      expect(errors).toEqual([]) // the policy lets the style of the note in
    },
  )
})
