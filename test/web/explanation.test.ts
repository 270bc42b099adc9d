/** Explanations of figures as the page draws them: the link without a script, each step and table, each value. */
import {
  analyses,
  type ExplicationAnswer,
  type Language,
  languages,
  readQuery,
  resultParts,
} from '@denier/core'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import {
  entriesOf,
  labelOf,
  namesOfStep,
  namesOfTable,
  rootOf,
} from '../../apps/web/src/explanation/entries.ts'
import { EntryView } from '../../apps/web/src/explanation/entry-view.tsx'
import { Explained } from '../../apps/web/src/explanation/explanation-dialog.tsx'
import { formatValue } from '../../apps/web/src/explanation/format-value.ts'
import { formulaInLabels } from '../../apps/web/src/explanation/formula-in-labels.ts'
import { queryOf } from '../../apps/web/src/model/address.ts'
import { OtherFigures } from '../../apps/web/src/result/figures.tsx'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { drawn, stateFor, textOf, today, typedFrom } from './result-page.ts'

/** What no HTML may contain. */
const BROKEN = /\bNaN\b|\bundefined\b|\[object|\sstyle=/
const explained = simulators.filter(({ loadExplanation }) => loadExplanation)

/** The explanation of a figure, or of all of them. */
async function explicationFor(
  name: string,
  question: object,
  language: Language,
  figure = '',
): Promise<ExplicationAnswer> {
  const analysis = analyses.explication(simulatorNamed(name))
  const query = queryOf({ ...typedFrom(question), figure })
  const read = analysis.parserFor({}).fromQuery(readQuery(query))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  await analysis.load(read.question)
  return analysis.answer(read.question, { today }, language) as unknown as ExplicationAnswer
}

const exampleFor = (name: string) => simulatorNamed(name).contract.example.query

describe('Result without a script', () => {
  it.each(explained.map(({ contract }) => contract.name))('links to the note of %s', (name) => {
    const simulator = simulatorNamed(name)
    const html = drawn(simulator, stateFor(simulator, exampleFor(name), 'fr'), 'fr')
    const query = queryOf(typedFrom(exampleFor(name))).replaceAll('&', '&amp;')
    expect(html).toContain(`<a href="/${name}/note?${query}">Comment ces chiffres sont calculés</a>`)
    expect(html).not.toContain('<button')
  })

  it('has no such link for a simulator without an explanation', () => {
    const { loadExplanation: _, ...plain } = simulatorNamed('interets-composes')
    const html = drawn(plain, stateFor(plain, plain.contract.example.query, 'en'), 'en')
    expect(html).not.toContain('How these figures')
  })
})

const each = explained.flatMap(({ contract: { name } }) => languages.map((language) => ({ name, language })))

describe.each(each)('Explanation of $name in $language', ({ name, language }) => {
  it('draws every step and table with its value, its formulas and its texts of law', async () => {
    const { data } = await explicationFor(name, exampleFor(name), language)
    const entries = entriesOf(data)
    expect(data.etapes.length).toBeGreaterThan(3)
    for (const { id } of [...data.etapes, ...data.tables]) {
      const entry = entries.get(id) ?? expect.fail(id)
      const html = renderToString(
        h(EntryView, {
          entry,
          entries,
          language,
          simulator: simulatorNamed(name),
          query: '',
          compared: [],
          open: () => {},
        }),
      )
      expect(html).not.toMatch(BROKEN)
      const text = textOf(html)
      if (entry.type === 'table')
        for (const { nom, formule } of entry.table.colonnes)
          if (formule !== null) expect(text).toContain(`${nom} = ${formule}`)
      if (entry.type !== 'step') continue
      const { step } = entry
      expect(text).toContain(step.affichee)
      // a figure that never exists here has a reason in place of a formula
      if (step.formule === 'null') continue
      if (step.formule !== null) expect(text).toContain(step.formule)
      if (step.genre === 'formule') expect(text).toContain(`${step.calcul} = ${step.affichee}`)
      expect(html.match(/class="why-law"/g) ?? []).toHaveLength(step.textes.length)
      const opened = step.operandes.filter(({ nom }) =>
        ['step', 'table'].includes(entries.get(nom)?.type ?? ''),
      )
      for (const { nom } of opened) expect(html).toContain(`data-operand="${nom}"`)
    }
  })

  it('opens each decisive figure on its own step, under the label and value of the page', async () => {
    const simulator = simulatorNamed(name)
    for (const path of simulator.contract.decisive) {
      const answer = await explicationFor(name, exampleFor(name), language, path)
      expect(rootOf(answer.data)).toBeDefined()
      const props = { simulator, language, path, label: 'The label', text: 'The value', query: '', answer }
      const html = renderToString(h(Explained, props))
      expect(html).toMatch(/<h2 id="why-title" tabindex="-1">The label<\/h2>/)
      expect(html).toContain('The value')
      expect(html).not.toContain('class="why-back"')
    }
  })
})

describe('formulaInLabels', () => {
  const question = { revenu: 42000, nature: 'imposable', situation: 'marie', enfants: 1 }
  const inLabels = async (formula: string, language: Language) => {
    const { data } = await explicationFor('fiscalite', question, language)
    const { contract } = simulatorNamed('fiscalite')
    return formulaInLabels(formula, { entries: entriesOf(data), contract, language })?.replaceAll(/\s/g, ' ')
  }

  it.each([
    ['impotBrut - decote', 'Impôt brut − Décote', 'Gross tax − Décote (relief on small taxes)'],
    ['max(0, 0.5 * revenuAvantPer)', 'max(0 ; 0,5 × Revenu avant les versements sur le PER)', undefined],
    ['revenuImposable / nombreParts', 'Revenu imposable du foyer / Nombre de parts', undefined],
    [
      'if(exceeds(impotBrut, decote), 2 * decote, null)',
      'si Impôt brut dépasse Décote : 2 × Décote, sinon rien',
      'if Gross tax exceeds Décote (relief on small taxes): 2 × Décote (relief on small taxes), else nothing',
    ],
    ['not exceeds(impotBrut, 2)', 'Impôt brut ne dépasse pas 2', 'Gross tax does not exceed 2'],
    ['2 + if(situation = "marie", 1, 0)', '2 + (si Situation de famille = Marié : 1, sinon 0)', undefined],
    [
      'sum(baremeImpotRevenu, baremeImpotRevenu.taux * max(0, min(decote, baremeImpotRevenu.a) - baremeImpotRevenu.de))',
      'pour chaque tranche de « Barème de l’impôt, par part et par année de revenus », additionner taux × (part de Décote entre le bas et le haut de la tranche)',
      undefined,
    ],
    [
      'last(baremeImpotRevenu, baremeImpotRevenu.taux)',
      'dernière ligne de « Barème de l’impôt, par part et par année de revenus » : Taux',
      undefined,
    ],
    ['2', undefined, undefined],
    ['unknown + 1', undefined, undefined],
    ['if(impotBrut = "unknown", 1, 0)', undefined, undefined],
  ])('writes %s as on paper, where every name has a label', async (formula, french, english) => {
    expect(await inLabels(formula, 'fr')).toBe(french)
    if (english ?? !french) expect(await inLabels(formula, 'en')).toBe(english)
  })
})

/** A name in the grammar of formulas: in camel case, with an underscore, of a column, or before its operands. */
const API_NAME = /[a-zà-ÿ][A-Z][a-z]|\w_\w|[a-z]\.[a-z]|"|\b(?!max\(|min\()[a-z]+\(|[*]|<=|>=|<>/

describe('Formula of a column', () => {
  it('says which column is of its own row, where a column of another table has the same label', async () => {
    const { contract } = simulatorNamed('donation')
    const { data } = await explicationFor('donation', contract.example.query, 'fr')
    const own = data.tables.find(({ id }) => id === 'yearly') ?? expect.fail('no table')
    const { formule } = own.colonnes.find(({ nom }) => nom === 'droitsLaisser') ?? expect.fail('no column')
    const writing = { entries: entriesOf(data), contract, language: 'fr' as const, own }
    expect(formulaInLabels(formule ?? '', writing)).toBe(
      'somme, sur les lignes de « Les droits au décès, année par année » : (si Année = Année de cette ligne : Droits si l’on laisse, sinon 0)',
    )
  })
})

describe.each(languages)('Dialog of explanations in %s', (language) => {
  it('shows no name of the API in the formulas of the default questions', async () => {
    const left: string[] = []
    let formulas = 0
    for (const simulator of explained) {
      const { contract } = simulator
      const { data } = await explicationFor(contract.name, contract.example.query, language)
      const entries = entriesOf(data)
      const look = (
        place: string,
        formula: string | null | undefined,
        own?: (typeof data.tables)[number],
      ) => {
        if (!formula || !/[A-Za-z]/.test(formula) || /^(?:null|true|false)$/.test(formula)) return
        formulas += 1
        const text = formulaInLabels(formula, { entries, contract, language, ...(own && { own }) })
        if (text === undefined || API_NAME.test(text))
          left.push(`${contract.name} ${place}: ${text ?? formula}`)
      }
      for (const { id, formule, controle, renvoi } of data.etapes) {
        look(id, formule)
        look(id, controle)
        for (const one of renvoi?.parametres ?? []) look(id, one.formule)
      }
      for (const table of data.tables) {
        for (const { nom, formule } of table.depart) look(`${table.id}.${nom}`, formule)
        for (const { nom, formule } of table.colonnes) look(`${table.id}.${nom}`, formule, table)
      }
    }
    expect(formulas).toBeGreaterThan(1000)
    expect(left).toEqual([])
  })
})

describe('Explanation of a tax', () => {
  const question = { revenu: 42000, nature: 'imposable', situation: 'marie', enfants: 1 }

  it('writes a formula in labels above the one with names', async () => {
    const { data } = await explicationFor('fiscalite', question, 'fr', 'resume.impotNet')
    const entries = entriesOf(data)
    const entry = entries.get('impotApresDecote') ?? expect.fail('no step')
    const simulator = simulatorNamed('fiscalite')
    const shown = {
      entry,
      entries,
      language: 'fr' as const,
      simulator,
      query: '',
      compared: [],
      open: () => {},
    }
    expect(textOf(renderToString(h(EntryView, shown)))).toMatch(
      /Impôt après la décote = Impôt brut − Décote\s*Telle que l’API l’écrit\s*impotApresDecote = impotBrut - decote/,
    )
  })

  it('shows the branch kept and the one rejected, the law with its date, and its inputs', async () => {
    const { data } = await explicationFor('fiscalite', question, 'fr', 'resume.decote')
    const entries = entriesOf(data)
    const id = rootOf(data) ?? expect.fail('no step')
    const entry = entries.get(id) ?? expect.fail(id)
    if (entry.type !== 'step') return expect.fail('no step')
    const html = renderToString(
      h(EntryView, {
        entry,
        entries,
        language: 'fr',
        simulator: simulatorNamed('fiscalite'),
        query: '',
        compared: [],
        open: () => {},
      }),
    )
    const text = textOf(html).replaceAll(/[\s\u202f\u00a0]+/g, ' ')
    expect(entry.step.branches.map(({ retenue }) => retenue).toSorted()).toEqual([false, true])
    for (const part of [
      '(retenue)',
      '(écartée)',
      'CGI, art. 197',
      'depuis le 1er janvier',
      'fixé par le droit',
    ])
      expect(text).toContain(part)
    expect(html).toContain('href="https://www.legifrance.gouv.fr/')
  })
})

describe('Explanation of a table', () => {
  const question = { prix: 200_000, loyer: 900, regime: 'lmnp_reel', horizon: 15 }

  it('shows the values of the reader in the rows where something changes, and asks for any other row', async () => {
    const simulator = simulatorNamed('immobilier')
    const answer = await explicationFor('immobilier', { ...question, lignes: 'extraits' }, 'fr', 'yearly')
    const props = { simulator, language: 'fr' as const, path: 'yearly', label: 'Année par année', text: '' }
    const html = renderToString(h(Explained, { ...props, query: '', answer }))
    const text = textOf(html).replaceAll(/[\s\u202f\u00a0]+/g, ' ')
    const table = answer.data.tables.find(({ id }) => id === 'yearly') ?? expect.fail('no table')
    const rows = table.lignes.map(({ rang }) => rang)
    expect([rows[0], rows.at(-1)]).toEqual([1, 15])
    expect(text).toContain(`Colonne ${rows.map((rang) => `Ligne ${rang}`).join(' ')}`)
    expect(text).toMatch(/Loyers encaissés 10 260,00 € .*12 637,81 €/)
    expect(html).toContain('<input type="number" inputmode="numeric" min="1" max="15" required')
  })
})

describe('A figure without a value', () => {
  it('is a button like any other', () => {
    const simulator = simulatorNamed('achat-location')
    const state = stateFor(simulator, simulator.contract.example.query, 'fr')
    if (!state.reply.ok) return expect.fail('refused')
    const groups = resultParts(simulator.contract.result, state.reply.answer.data).groups
    const figures = { contract: simulator.contract, groups, language: 'fr' as const, explain: () => {} }
    const html = renderToString(h(OtherFigures, figures))
    expect(html).toMatch(/<button[^>]*aria-label="Taux d’effort[^"]*—"[^>]*>—<\/button>/)
  })

  it.each([
    ['fiscalite', { revenu: 42_000 }, 'resume.tauxPrelevementConjoint', 'Il n’y a pas de conjoint'],
    [
      'drawdown',
      { capital: 100_000, actions: 0, obligations: 100 },
      'resume.recuperationMoisMax',
      'sa formule ne donne rien',
    ],
  ])(
    'opens a figure of %s without a value on the reason why there is none',
    async (name, question, figure, reason) => {
      const answer = await explicationFor(name, question, 'fr', figure)
      const props = {
        simulator: simulatorNamed(name),
        language: 'fr' as const,
        path: figure,
        label: '',
        text: '—',
      }
      const text = textOf(renderToString(h(Explained, { ...props, query: '', answer })))
      expect(text).toContain('ce chiffre n’existe pas')
      expect(text).toContain(reason)
      expect(text).not.toContain('null = null')
    },
  )
})

describe('namesOfTable and namesOfStep', () => {
  it('returns what formulas read, each once, without own columns', async () => {
    const { data } = await explicationFor('interets-composes', exampleFor('interets-composes'), 'en')
    const entries = entriesOf(data)
    const [table = expect.fail('no table')] = data.tables
    const names = namesOfTable(table, entries)
    expect(names).toEqual(expect.arrayContaining(['duree', 'mensuel', 'tauxNet', 'douzeVersements']))
    expect(names).not.toContain('gain')
    expect(new Set(names).size).toBe(names.length)
    const real = entries.get('capitalFinalReel')
    if (real?.type !== 'step') return expect.fail('no step')
    expect(namesOfStep(real.step, entries)).toEqual(['capitalFinalBrut', 'inflation', 'duree'])
    expect([labelOf(entries, 'yearly'), labelOf(entries, 'unknown')]).toEqual([table.libelle, 'unknown'])
  })
})

describe('formatValue', () => {
  const blanks = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')
  it.each([
    [835.93, 'EUR', 2, '835,93 €'],
    [300, 'EUR/month', 2, '300,00 €/mois'],
    [0.00565415, 'fraction', 8, '0,565415 %'],
    [7, '%/year', 4, '7 %'],
    [12.3803, null, 4, '12,3803'],
    [true, null, null, 'oui'],
    ['reel', null, null, 'reel'],
    [null, 'EUR', null, '—'],
  ])('formats %s in %s with %s decimals as %s', (value, unite, decimales, text) => {
    expect(blanks(formatValue(value, { unite, decimales }, 'fr'))).toBe(text)
  })
})
