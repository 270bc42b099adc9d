/** The six tools for all simulators, which a service lists by default. */
import { fieldsByPath, type Language, languages, rangeParams, valueAt } from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import type { CallToolResult, Client } from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { type InMemoryService, startInMemory } from '../support/service.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { connect, errorsOf, GENERAL, textsOf } from './mcp-client.ts'

/** Their names, in the order of the list. */
const TOOLS = ['chercher', 'decrire', 'simuler', 'resoudre', 'expliquer', 'comparer']
/** The most bytes of the list of tools, of the text of a result and of a description of parameters. */
const MOST_LIST_BYTES = 12_000
const MOST_TEXT_BYTES = 2100
const MOST_DESCRIPTION_BYTES = 6000

let service: InMemoryService
let client: Client
beforeAll(async () => {
  service = await startInMemory()
  client = await connect(service, { pin: '2026-07-28' }, GENERAL)
})
afterAll(async () => {
  await client.close()
  await service.close()
})

const contracts = simulators.map(({ contract }) => contract)
const bytesOf = (value: unknown): number =>
  Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))
const textOf = (result: CallToolResult): string => textsOf(result)[0] ?? ''
/** The result of a tool, whose one text must be short. */
const call = async (name: string, args: Record<string, unknown>): Promise<CallToolResult> => {
  const result = await client.callTool({ name, arguments: args })
  expect(textsOf(result)).toHaveLength(1)
  expect(bytesOf(textOf(result)), `the text of ${name}`).toBeLessThanOrEqual(MOST_TEXT_BYTES)
  return result
}
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')
const dataOf = <T>({ structuredContent }: CallToolResult): T => structuredContent as T
/** Arguments of a tool: a simulator and its worked example. */
const exampleOf = ({ name, example }: (typeof contracts)[number]) => ({
  simulateur: name,
  parametres: example.query as Record<string, unknown>,
})

describe.each(languages)('tools/list in %s', (language) => {
  const listed = async (lang: Language) => {
    const one = await connect(service, 'auto', lang === 'fr' ? '' : `?lang=${lang}`)
    const { tools } = await one.listTools()
    await one.close()
    return tools
  }

  it(`lists the six tools in at most ${MOST_LIST_BYTES} bytes, with room for more simulators`, async () => {
    const tools = await listed(language)
    expect(tools.map(({ name }) => name)).toEqual(TOOLS)
    expect(bytesOf({ tools })).toBeLessThan(MOST_LIST_BYTES / 1.5)
  })

  it('gives each tool a title, a description in its language, and the hints of a reader', async () => {
    const other = await listed(language === 'fr' ? 'en' : 'fr')
    for (const [index, { title, description, annotations }] of (await listed(language)).entries()) {
      expect(title).toMatch(/^\p{Lu}/u)
      expect(title).not.toBe(other[index]?.title)
      expect(description).not.toBe(other[index]?.description)
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false })
    }
  })

  it('declares input schemas that accept the example of a refusal and no unknown argument', async () => {
    const ajv = new Ajv2020({ strict: false })
    for (const { name, inputSchema } of await listed(language)) {
      const { example } = dataOf<{ example: object }>(await call(name, { inconnu: 1 }))
      const validate = ajv.compile(inputSchema)
      expect([name, validate({ ...example, lang: language })]).toEqual([name, true])
      expect([name, validate({ ...example, inconnu: 1 })]).toEqual([name, false])
      expect([name, validate({})]).toEqual([name, false])
    }
  })
})

