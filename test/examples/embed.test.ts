/** The example page of another site with simulators in it, as it is written. */
import { describe, expect, it } from 'vitest'
import { simulatorNamed } from '../support/simulators.ts'
import { attributes } from '../web/site.ts'
import { framesOf, questionOf, sourceOf } from './embed-pages.ts'

describe.each(['en', 'fr'] as const)('example embedding page in %s', (language) => {
  it('frames two simulators, each with a title, loaded lazily', () => {
    const frames = framesOf(language)
    expect(frames.map((frame) => questionOf(frame).name)).toEqual(['interets-composes', 'cout-dette'])
    for (const frame of frames) {
      const { name, lang } = questionOf(frame)
      expect(lang).toBe(language)
      expect(attributes(frame, 'title')).toEqual([simulatorNamed(name).contract.title[language]])
      expect(attributes(frame, 'loading')).toEqual(['lazy'])
    }
  })

  it('needs no script', () => {
    expect(sourceOf(language)).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/)
  })
})
