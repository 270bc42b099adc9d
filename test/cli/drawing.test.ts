/** Width, content and colours of the charts and pages in a terminal. */
import { languages } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bars } from '../../apps/cli/src/terminal/bars.ts'
import { sampled } from '../../apps/cli/src/terminal/samples.ts'
import { scaleOf, ticksOf } from '../../apps/cli/src/terminal/scale.ts'
import { displayWidth, wrap } from '../../apps/cli/src/terminal/text.ts'
import { validParams } from '../support/queries.ts'
import { simulators } from '../support/simulators.ts'
import { cases, tier } from '../support/tier.ts'
import { columnsOf, denier, typed, withSingleSpaces } from './support.ts'

/** Paints nothing, for drawings without colours. */
const plain = (_: unknown, text: string) => text

/** In columns of the terminal. */
const WIDTHS = tier === 'full' ? [40, 60, 80, 120] : [40, 120]

/** Columns of the widest line of a text. */
const widest = (text: string): number => Math.max(...text.split('\n').map(columnsOf))

describe.each(simulators.map((one) => [one.contract.name, one] as const))(
  'denier %s page width',
  (name, { contract }) => {
    const example = [name, ...typed(contract.example.query)]

    it.each(WIDTHS)('stays within %i columns', async (columns) => {
      for (const language of languages) {
        const at = { columns, isTTY: true }
        const target = `resume.${Object.keys(contract.result.resume ?? {}).find((key) => key !== 'statut') ?? ''}`
        const pages = [
          await denier([...example, '--lang', language, '--tout'], at),
          await denier([name, '--help', '--lang', language], at),
          await denier([...example, '--lang', language, '--sensibilite', target], at),
        ]
        for (const { out } of pages) expect(widest(out)).toBeLessThanOrEqual(columns)
        const { err } = await denier([name, '--lang', language, '--inconnu', '1'], at)
        expect(widest(err)).toBeLessThanOrEqual(columns)
      }
    })

    it('stays within the terminal width and prints no NaN or undefined for any valid query', async () => {
      await fc.assert(
        fc.asyncProperty(validParams(contract), fc.integer({ min: 60, max: 140 }), async (query, columns) => {
          const { code, out } = await denier([name, ...typed(query), '--tout'], { columns })
          expect(code).toBe(0)
          expect(widest(out)).toBeLessThanOrEqual(columns)
          expect(out).not.toMatch(/undefined|NaN|Infinity/)
        }),
        cases(12),
      )
    })
  },
)

describe('denier liste page width', () => {
  it.each(WIDTHS)('stays within %i columns', async (columns) => {
    for (const language of languages) {
      const { out } = await denier(['--lang', language], { columns, isTTY: true })
      expect(widest(out)).toBeLessThanOrEqual(columns)
    }
  })
})