describe.each(contracts)('general tools on $name', (contract) => {
  const example = exampleOf(contract)

  it.each(languages)(
    'quotes in %s the sentence, figures, law, disclaimer and address of a simulation',
    async (lang) => {
      const result = await call('simuler', { ...example, lang })
      const { answer } = await get(
        service,
        `${simulateur(contract.name, contract.example.query)}&lang=${lang}`,
      )
      const text = textOf(result)
      const { hypotheses: used, droit } = answer.meta
      const sentence = contract.sentence[lang](
        { data: answer.data, used, droit } as never,
        figureFormatter(lang),
      )
      expect(text).toContain(typeset(sentence))
      for (const path of contract.decisive) expect(text).toContain(`(${path})`)
      expect(text).toContain(contract.disclaimer[lang])
      if (answer.meta.droit) expect(text).toMatch(/^(?:Droit|Law) .*20\d\d\.$/m)
      const { adresse } = dataOf<{ adresse: string }>(result)
      expect(text).toContain(adresse)
      const again = await get(service, adresse.slice(service.origin.length))
      expect(again.answer.data).toEqual(
        (await get(service, simulateur(contract.name, contract.example.query))).answer.data,
      )
    },
  )

  it('quotes the range of the first decisive figure, where the service has one', async () => {
    const result = await call('simuler', { ...example, lang: 'en' })
    const response = await get(
      service,
      simulateur(`${contract.name}/plage`, contract.example.query as Record<string, unknown>),
    )
    const ranged = response.answer?.data as { readonly plage?: unknown } | undefined
    const range = response.status === 200 ? ranged?.plage : undefined
    const { plage } = dataOf<{ plage?: unknown }>(result)
    expect(plage ?? null).toEqual(range ?? null)
    const sentence = / if markets disappoint, .* if they do well, one case in ten each[.]/
    if (range) expect(textOf(result)).toMatch(sentence)
    else expect(textOf(result)).not.toMatch(sentence)
  })

  it('gives the range of another volatility and index, and refuses them where there is none', async () => {
    const choices = { volatilite: 22, indice: 'monde' }
    const own = Object.fromEntries(
      Object.entries(choices).filter(([name]) => Object.hasOwn(rangeParams(contract), name)),
    )
    const others = Object.keys(choices).filter((name) => !Object.hasOwn(own, name))
    for (const name of others) {
      const refused = await call('simuler', { ...example, [name]: choices[name as keyof typeof choices] })
      expect(errorsOf(refused).map(({ field }) => field)).toEqual([name])
    }
    if (Object.keys(own).length === 0) return
    const query = { ...(contract.example.query as Record<string, unknown>), ...own }
    const { answer } = await get(service, simulateur(`${contract.name}/plage`, query))
    const result = await call('simuler', { ...example, ...own })
    const { plage, adressePlage } = dataOf<{ plage?: unknown; adressePlage: string }>(result)
    expect(plage).toEqual(valueAt(answer.data, 'plage'))
    for (const [name, value] of Object.entries(own)) expect(adressePlage).toContain(`${name}=${value}`)
    expect(plain(textOf(result))).toContain(`Recalculer la fourchette : ${adressePlage}`)
    const again = await get(service, adressePlage.slice(service.origin.length))
    expect(again.answer.data).toEqual(answer.data)
    expect(dataOf(await call('simuler', example))).not.toHaveProperty('adressePlage')
    const wrong = await call('simuler', { ...example, ...own, volatilite: 61 })
    expect(errorsOf(wrong).map(({ field }) => field)).toEqual(['volatilite'])
  })

  it('answers the data of the service without its tables, and a table on request', async () => {
    const { data, tables } = dataOf<{ data: object; tables: { nom: string; lignes: number }[] }>(
      await call('simuler', example),
    )
    const { answer } = await get(service, simulateur(contract.name, contract.example.query))
    for (const path of fieldsByPath(contract.result).keys()) {
      const isInTable = tables.some(({ nom }) => path.startsWith(`${nom}.`))
      expect([path, valueAt(data, path)]).toEqual([path, isInTable ? undefined : valueAt(answer.data, path)])
    }
    for (const { nom, lignes } of tables) {
      expect(valueAt(answer.data, nom)).toHaveLength(lignes)
      const chosen = await call('simuler', { ...example, detail: nom, depuis: 2 })
      const rows = valueAt(dataOf<{ data: object }>(chosen).data, nom)
      expect(rows).toEqual((valueAt(answer.data, nom) as unknown[]).slice(1, 41)) // forty rows at most, from the second on
    }
  })

  it(`describes each parameter in exactly one group, in at most ${MOST_DESCRIPTION_BYTES} bytes`, async () => {
    interface Description {
      readonly parametres?: readonly { nom: string; min?: number; max?: number; defaut?: unknown }[]
      readonly autresGroupes: readonly { groupe: string }[]
    }
    const whole = await call('decrire', { simulateur: contract.name })
    const groups = dataOf<Description>(whole).autresGroupes.map(({ groupe }) => groupe)
    const results = [whole]
    for (const groupe of groups) results.push(await call('decrire', { simulateur: contract.name, groupe }))
    for (const result of results) expect(bytesOf(result)).toBeLessThanOrEqual(MOST_DESCRIPTION_BYTES)
    const described = results.flatMap((result) => dataOf<Description>(result).parametres ?? [])
    expect(described.map(({ nom }) => nom).sort()).toEqual(Object.keys(contract.params).sort())
    for (const { nom, min, max, defaut } of described) {
      const field = contract.params[nom as keyof typeof contract.params] as unknown as {
        among?: unknown
        min?: number
        max?: number
        default?: unknown
      }
      expect([nom, defaut]).toEqual([nom, field.default])
      if (!field.among) expect([nom, min, max]).toEqual([nom, field.min, field.max])
    }
  })

  it.each(languages)(
    'names in %s, in the text of a group, each parameter and constraint of it',
    async (lang) => {
      interface Group {
        readonly groupe: string
        readonly parametres: readonly { nom: string }[]
        readonly regles?: readonly string[]
        readonly autresGroupes: readonly { groupe: string }[]
      }
      const ask = (groupe = 'essentiels') => call('decrire', { simulateur: contract.name, groupe, lang })
      const others = dataOf<Group>(await ask()).autresGroupes.map(({ groupe }) => groupe)
      const stated: string[] = []
      for (const groupe of ['essentiels', ...others.filter((name) => !name.startsWith('chiffres'))]) {
        expect(groupe).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        const result = await ask(groupe)
        const { parametres, regles = [], autresGroupes } = dataOf<Group>(result)
        const text = textOf(result)
        for (const { nom } of parametres) expect(text).toContain(`- ${nom} (`)
        const lines = text.split('\n').map((line) => line.trim())
        expect(lines).toEqual(expect.arrayContaining([...regles]))
        for (const other of autresGroupes) expect(text).toMatch(new RegExp(`[ (]${other.groupe}[,)\n]`))
        const names = parametres.map(({ nom }) => nom)
        const own = contract.constraints.filter(({ field }) => names.includes(field))
        expect(regles).toEqual(own.map(({ message }) => message))
        stated.push(...regles)
      }
      expect(stated.sort()).toEqual(contract.constraints.map(({ message }) => message).sort())
    },
  )

  it.each(languages)(
    'lists in %s every figure outside tables, in pages that name each other',
    async (lang) => {
      interface Page {
        readonly chiffres: readonly { chemin: string }[]
        readonly tableaux: readonly string[]
        readonly autresGroupes: readonly { groupe: string }[]
      }
      const ask = (groupe: string) => call('decrire', { simulateur: contract.name, groupe, lang })
      const isPage = (groupe: string) => /^chiffres(-\d+)?$/.test(groupe)
      const pagesOf = (page: Page) => page.autresGroupes.map(({ groupe }) => groupe).filter(isPage)
      const first = dataOf<Page>(await ask('chiffres'))
      const pages = ['chiffres', ...pagesOf(first)]
      const listed: string[] = []
      for (const groupe of pages) {
        const result = await ask(groupe)
        const others = pages.filter((page) => page !== groupe)
        expect(bytesOf(result)).toBeLessThanOrEqual(MOST_DESCRIPTION_BYTES)
        expect(pagesOf(dataOf<Page>(result))).toEqual(others)
        for (const page of others) expect(textOf(result)).toMatch(new RegExp(`[ ]${page}(,|$)`, 'm'))
        for (const { chemin } of dataOf<Page>(result).chiffres) {
          expect(textOf(result)).toContain(`- ${chemin} (`)
          listed.push(chemin)
        }
      }
      const inTable = (path: string) => first.tableaux.some((table) => path.startsWith(`${table}.`))
      expect(listed).toEqual([...fieldsByPath(contract.result).keys()].filter((path) => !inTable(path)))
    },
  )

  it.each(['resoudre', 'expliquer', 'comparer'])('receives from %s an example that works', async (tool) => {
    const refused = await call(tool, {
      ...example,
      questions: [{ ...example, parametres: {} }, example],
      inconnu: 1,
    })
    expect(refused.isError).toBe(true)
    const { example: working } = dataOf<{ example: Record<string, unknown> }>(refused)
    const result = await call(tool, working)
    expect([result.isError, textOf(result)]).toEqual([undefined, expect.stringContaining('**')])
  })
})

