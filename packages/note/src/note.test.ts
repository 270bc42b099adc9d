import { type ExplicationAnswer, explain, languages } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { contract as budget } from '../../core/src/simulateurs/budget-50-30-20/contract.ts'
import { contract as fiscalite } from '../../core/src/simulateurs/fiscalite/contract.ts'
import { contract } from '../../core/src/simulateurs/interets-composes/contract.ts'
import { contract as fire } from '../../core/src/simulateurs/retraite-fire/contract.ts'
import { contract as succession } from '../../core/src/simulateurs/succession/contract.ts'
import type { Block } from './blocks.ts'
import { bracketTexts, formatTableCell, markdownNote, noteBlocks, textNote } from './index.ts'

/** Euros, euros a month, percent a year, years. */
const query = { capital: 10_000, mensuel: 300, taux: 1, duree: 20 }
/** Replaces non-breaking spaces by plain ones, so that expectations can be read. */
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

async function answerTo(
  options: Parameters<typeof explain<'interets-composes'>>[2],
): Promise<ExplicationAnswer> {
  const reply = await explain('interets-composes', query, { today: '2026-11-23', ...options })
  if (reply.errors) throw new Error(reply.errors[0]?.message)
  return reply
}
const noteOf = async (options: Parameters<typeof answerTo>[0]) =>
  noteBlocks(await answerTo(options), contract as never, options?.lang ?? 'fr')

describe('noteBlocks', () => {
  it('gives inputs, figures, steps, tables, warnings and versions in this order', async () => {
    const blocks = await noteOf({})
    expect(blocks.flatMap((block) => (block.type === 'heading' ? [plain(block.text)] : []))).toEqual([
      'Note de calcul : Intérêts composés',
      'Données',
      'Hypothèses, par défaut',
      'Chiffres',
      'À vérifier',
      'Autres chiffres',
      'Étapes, dans l’ordre du calcul',
      'Tableaux',
      'À savoir',
      'Fonctions des formules',
    ])
    const { meta } = await answerTo({})
    expect(plain(JSON.stringify(blocks.at(-2)))).toContain(
      `${meta.rejouees} étapes rejouées · Grammaire des formules 1 · règles ${meta.regles}.`,
    )
  })

  it('names the words and years that choose the formulas, given and by default', async () => {
    const household = { revenu: 73_960, nature: 'imposable', situation: 'marie', enfants: 1 } as const
    const figure = { figure: 'resume.plafonnement' } as const
    const reply = await explain('fiscalite', household, { today: '2026-11-23', ...figure })
    if (reply.errors) throw new Error(reply.errors[0]?.message)
    const lines = textNote(noteBlocks(reply, fiscalite as never, 'fr'), { width: 80, language: 'fr' }).split(
      '\n',
    )
    const [data, assumed] = ['Données', 'Hypothèses, par défaut'].map((title) => lines.indexOf(title))
    const place = (start: string) => lines.findIndex((line) => line.startsWith(start))
    expect(place('Nature du revenu (nature)')).toBeGreaterThan(data ?? 0)
    expect(place('Nature du revenu (nature)')).toBeLessThan(assumed ?? 0)
    expect(place('Année des revenus (annee_revenus)')).toBeGreaterThan(assumed ?? 0)
  })

  it('writes a length of time in years and months: alone as a figure, after its digits in a step', async () => {
    const savings = { capital: 0, mensuel: 1000, depenses: 2000, taux: 7 }
    const reply = await explain('retraite-fire', savings, { today: '2026-11-23', lang: 'en' })
    if (reply.errors) throw new Error(reply.errors[0]?.message)
    const text = plain(textNote(noteBlocks(reply, fire as never, 'en'), { width: 110, language: 'en' }))
    expect(text).toMatch(/^Years to independence: 25 years and 7 months$/m)
    expect(text).toMatch(/^Years to independence \(\w+\): 25[.]56 years \(25 years and 7 months\)$/m)
  })

  it('lists the values whose steps depth leaves out, and of the figures only the one asked for', async () => {
    const text = plain(
      textNote(await noteOf({ figure: 'resume.totalInterets', depth: 1, lang: 'en' }), { language: 'en' }),
    )
    expect(text).toContain('Values taken without their detail\n─')
    expect(text).toContain('Final capital (capitalFinalBrut): €91,832.98')
    expect(text).toContain('Figures\n───────\nTotal interest: €9,832.98\n')
    expect(text).toContain(
      '  Calculation: 91,832.98 − 82,000\n  Formula: capitalFinalBrut - totalVerseFinal\n',
    )
  })

  it('names the steps at 0 that the only shown formula reads', async () => {
    const balanced = { revenu: 2500, besoins: 0, envies: 0, epargne_precaution: 1000 }
    const reply = await explain('budget-50-30-20', balanced, { figure: 'diagnostic', depth: 2 })
    if (reply.errors) throw new Error(reply.errors[0]?.message)
    const text = plain(textNote(noteBlocks(reply, budget as never, 'fr'), { language: 'fr' }))
    expect(text).toContain('max(1, reperesDepasses)')
    expect(text).toContain('Repères dépassés (reperesDepasses)')
  })

  it('gives the value of a parameter that only another question changes', async () => {
    const estate = { patrimoine: 100_000, lien: 'enfant' } as const
    const reply = await explain('succession', estate, { figure: 'resume.effetForfaitMobilier', lang: 'en' })
    if (reply.errors) throw new Error(reply.errors[0]?.message)
    const text = plain(textNote(noteBlocks(reply, succession as never, 'en'), { language: 'en' }))
    expect(text).toMatch(/\(forfait_mobilier\)\s+= yes/)
    expect(text).toMatch(/\(forfait_mobilier\): (yes|no)/)
  })

  it('writes of a step without derivation that it has none, and no formula', async () => {
    const answer = await answerTo({ figure: 'resume.totalInterets', depth: 1 })
    const [step] = answer.data.etapes
    const withoutFormula = { ...step, genre: 'valeur', formule: null, calcul: null, operandes: [] }
    const data = { ...answer.data, etapes: [withoutFormula] } as unknown as ExplicationAnswer['data']
    const text = plain(textNote(noteBlocks({ ...answer, data }, contract as never, 'fr')))
    expect(text).toContain('donnée sans dérivation')
    expect(text).not.toContain('Formule :')
  })
})