describe('denier colours', () => {
  const growth = ['cagr', '--valeur_initiale', '1', '--valeur_finale', '2', '--duree', '3']
  const isColoured = async (isTTY: boolean, env: Record<string, string>) =>
    (await denier(growth, { isTTY, env })).out.includes('\u001b')

  it('uses colours only on a terminal and respects NO_COLOR and TERM', async () => {
    expect(await isColoured(true, {})).toBe(true)
    expect(await isColoured(true, { NO_COLOR: '' })).toBe(true) // empty is as if absent
    expect(await isColoured(true, { NO_COLOR: '1' })).toBe(false)
    expect(await isColoured(true, { TERM: 'dumb' })).toBe(false)
    expect(await isColoured(false, { FORCE_COLOR: '1' })).toBe(false)
  })

  it('prints the same text with and without colours', async () => {
    const { out } = await denier(growth, { isTTY: true })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(out.replace(/\u001b\[\d+m/g, '')).toBe((await denier(growth)).out)
  })
})

describe('denier progress message', () => {
  const long = [
    'retraite-fire',
    '--capital',
    '1',
    '--mensuel',
    '1',
    '--depenses',
    '1',
    '--methode',
    'monte_carlo',
  ]
  const heavy = [...long, '--simulations', '20000']

  it('shows a message on a terminal during a long computation only', async () => {
    const onTerminal = await denier(heavy, { isTTY: true })
    expect([onTerminal.code, onTerminal.err]).toEqual([0, 'Calcul en cours…\r\u001b[K'])
    const dumb = await denier(heavy, { isTTY: true, env: { TERM: 'dumb' } })
    expect(dumb.err).toBe('Calcul en cours…\n')
    expect(dumb.out).not.toContain('\u001b')
    expect((await denier(heavy)).err).toBe('')
    expect((await denier(heavy.slice(0, 7), { isTTY: true })).err).toBe('') // without --methode, it is short
  })
})

describe('denier turning point marker', () => {
  const fire = ['retraite-fire', '--capital', '0', '--mensuel', '500', '--depenses', '3000', '--duree', '30']

  it('draws the marker inside the chart range and omits it beyond', async () => {
    const late = await denier(fire)
    expect(withSingleSpaces(late.out)).toContain('43 ans et 11 mois')
    expect(late.out).not.toContain('┊')
    expect(widest(late.out)).toBeLessThanOrEqual(80)
    const soon = await denier(['retraite-fire', '--capital', '600000', ...fire.slice(3)])
    expect(soon.out).toMatch(/┊.*\n[\s\S]*┊ Indépendance/)
    // from the start, where the drawing begins
    expect((await denier(['retraite-fire', '--capital', '900000', ...fire.slice(3)])).out).toContain('┊')
    const { out: svg } = await denier([...fire, '--svg'])
    expect(svg).not.toMatch(/class="mark"|43 ans|43,95/)
  })
})

describe('scaleOf and ticksOf', () => {
  it('encloses any values between 2 to 9 ticks, and includes 0 unless it is far', () => {
    const cents = fc
      .oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1e14, max: 1e14 }))
      .map((n) => n / 100)
    const values = fc.array(cents, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(values, (values) => {
        const scale = scaleOf(values, 5)
        const slack = scale.step * 1e-6
        expect(scale.min).toBeLessThanOrEqual(Math.min(...values) + slack)
        expect(scale.max).toBeGreaterThanOrEqual(Math.max(...values) - slack)
        const ticks = ticksOf(scale)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.length).toBeLessThanOrEqual(9)
      }),
    )
    expect(ticksOf(scaleOf([11_213, 25_000], 5))).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000])
    expect(scaleOf([980, 1000], 4)).toEqual({ min: 980, max: 1000, step: 5 })
    expect(scaleOf([0], 5)).toEqual({ min: 0, max: 1, step: 1 })
  })
})

describe('sampled', () => {
  it('interpolates between points and returns null outside them', () => {
    const points = [0, 10, null, 30, 50].map((value, x) => ({ x, value }))
    expect(sampled(points, { from: 0, to: 4 }, 9)).toEqual([0, 5, 10, null, null, null, 30, 40, 50])
    expect(sampled(points.slice(0, 2), { from: -1, to: 2 }, 4)).toEqual([null, 0, 10, null])
  })
})

describe('bars', () => {
  const drawn = (...values: number[]) =>
    bars(
      values.map((value) => ({ name: 'a', pieces: [{ value, stroke: 0 }], figure: String(value) })),
      { width: 60, paint: plain },
    )
  /** How many `█` each line has. */
  const lengths = (lines: string[]) => lines.map((line) => [...line].filter((sign) => sign === '█').length)

  it('draws bars in proportion to their values', () => {
    const [whole = 0, half = 0, none] = lengths(drawn(100, 50, 0))
    expect(whole).toBeGreaterThan(40)
    expect(half).toBe(Math.round(whole / 2))
    expect(none).toBe(0)
    expect(drawn(100, 0.001)[1]).toContain('▏')
  })

  it('draws positive and negative values on opposite sides of 0', () => {
    const [up = '', down = ''] = drawn(100, -100)
    expect(up.indexOf('│')).toBe(down.indexOf('│'))
    expect(up.indexOf('█')).toBeGreaterThan(up.indexOf('│'))
    expect(down.lastIndexOf('█')).toBeLessThan(down.indexOf('│'))
  })
})

describe('displayWidth', () => {
  it.each([
    ['', 0],
    ['1\u202f234,50\u00a0€', 10],
    ['e\u0301te\u0301', 3],
    ['été', 3],
    ['\u001b[1mgras\u001b[22m', 4],
    ['─╭╯│█ → …’', 10],
  ])('measures %j as %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width)
  })
})

describe('wrap', () => {
  it('keeps every word within the width and a sign with the preceding word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zé’]{1,12}$/), { minLength: 1 }),
        fc.integer({ min: 4, max: 40 }),
        (words, width) => {
          const lines = wrap(words.join(' '), width)
          expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(width)
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
        },
      ),
    )
    expect(wrap('un taux de 5 % : oui', 11)).toEqual(['un taux de', '5\u00a0%\u00a0: oui'])
    expect(wrap('selon art. L. 221-30 du code', 14)).toEqual(['selon', 'art.\u00a0L.\u00a0221-30', 'du code'])
    expect(wrap('CGI art. 197', 8)).toEqual(['CGI', 'art.\u00a0197'])
    expect(wrap('un mot. Deux', 8)).toEqual(['un mot.', 'Deux'])
  })
})