describe('tool decrire', () => {
  const describeIncomeTax = (args: object) => call('decrire', { simulateur: 'fiscalite', ...args })

  it('names the groups of parameters by the titles of the form, the same in every language', async () => {
    interface Description {
      readonly autresGroupes: readonly { groupe: string }[]
    }
    const namesIn = async (lang: Language) =>
      dataOf<Description>(await describeIncomeTax({ lang })).autresGroupes.map(({ groupe }) => groupe)
    const named = await namesIn('fr')
    expect(named).toEqual(
      expect.arrayContaining(['foyer', 'salaires-pensions-activite', 'capital', 'reductions-et-credits']),
    )
    expect(named).toEqual(expect.arrayContaining(['chiffres', 'chiffres-2']))
    expect(await namesIn('en')).toEqual(named)
  })

  it('names the boxes of the tax return in the text', async () => {
    const capital = textOf(await describeIncomeTax({ groupe: 'capital' }))
    expect(capital).toMatch(/^- dividendes \(.+, case 2DC\)\s: /m)
    expect(capital).toMatch(/^- interets \(.+, cases 2TR, 2BH\)\s: /m)
    const gifts = await describeIncomeTax({ groupe: 'reductions-et-credits', lang: 'en' })
    expect(textOf(gifts)).toMatch(/^- dons_66 \(.+, box 7UF\): /m)
  })

  it('shows the constraints between the parameters of a group and those of another', async () => {
    const text = textOf(await describeIncomeTax({}))
    expect(text).toContain('\n  revenu_conjoint needs situation marie or pacse\n')
  })
})