describe.each(languages)('notes in %s', (language) => {
  it('keeps the lines of a text within its width', async () => {
    const blocks = await noteOf({ lang: language, rows: 'yearly' })
    for (const width of [60, 80, 120]) {
      const lines = textNote(blocks, { width, language }).split('\n')
      const tooLong = lines.filter((line) => line.length > width && line.trim().includes(' '))
      expect(tooLong).toEqual([])
    }
  })

  it('gives every step and every formula in Markdown too', async () => {
    const answer = await answerTo({ lang: language })
    const markdown = markdownNote(noteBlocks(answer, contract as never, language), language)
    for (const { id, formule } of answer.data.etapes) {
      expect(markdown).toContain(`(\`${id}\`)`)
      expect(markdown).toContain(`\`${formule}\``)
    }
    for (const { formule } of answer.data.tables[0]?.colonnes ?? [])
      expect(markdown).toContain(`\`${formule}\``)
  })
})

describe('markdownNote', () => {
  it('escapes what Markdown would read', () => {
    const blocks: Block[] = [
      { type: 'paragraph', text: '# 1 * 2 <b> [x](y)' },
      { type: 'table', head: ['a|b'], rows: [['`c`']] },
      {
        type: 'entry',
        entry: {
          label: 'a_b',
          name: 'a_b',
          value: '2 * 3',
          details: [{ text: 'x', url: 'https://a.example/(b)' }],
        },
      },
    ]
    expect(markdownNote(blocks, 'en')).toBe(
      '\\# 1 \\* 2 \\<b\\> \\[x\\](y)\n\n| a\\|b |\n| ---: |\n| \\`c\\` |\n\n- **a\\_b** (`a_b`): 2 \\* 3\n  - [x](<https://a.example/(b)>)\n',
    )
  })
})

