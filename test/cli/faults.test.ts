/** Invalid command lines: every problem at once, on stderr only, in the language of the user. */
import { languages, readQuery } from '@denier/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from '../support/queries.ts'
import { simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'
import { denier, typed, withSingleSpaces } from './support.ts'

/** A question to `cagr` that lacks its duration, and more words. */
const growth = (...more: string[]) => ['cagr', '--valeur_initiale', '100', '--valeur_finale', '200', ...more]

const ENGLISH = { LANG: 'en_US.UTF-8' }
const FRENCH = { LANG: 'fr_FR.UTF-8' }

/** The output on stderr of a refused command, which prints nothing on stdout. */
async function faults(args: readonly string[], env: Record<string, string> = ENGLISH) {
  const { code, out, err } = await denier(args, { env, columns: 500 })
  expect([code, out]).toEqual([2, ''])
  return err
}

describe.each(simulators.map((simulator) => [simulator.contract.name, simulator] as const))(
  'denier %s with invalid parameters',
  (name, { contract, parser }) => {
    it('repeats the messages of the service in the same order in English', async () => {
      const wrong = Object.fromEntries(Object.keys(contract.params).map((param) => [param, 'abc']))
      const refused = parser.fromQuery(readQuery(textOf(wrong)))
      if (refused.ok) throw new Error('accepted')
      const messages = refused.problems.map(({ message }) => message)
      const lines = (await faults([name, ...typed(wrong)])).split('\n')
      expect(lines.filter((line) => line !== '' && !/^(?: {4}|See)/.test(line))).toEqual(messages)
      const refusedParams = refused.problems.map(({ field }) => field.replace(/\[.*$/, '')) // of a row: don[1].lien
      expect([...new Set(refusedParams)]).toEqual(Object.keys(contract.params))
    })

    it.each(languages)('describes in %s the expected parameters', async (language) => {
      const err = withSingleSpaces(await faults([name, '--lang', language, ...typed({ inconnu: '1' })]))
      for (const field of Object.values(contract.params)) {
        const isRequired = field.default === undefined && !field.optional
        if (isRequired) expect(err).toContain(field.label[language])
      }
      expect(err).toContain(
        language === 'fr'
          ? `« inconnu » n’est pas un paramètre de ${name}`
          : `inconnu is not a parameter of ${name}`,
      )
    })
  },
)

describe('denier error report', () => {
  it('reports every invalid value, missing value and misplaced word in one run, in the order of the contract', async () => {
    const err = await faults(
      growth('--duree', '--inflation', '3,5', '--versemnts', '3', '000', '-taux', '--json', '--csv'),
    )
    const lines = err.split('\n').filter((line) => /^\S/.test(line))
    expect(lines).toEqual([
      'duree must be given a value',
      'inflation must be a number',
      'csv must not be given with json',
      '000 is out of place; a value follows its option, in one word',
      '-taux is not an option',
      'versemnts is not a parameter of cagr; did you mean versements?',
      'See: denier cagr --help',
    ])
  })

  it('accepts and refuses numbers by the grammar of the service', async () => {
    for (const text of ['0x10', '1_000', '3,5', '+3', ' 3', 'Infinity', 'NaN', '−3', '1e9999', '٣'])
      expect(await faults(growth('--duree', text))).toContain('duree must be a number')
    for (const text of ['1e1', '10', '10.', '.5', '12.0'])
      expect((await denier(growth('--duree', text))).code).toBe(0)
  })

  it('refuses an option given twice, in either spelling', async () => {
    expect(await faults(growth('--duree', '3', '--duree', '4'))).toContain('duree must be given once')
    expect(await faults(growth('--duree=3', '--valeur-initiale', '5'))).toContain(
      'valeur_initiale must be given once',
    )
    expect(await faults(growth('--duree=3', '--lang', 'en', '--lang', 'en'))).toContain(
      'lang must be given once',
    )
    expect(await faults(growth('--duree=3', '--json', '--json'))).toContain('json must be given once')
  })

  it('reports an option without a value and does not use the next option as its value', async () => {
    const err = await faults(['cagr', '--valeur_initiale', '--valeur_finale', '200', '--duree', '3'])
    expect(
      err
        .split('\n')
        .filter((line) => /^\S/.test(line))
        .slice(0, -1),
    ).toEqual(['valeur_initiale must be given a value'])
  })

  it('refuses options that would be ignored', async () => {
    const pairs = [
      [['--separateur', 'virgule'], 'separateur must not be given without csv'],
      [['--theme', 'sombre'], 'theme must not be given without svg'],
      [['--csv', '--svg'], 'svg must not be given with csv'],
      [['--csv', '--sensibilite', 'resume.cagr'], 'csv must not be given with sensibilite'],
      [['--valeur', '3', '--sensibilite', 'resume.cagr'], 'valeur must not be given with sensibilite'],
      [['--svg', '--inconnue', 'inflation'], 'svg must not be given with inconnue'],
      [['--inconnue', 'inflation'], 'cible is required'],
      [['--sensibilite', 'resume'], 'cible must be one of resume.cagr'],
      [['--sensibilite'], 'sensibilite must be given a value'],
      [['--lang', 'de'], 'lang must be one of fr, en'],
      [['--json=oui'], 'json must be true or false'],
      [['--', '--json'], '--json is not an option after --, which ends them\n'],
      [['--', '--jsn'], '--jsn is not an option; did you mean --json?'],
      [[''], '"" is out of place'],
      [[' '], '" " is out of place'],
    ] as const
    for (const [more, message] of pairs)
      expect(await faults(growth('--duree', '3', ...more))).toContain(message)
  })

  it('prints the hint in the language of the user', async () => {
    expect(withSingleSpaces(await faults(growth('--duree', '200')))).toContain(
      'duree must be at most 100 Duration: from 0.01 years to 100 years.',
    )
    expect(withSingleSpaces(await faults(growth('--duree', '200'), FRENCH))).toContain(
      '« duree » doit valoir 100 au plus. Durée : de 0,01 an à 100 ans.',
    )
  })
})

describe('denier with an unknown command or option', () => {
  it.each([
    [['cagrr'], 'There is no simulator cagrr; did you mean cagr?'],
    [['achat_location'], 'There is no simulator achat_location; did you mean achat-location?'],
    [['Serve'], 'There is no simulator Serve; did you mean serve?'],
    [['interets'], 'There is no simulator interets; did you mean interets-composes?'],
    [['héritage'], 'There is no simulator héritage; did you mean succession?'],
    [['mortgage'], 'There is no simulator mortgage; did you mean cout-dette or capacite-emprunt?'],
    [['xyzzy'], 'There is no simulator xyzzy\n'],
    [['constructor'], 'There is no simulator constructor'],
    [['help', '--lang', 'en', 'cagrr'], 'There is no simulator cagrr; did you mean cagr?'],
    [['help', '--json', 'cagr'], 'json is not a parameter of help'],
    [['help', 'cagrr'], 'There is no simulator cagrr; did you mean cagr?'],
    [['cagrr', '--help'], 'There is no simulator cagrr; did you mean cagr?'],
    [['--jsno'], 'jsno is not a parameter of denier'],
    [['liste', 'tout'], 'tout is out of place'],
    [['liste', '--port', '3'], 'port is not a parameter of liste'],
    [['completion'], 'completion must be one of bash, zsh'],
    [['completion', 'fish'], 'completion must be one of bash, zsh'],
    [['completion', 'bash', 'zsh'], 'zsh is out of place'],
    [['serve', '--port', 'abc'], 'port must be an integer'],
    [['serve', '--port', '70000'], 'port must be at most 65535'],
    [['serve', '--port', '1', '--port', '2'], 'port must be given once'],
    [['serve', '--host'], 'host must be given a value'],
    [['serve', '--host', 'a', '--host', 'b'], 'host must be given once'],
    [['serve', '--prot', '3'], 'prot is not a parameter of serve; did you mean port?'],
  ])('refuses %j', async (args, message) => {
    expect(await faults(args)).toContain(message)
  })
})

/** English words that an English message of the command or of the service has. */
const ENGLISH_WORDS = /\b(?:must|is|not|of|given|with|without|required|needs?|only|did|see)\b/i

describe('denier in French', () => {
  const french = async (args: readonly string[]) => withSingleSpaces(await faults(args, FRENCH))

  it.each([
    [['cagrr'], 'Il n’y a pas de simulateur cagrr ; vouliez-vous dire cagr ?'],
    [['xyzzy'], 'Il n’y a pas de simulateur xyzzy.'],
    [['--jsno'], '« jsno » n’est pas un paramètre de denier.'],
    [['completion', 'fish'], 'Après completion, il faut l’un de ces noms : bash, zsh.'],
    [['liste', 'tout'], 'tout n’est pas à sa place : une valeur suit son option, en un seul mot.'],
    [['serve', '--port', 'abc'], '« port » doit être un nombre entier.'],
    [['serve', '--port', '70000'], '« port » doit valoir 65535 au plus.'],
    [['serve', '--host', 'a', '--host', 'b'], '« host » ne se donne qu’une fois.'],
    [growth('--duree'), '« duree » attend une valeur.'],
    [growth('--duree', '3,5'), '« duree » doit être un nombre.'],
    [growth('--duree', '-5'), '« duree » doit valoir 0.01 au moins.'],
    [growth('--duree=3', '--duree=4'), '« duree » ne se donne qu’une fois.'],
    [
      growth('--duree=3', '--versemnts=3'),
      '« versemnts » n’est pas un paramètre de cagr ; vouliez-vous dire versements ?',
    ],
    [growth('--duree=3', '--', '--json'), '--json n’est pas une option après --, qui y met fin.'],
    [growth('--duree=3', '-json'), '-json n’est pas une option'],
    [growth('--duree=3', '--csv', '--svg'), '« svg » ne se donne pas avec « csv ».'],
    [growth('--duree=3', '--theme', 'sombre'), '« theme » ne se donne pas sans « svg ».'],
    [growth('--duree=3', '--json=oui'), '« json » doit être true ou false.'],
    [growth('--duree=3', '--inconnue', 'inflation'), '« cible » est à donner.'],
    [growth('--duree=3', '--sensibilite', 'x'), '« cible » doit être l’une de ces valeurs : resume.'],
    [growth('--date_debut', '2020-02-30'), '« date_debut » doit être une date (AAAA-MM-JJ).'],
    [growth(), 'Indiquez « duree », ou bien « date_debut » et « date_fin ».'],
  ] as const)('refuses %j', async (args, message) => {
    expect(await french(args)).toContain(message)
  })

  it.each(simulators.map((simulator) => [simulator.contract.name, simulator] as const))(
    'has no English word in the faults of %s',
    async (name, { contract }) => {
      const wrong = Object.fromEntries(Object.keys(contract.params).map((param) => [param, 'abc']))
      for (const args of [
        [name, ...typed(wrong)],
        [name, '--inconnu', '1'],
        [name, 'de', 'trop'],
      ]) {
        const lines = (await faults(args, FRENCH)).split('\n').filter((line) => /^\S/.test(line))
        expect(lines.length).toBeGreaterThan(1)
        expect(lines.filter((line) => ENGLISH_WORDS.test(line.replaceAll(/«[^»]*»/g, '')))).toEqual([])
      }
    },
  )
})

it('answers with code 0 or refuses with code 2 for any command line', async () => {
  const names = Object.keys(simulators[0]?.contract.params ?? {})
  const word = fc.oneof(
    fc.constantFrom(
      ...names.map((name) => `--${name}`),
      '--json',
      '--csv',
      '--tout',
      '--',
      '-h',
      '--lang',
      '=',
    ),
    fc.constantFrom(
      '10',
      '-5',
      '1e3',
      '3,5',
      'true',
      'fr',
      '',
      'resume.totalVerse',
      '--__proto__',
      '--=1',
      '---',
    ),
    fc.string({ maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 12 }), async (words) => {
      const { code, out, err } = await denier([simulators[0]?.contract.name ?? '', ...words])
      expect([0, 2]).toContain(code)
      expect([out === '', err === '']).toEqual([code === 2, code === 0])
    }),
    cases(400),
  )
})