describe('tool simuler', () => {
  it.each([
    ['fr', /Aucune période de cette durée ne tient dans les données de cet indice/],
    ['en', /No period of this duration fits in the data of this index/],
  ] as const)('says in %s why no share of the past is known', async (lang, reason) => {
    const parametres = { age: 30, age_retraite: 65, capital: 50_000, depenses: 2000 }
    const result = await call('simuler', { simulateur: 'coast-fire', parametres, indice: 'monde', lang })
    const { plage, sansPasse } = dataOf<{ plage: { part: null }; sansPasse: string }>(result)
    expect([plage.part, sansPasse]).toEqual([null, expect.stringMatching(reason)])
    expect(textOf(result)).toMatch(reason)
    const usual = await call('simuler', { simulateur: 'coast-fire', parametres, lang })
    expect(dataOf(usual)).not.toHaveProperty('sansPasse')
  })
})

describe('tool resoudre', () => {
  const parametres = { capital: 10_000, taux: 7, duree: 20 }

  it('finds the value of an unknown, with its unit and the figure reached', async () => {
    const goal = { inconnue: 'mensuel', cible: 'resume.capitalFinalBrut', valeur: 190_957.76 }
    const result = await call('resoudre', {
      simulateur: 'interets-composes',
      parametres,
      ...goal,
      lang: 'en',
    })
    expect(dataOf<{ data: object }>(result).data).toMatchObject({ valeur: 300, atteint: 190_957.76 })
    expect(textOf(result)).toContain('(mensuel): €300/month')
    expect(JSON.stringify(result.structuredContent)).not.toContain('yearly')
  })

  it('measures what matters most for the main figure where no unknown is named', async () => {
    const result = await call('resoudre', {
      simulateur: 'interets-composes',
      parametres: { ...parametres, mensuel: 300 },
      lang: 'en',
    })
    const { data } = dataOf<{ data: { cible: string; effets: { parametre: string }[] } }>(result)
    expect(data.cible).toBe('resume.capitalFinalBrut')
    expect(textOf(result)).toMatch(/^- Gross annual yield \(taux\): 6% → €[\d,.]+, 8% → €[\d,.]+$/m)
  })

  it('asks for the unknown and the value together', async () => {
    const result = await call('resoudre', {
      simulateur: 'interets-composes',
      parametres,
      inconnue: 'mensuel',
    })
    expect(errorsOf(result).map(({ field }) => field)).toEqual(['valeur'])
  })
})