describe('textNote', () => {
  it('transposes a table that is wider than a line, as markdownNote does', () => {
    const head = ['Row', ...Array.from({ length: 9 }, (_, index) => `Depreciation carried forward ${index}`)]
    const table: Block = {
      type: 'table',
      head,
      rows: [head.map((_, index) => `${index}`), head.map(() => '€1,000')],
    }
    const lines = textNote([table], { width: 60, language: 'en' }).split('\n')
    expect(lines.slice(0, 2)).toEqual([
      `Row${' '.repeat(48)}0  €1,000`,
      `Depreciation carried forward 0${' '.repeat(21)}1  €1,000`,
    ])
    expect(markdownNote([table], 'en').split('\n').slice(0, 3)).toEqual([
      '| Row | 0 | €1,000 |',
      '| ---: | ---: | ---: |',
      '| Depreciation carried forward 0 | 1 | €1,000 |',
    ])
  })

  it('aligns a table that fits, and writes a very narrow one row by row', () => {
    const table: Block = {
      type: 'table',
      head: ['Row', 'Capital, gross'],
      rows: [
        ['1', '€10'],
        ['12', '€1,000'],
      ],
    }
    expect(textNote([table], { language: 'en' })).toBe(
      'Row  Capital, gross\n  1             €10\n 12          €1,000\n',
    )
    expect(textNote([table], { width: 18, language: 'en' })).toBe(
      'Row: 1\n  Capital,\n    gross: €10\nRow: 12\n  Capital,\n    gross: €1,000\n',
    )
  })
})

describe('bracketTexts', () => {
  const scale = (unite: string, lignes: readonly object[]) => ({ unite, lignes }) as never

  it('writes fractions by age in years, percents and tenths', () => {
    const usufruct = scale('ages', [
      { moinsDe: 21, usufruit: 0.9 },
      { moinsDe: 91, usufruit: 0.2 },
      { moinsDe: null, usufruit: 0.1 },
    ])
    expect(bracketTexts(usufruct, 'fr').map(plain)).toEqual([
      'moins de 21 ans : 90 % (9/10)',
      'moins de 91 ans : 20 % (2/10)',
      '91 ans et plus : 10 % (1/10)',
    ])
    expect(bracketTexts(usufruct, 'en').map(plain)[2]).toBe('91 years and over: 10% (1/10)')
  })

  it('writes rates in percent without bounds, and the relief above a threshold in words', () => {
    expect(bracketTexts(scale('%/year', [{ taux: 3, nom: 'prudent' }]), 'fr').map(plain)).toEqual(['3 %'])
    const surtax = scale('surtax', [
      { de: 50_000, a: null, taux: 0.02, lisseJusqua: 60_000, tauxLissage: 0.05 },
    ])
    expect(bracketTexts(surtax, 'fr').map(plain)).toEqual([
      'au-delà de 50 000 € : 2 %, moins 5 % de ce qui manque pour atteindre 60 000 €',
    ])
  })
})

describe('formatTableCell', () => {
  it.each([
    [1234.5678, 'EUR', 2, undefined, '1 234,57 €'],
    [1234.5678, 'EUR', 2, 3, '1 234,568 €'],
    [1234.5, 'EUR/month', 2, 3, '1 234,50 € par mois'],
    [0.272_705_12, 'fraction', 8, undefined, '27,2705 %'],
    [0.272_705_12, 'fraction', 8, 8, '27,270512 %'],
    [4.123_456, '%', 4, 5, '4,12346 %'],
    [23.2061, 'years', 2, 3, '23,206 ans'],
    [1.112_982_66, null, 4, 6, '1,112983'],
  ])(
    'formats %d in %s with %j decimals, or %j where other cells are computed from it',
    (value, unite, decimales, decimalesLues, printed) => {
      const column = { unite, decimales, ...(decimalesLues !== undefined && { decimalesLues }) }
      expect(plain(formatTableCell(value, column, 'fr'))).toBe(printed)
    },
  )
})
