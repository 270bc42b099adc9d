/** Syntax of the command line, language of the output, and help. */
import { readSettings } from '@denier/api'
import { analyses, languages } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { spellingsOf } from '../../apps/cli/src/arguments/parse-arguments.ts'
import { optionsOf } from '../../apps/cli/src/arguments/validate-arguments.ts'
import { languageOf } from '../../apps/cli/src/language.ts'
import { simulators } from '../support/simulators.ts'
import { denier, typed, withSingleSpaces } from './support.ts'

const json = async (...args: string[]) => {
  const { code, out, err } = await denier([...args, '--json'])
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

describe('denier options', () => {
  const saver = ['interets-composes', '--capital', '1000', '--mensuel', '0', '--duree', '1']

  it('accepts negative values in one word or two', async () => {
    for (const rate of [
      ['--taux', '-5'],
      ['--taux=-5'],
      ['--taux', '-5.0'],
      ['--taux', '-.5e1'],
      ['--taux=-5.'],
    ])
      expect((await json(...saver, ...rate)).data.resume.capitalFinalBrut).toBe(950)
  })

  it('accepts names with underscores or hyphens', async () => {
    const home = ['achat-location', '--prix', '300000', '--apport', '60000', '--loyer', '1200']
    const wire = await json(...home, '--taux_credit', '3', '--duree_credit', '20')
    expect(await json(...home, '--taux-credit=3', '--duree-credit', '20')).toEqual(wire)
  })

  it('accepts a boolean option with or without a value', async () => {
    const estate = ['succession', '--patrimoine', '600000', '--lien', 'enfant', '--heritiers', '2']
    const used = async (...more: string[]) =>
      (await json(...estate, ...more)).meta.hypotheses.conjoint_survivant
    expect(await used('--conjoint_survivant')).toBe(true)
    expect(await used('--conjoint_survivant', 'true')).toBe(true)
    expect(await used('--conjoint-survivant', '--assurance_vie', '0')).toBe(true)
    expect(await used('--conjoint_survivant', 'false')).toBe(false)
    expect(await used()).toBe(false)
  })

  it('ends the options at --, at any position', async () => {
    for (const before of [[], ['--inconnu', '1']]) {
      const { code, err } = await denier(['--lang=en', ...saver, ...before, '--', '--taux', '-5'])
      expect(code).toBe(2)
      expect(err).toContain('taux is required\n')
      expect(err).toContain('--taux is not an option after --, which ends them\n')
    }
  })

  it('takes a lone hyphen or an empty word as the value of an option, never another option', async () => {
    const message = async (...args: string[]) =>
      (await denier(['--lang=en', ...saver, ...args])).err.split('\n')[0]
    expect(await message('--taux', '-')).toBe('taux must be a number')
    expect(await message('--taux', '')).toBe('taux is required')
    expect(await message('--taux', '--json')).toBe('taux must be given a value')
  })

  it('accepts options before the command', async () => {
    const { data } = await json(
      '--lang',
      'en',
      'cagr',
      '--valeur_initiale',
      '1',
      '--valeur_finale=2',
      '--duree=1',
    )
    expect(data.resume.cagr).toBe(100)
    expect((await denier(['--lang=en', 'liste'])).out).toContain('Compound interest')
  })

  it.each(simulators.map((one) => [one.contract.name, one] as const))(
    'spells each option of %s as no other option is spelt',
    (_, simulator) => {
      const names = Object.keys(optionsOf(simulator, 'fr'))
      const own = Object.keys(simulator.contract.params)
      const spellings = [...names.flatMap(spellingsOf), 'aide', 'version']
      expect(new Set(spellings).size).toBe(spellings.length)
      expect(names.slice(0, own.length)).toEqual(own)
    },
  )
})

describe('languageOf', () => {
  it.each([
    [{}, 'fr'],
    [{ LANG: '' }, 'fr'],
    [{ LANG: 'C' }, 'fr'],
    [{ LANG: 'C.UTF-8' }, 'fr'],
    [{ LANG: 'POSIX' }, 'fr'],
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr_CA' }, 'fr'],
    [{ LANG: 'FR' }, 'fr'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'de_DE@euro' }, 'en'],
    [{ LANG: 'fro' }, 'en'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'en_US' }, 'en'],
    [{ LANG: 'fr_FR', LC_ALL: 'es_ES', LC_MESSAGES: 'fr_FR' }, 'en'],
    [{ LANG: 'en_US', LC_ALL: '', LC_MESSAGES: 'fr_BE' }, 'fr'],
    [{ LANG: 'de_DE', LANGUAGE: 'de:fr:en' }, 'fr'],
    [{ LANG: 'fr_FR', LANGUAGE: 'en_GB:fr' }, 'en'],
    [{ LANG: 'fr_FR', LANGUAGE: 'de:es' }, 'fr'],
    [{ LANG: 'C', LANGUAGE: 'en' }, 'fr'],
    [{ LANGUAGE: 'en' }, 'fr'],
    [{ LANG: 'en_GB', LANGUAGE: '' }, 'en'],
  ])('reads %j as %s', (env, language) => {
    expect(languageOf(env)).toBe(language)
  })

  it('gives --lang precedence over the environment', async () => {
    const listed = async (...args: string[]) =>
      (await denier(['liste', ...args], { env: { LANG: 'fr_FR.UTF-8' } })).out.includes('Compound interest')
    expect([await listed(), await listed('--lang', 'en'), await listed('--lang=fr')]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('denier help', () => {
  it.each(simulators.map((one) => [one.contract.name, one] as const))(
    'describes every option, choice and target of %s and a working example',
    async (name, simulator) => {
      const { title, purpose, params, example } = simulator.contract
      for (const language of languages) {
        const { code, out, err } = await denier([name, '--help', '--lang', language])
        expect([code, err]).toEqual([0, ''])
        const page = withSingleSpaces(out)
        for (const text of [title, purpose]) expect(page).toContain(withSingleSpaces(text[language]))
        for (const [option, { label, help = label, choices = {} }] of Object.entries(params)) {
          expect(out).toMatch(new RegExp(`^  --${option} [<[]`, 'm'))
          for (const text of [label, help, ...Object.values(choices)])
            expect(page).toContain(withSingleSpaces(text[language]))
        }
        for (const target of Object.keys(analyses.resolution(simulator).fields.cible?.choices ?? {}))
          expect(page).toContain(target)
      }
      const { out } = await denier(['help', name])
      const written = /^ {2}denier .*(?:(?<=\\)\n.*)*/m.exec(out)?.[0] ?? ''
      const words = written.replaceAll('\\\n', ' ').trim().split(/\s+/)
      expect(words).toEqual(['denier', name, ...typed(example.query)])
      expect((await denier(words.slice(1))).code).toBe(0)
    },
  )

  it('prints the same page for every way to request help, invalid options included', async () => {
    const { out } = await denier(['cagr', '--help'])
    for (const args of [
      ['cagr', '-h'],
      ['--help', 'cagr'],
      ['help', 'cagr'],
      ['cagr', '--aide'],
      ['cagr', '-h', '--x', 'y'],
    ])
      expect(await denier(args)).toEqual({ code: 0, out, err: '' })
  })

  it('lists the simulators when no command is given', async () => {
    const { code, out } = await denier([])
    expect(code).toBe(0)
    for (const { contract } of simulators) expect(out).toMatch(new RegExp(`^  ${contract.name} +\\S`, 'm'))
    for (const args of [['--help'], ['-h'], ['help']]) expect((await denier(args)).out).toBe(out)
    const lines = (await denier(['liste'])).out.trimEnd().split('\n')
    expect(lines).toHaveLength(simulators.length)
  })

  it.each(['liste', 'serve', 'mcp', 'completion', 'help'])('describes the command %s', async (name) => {
    const { code, out } = await denier([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`denier ${name}\n`)
  })

  it('shows for serve its defaults and the source of its other settings', async () => {
    const { port, host } = readSettings({})
    for (const language of languages) {
      const page = withSingleSpaces((await denier(['serve', '--help', '--lang', language])).out)
      for (const setting of [String(port), host, 'PORT', 'HOST', 'RATE_LIMIT', 'README'])
        expect(page).toContain(setting)
    }
  })

  it('accepts a language and refuses a second command', async () => {
    expect((await denier(['help', '--lang', 'en', 'liste'])).out).toContain('denier liste\n')
    expect(await denier(['help', '--lang', 'en', 'cagr'])).toEqual(
      await denier(['cagr', '--lang', 'en', '-h']),
    )
    const { code, err } = await denier(['help', '--lang', 'en', 'cagr', 'extra'])
    expect([code, err.split('\n')[0]]).toEqual([
      2,
      'extra is out of place; a value follows its option, in one word',
    ])
  })

  it('prints the default of a boolean option as it is typed', async () => {
    const isOn = (simulator: (typeof simulators)[number]) =>
      Object.values(simulator.contract.params).some((field) => field.default === true)
    const { contract } = simulators.find(isOn) ?? expect.fail()
    const page = withSingleSpaces((await denier([contract.name, '--help'])).out)
    expect(page).toMatch(/Par défaut : true\./)
    expect(page).not.toMatch(/Par défaut : (?:oui|non)\./)
  })

  it.each([60, 80])('keeps target paths in one piece in %i columns', async (columns) => {
    for (const simulator of simulators) {
      const { name } = simulator.contract
      for (const language of languages) {
        const { out } = await denier([name, '--help', '--lang', language], { columns })
        for (const target of Object.keys(analyses.resolution(simulator).fields.cible?.choices ?? {}))
          expect([name, out.includes(target)]).toEqual([name, true])
      }
    }
  })

  it('prints the versions with --version', async () => {
    expect((await denier(['--version'])).out).toMatch(/^denier \d+\.\d+\.\d+ \(\d{4}\.\d+\.\d+\)\n$/)
  })
})