describe('tool expliquer', () => {
  it('explains one figure with its steps and the law that it applies', async () => {
    const parametres = { revenu: 58_000, situation: 'marie', enfants: 1 }
    const result = await call('expliquer', { simulateur: 'fiscalite', parametres, figure: 'resume.decote' })
    const { data } = dataOf<{ data: { etapes: { id: string }[] } }>(result)
    expect(data.etapes.map(({ id }) => id)).toContain('decote')
    expect(textOf(result)).toMatch(/^- Décote \(decote\).*€$/m)
    expect(textOf(result)).toContain('https://www.legifrance.gouv.fr/')
  })

  it('refuses an unknown simulator and an unknown table with what is accepted', async () => {
    const none = await call('expliquer', { simulateur: 'nothing', parametres: {} })
    expect(errorsOf(none)[0]).toMatchObject({ field: 'simulateur', code: 'not_a_choice' })
    const parametres = simulatorNamed('interets-composes').contract.example.query
    const wrong = { simulateur: 'interets-composes', parametres, figure: 'yearly', lignes: 'mois' }
    const french = (await call('expliquer', wrong)) as CallToolResult
    expect(plain(textOf(french))).toContain(
      '« lignes » doit être l’une de ces valeurs : tous, extraits, yearly.',
    )
    const english = await call('expliquer', { ...wrong, lang: 'en' })
    expect(textOf(english)).toContain('lignes must be one of tous, extraits, yearly')
  })

  it.each([{ figure: 'resume.totalInterets', lignes: 'yearly' }, { figure: 'yearly' }])(
    'writes the rows of the table that %j asks for',
    async (choice) => {
      const parametres = simulatorNamed('interets-composes').contract.example.query
      const text = plain(
        textOf(await call('expliquer', { simulateur: 'interets-composes', parametres, ...choice })),
      )
      expect(text).toContain('(yearly) : 20 lignes')
      expect(text).toMatch(/ligne 1 : Année 1; .*Capital \d/)
      expect(text).toMatch(/ligne 20 : Année 20; .*Capital 190 957,76 €/)
    },
  )
})

describe('tool comparer', () => {
  const loan = (parametres: object) => ({ simulateur: 'cout-dette', parametres })
  interface Comparison {
    readonly questions: readonly { valeur: number; adresse: string }[]
    readonly differences: readonly { parametre: string; valeurs: unknown[] }[]
    readonly ecarts: readonly { ecart: number; effets: { parametres: string[]; effet: number }[] | null }[]
  }

  it('attributes each gap to the parameters changed, to the cent', async () => {
    const questions = [
      loan({ capital: 200_000, taux: 3.5, duree: 20 }),
      loan({ capital: 180_000, taux: 3.2, duree: 25 }),
      loan({ capital: 200_000, taux: 3.5, duree: 20, assurance: 0.3 }),
    ]
    const {
      questions: compared,
      differences,
      ecarts,
    } = dataOf<Comparison>(await call('comparer', { questions }))
    expect(differences.map(({ parametre }) => parametre)).toEqual(['capital', 'taux', 'duree', 'assurance'])
    expect(ecarts.map(({ effets }) => effets?.map(({ parametres }) => parametres.join()))).toEqual([
      ['capital', 'taux', 'duree'],
      ['assurance'],
    ])
    for (const [index, { ecart, effets }] of ecarts.entries()) {
      const gap = (compared[index + 1]?.valeur ?? 0) - (compared[0]?.valeur ?? 0)
      expect(ecart).toBeCloseTo(gap, 4)
      expect((effets ?? []).reduce((sum, { effet }) => sum + effet, 0)).toBeCloseTo(gap, 4)
    }
  })

  it('changes together the parameters that are only valid together', async () => {
    const growth = (parametres: object) => ({
      simulateur: 'cagr',
      parametres: { valeur_initiale: 1, valeur_finale: 2, ...parametres },
    })
    const questions = [growth({ duree: 5 }), growth({ date_debut: '2020-01-01', date_fin: '2030-01-01' })]
    const { ecarts } = dataOf<Comparison>(await call('comparer', { questions }))
    expect(ecarts[0]?.effets?.map(({ parametres }) => parametres)).toEqual([
      ['duree', 'date_debut', 'date_fin'],
    ])
  })

  it('compares questions to two simulators without attributing the gap', async () => {
    const buy = {
      simulateur: 'achat-location',
      parametres: simulatorNamed('achat-location').contract.example.query,
    }
    const result = await call('comparer', {
      questions: [loan({ capital: 200_000, taux: 3.5, duree: 20 }), buy],
      lang: 'en',
    })
    expect(dataOf<Comparison>(result).ecarts[0]?.effets).toBeNull()
    expect(textOf(result)).toContain('not broken down')
  })

  it('reports the faults of every question at once, by its place', async () => {
    const questions = [loan({ capital: 1 }), { simulateur: 'cout-dett', parametres: {} }]
    const result = await call('comparer', { questions, cibl: 'x' })
    expect(errorsOf(result).map(({ field }) => field)).toEqual([
      'questions[0].capital',
      'questions[0].taux',
      'questions[0].duree',
      'questions[1].simulateur',
      'cibl',
    ])
  })

  it('names a question by its place after one that is no object', async () => {
    const result = await call('comparer', { questions: [7, { simulateur: 'cout-dett', parametres: {} }] })
    expect(errorsOf(result).map(({ field }) => field)).toEqual(['questions[1].simulateur', 'questions[0]'])
  })

  it.each([[undefined], [[]], [[{}]], ['x'], [Array.from({ length: 5 }, () => ({}))], [[1, null]]])(
    'refuses the questions %j',
    async (questions) => {
      expect((await call('comparer', { questions })).isError).toBe(true)
    },
  )
})

describe('refusal by a general tool', () => {
  it('names the nearest simulator, the bound and the parameter that was meant', async () => {
    const unknown = await call('simuler', { simulateur: 'cagrr', parametres: {} })
    expect(plain(textOf(unknown))).toContain('(le plus proche : cagr).')
    const wrong = {
      simulateur: 'cout-dette',
      parametres: { capital: '200000', tau: 3.5, duree: 200, detail: 'mensuel' },
      detail: 'yearli',
      depuis: 0,
    }
    const french = textOf(await call('simuler', wrong))
    expect(plain(french).split('\n').slice(0, -1)).toEqual([
      'Rien n’a été calculé : 6 fautes dans les arguments.',
      '- « capital » doit être un nombre (nombre en EUR, de 100 à 100000000).',
      '- « taux » est à donner (nombre en %/year, de 0 à 30).',
      '- « duree » doit valoir 40 au plus (nombre entier en years, de 1 à 40).',
      '- « tau » n’est pas un paramètre de cout-dette ; vouliez-vous dire taux ?',
      '- « detail » doit être l’une de ces valeurs : yearly, mensuel (le plus proche : yearly).',
      '- « depuis » doit valoir 1 au moins (nombre entier, de 1 à 10000, 1 par défaut).',
    ])
    const result = await call('simuler', { ...wrong, lang: 'en' })
    expect(textOf(result).split('\n').slice(1, -1)).toEqual([
      '- capital must be a number (number in EUR, 100 to 100000000)',
      '- taux is required (number in %/year, 0 to 30)',
      '- duree must be at most 40 (integer in years, 1 to 40)',
      '- tau is not a parameter of cout-dette; did you mean taux?',
      '- detail must be one of yearly, mensuel; did you mean yearly? (string)',
      '- depuis must be at least 1 (integer, 1 to 10000, 1 by default)',
    ])
  })

  it('is in French alone, and its data too, for any fault of a call in French', async () => {
    const loan = { simulateur: 'cout-dette', parametres: { capital: 200_000, taux: 3.5, duree: 20 } }
    const growth = { simulateur: 'interets-composes', parametres: { capital: 1, taux: 7, duree: 20 } }
    const faulty: readonly (readonly [name: string, args: object])[] = [
      ['chercher', {}],
      ['chercher', { question: 5 }],
      ['chercher', { question: 'x'.repeat(501), questio: 1 }],
      ['decrire', { simulateur: 'cagrr' }],
      ['decrire', { simulateur: 'cagr', groupe: 'x', lan: 'fr' }],
      ['simuler', { ...growth, parametres: { ...growth.parametres, volatilite: 22, lang: 'fr', autre: 1 } }],
      ['simuler', { ...growth, taux: 7, tau: 7, '<b>\n': 1 }],
      ['simuler', { ...growth, parametres: 7 }],
      [
        'simuler',
        { ...growth, parametres: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, i])) },
      ],
      ['simuler', { simulateur: 'cagr', parametres: { valeur_initiale: 1, valeur_finale: 2 } }],
      ['simuler', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [index, index]))],
      ['resoudre', { ...growth, inconnue: 'x', cible: 'y' }],
      ['expliquer', { ...growth, figure: 'x', numero: 0 }],
      ['comparer', { questions: [{ ...loan, cible: 1 }, 7], lignes: 2 }],
      ['comparer', { questions: [{ ...loan, parametres: { ...loan.parametres, tau: 1, lang: 'x' } }] }],
      ['comparer', { questions: [loan, loan], cible: 'x' }],
    ]
    const isEnglish = /\b(?:must|is required|is not|given|beside|did you|one of|needs?|at most)\b/
    for (const [name, args] of faulty) {
      const french = await call(name, { ...args, lang: 'fr' })
      const english = await call(name, { ...args, lang: 'en' })
      expect([name, args, french.isError, english.isError]).toEqual([name, args, true, true])
      const lines = textOf(french).split('\n').slice(0, -1)
      const messages = errorsOf(french).map(({ message }) => message)
      for (const line of [...lines, ...messages])
        expect([name, line]).toEqual([name, expect.not.stringMatching(isEnglish)])
      for (const [index, { message, code }] of errorsOf(english).entries()) {
        expect(message).not.toMatch(/[«»àé]/)
        expect([messages[index] === message, code]).toEqual([false, errorsOf(french)[index]?.code])
      }
    }
  })

  it('says once that an argument of the tool was put among the parameters', async () => {
    const parametres = { capital: 10_000, mensuel: 300, taux: 7, duree: 20, volatilite: 22 }
    const result = await call('simuler', { simulateur: 'interets-composes', parametres })
    expect(plain(textOf(result)).split('\n').slice(0, -1)).toEqual([
      'Rien n’a été calculé : 1 faute dans les arguments.',
      '- « volatilite » se donne à côté de parametres.',
    ])
  })

  it('stays within 2 kB however many faults there are', async () => {
    const parametres = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`x${index}`, 1]))
    const result = await call('simuler', { simulateur: 'fiscalite', parametres, cible: 'x' })
    expect(errorsOf(result)).toHaveLength(20)
    expect(dataOf<{ more: number }>(result).more).toBeGreaterThan(60)
    expect(plain(textOf(result))).toContain('Arguments qui marchent : ')
  })
})
