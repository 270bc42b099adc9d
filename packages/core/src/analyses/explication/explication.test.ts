import { describe, expect, it } from 'vitest'
import { explicationsOf } from '../../../../../test/support/explications.ts'
import { defineContract } from '../../definition/contract.ts'
import type { Explanation } from '../../definition/explanation.ts'
import { explains } from '../../definition/explanation.ts'
import { choice, count, euros } from '../../definition/kinds.ts'
import { RefusedQuestion } from '../../definition/refused-question.ts'
import { rows } from '../../definition/shape.ts'
import { defineSimulator, type Simulator } from '../../definition/simulator.ts'
import { explain as coastExplanation } from '../../simulateurs/coast-fire/explain.ts'
import { coastFire } from '../../simulateurs/coast-fire/index.ts'
import { explain as debtExplanation } from '../../simulateurs/cout-dette/explain.ts'
import { coutDette } from '../../simulateurs/cout-dette/index.ts'
import { dca } from '../../simulateurs/dca/index.ts'
import { explain as propertyExplanation } from '../../simulateurs/immobilier/explain.ts'
import { immobilier } from '../../simulateurs/immobilier/index.ts'
import { explain as explanation } from '../../simulateurs/interets-composes/explain.ts'
import { interetsComposes } from '../../simulateurs/interets-composes/index.ts'
import { explicationOf } from './explication.ts'

const simulator = interetsComposes as unknown as Simulator
const explain = explicationsOf(simulator, explanation as Explanation)
const example = { capital: 10_000, mensuel: 300, taux: 7, duree: 20 }
const ids = (list: readonly { readonly id?: string; readonly nom?: string }[]) =>
  list.map(({ id, nom }) => id ?? nom)

describe('explicationOf', () => {
  it('gives one figure at depth 1 with its operands by value', async () => {
    const { data, meta } = await explain({ ...example, figure: 'resume.totalInterets', profondeur: 1 })
    expect(data.etapes).toEqual([
      {
        id: 'totalInterets',
        figure: 'resume.totalInterets',
        libelle: 'Total des intérêts',
        partie: null,
        genre: 'formule',
        formule: 'capitalFinalBrut - totalVerseFinal',
        calcul: '190\u202f957,76 − 82\u202f000',
        operandes: [
          { nom: 'capitalFinalBrut', lu: 190_957.76 },
          { nom: 'totalVerseFinal', lu: 82_000 },
        ],
        branches: [],
        arrondi: null,
        controle: null,
        valeur: expect.closeTo(108_957.757_593, 5),
        arrondie: 108_957.76,
        decimales: 2,
        unite: 'EUR',
        affichee: '108\u202f957,76\u00a0€',
        textes: [],
        avertissements: [],
      },
    ])
    expect(ids(data.coupees)).toEqual(['capitalFinalBrut', 'totalVerseFinal'])
    expect([data.tables, data.parametres, data.droit]).toEqual([[], [], []])
    expect([meta.grammaire, meta.rejouees, meta.endpoint]).toEqual([
      1,
      1,
      'simulateurs/interets-composes/explication',
    ])
  })

  it('explains one more level of steps at each depth, and keeps the tables that formulas read', async () => {
    const at = async (profondeur: number) => {
      const { data } = await explain({ ...example, figure: 'resume.totalInterets', profondeur })
      return [ids(data.etapes), ids(data.tables), ids(data.coupees)]
    }
    expect(await at(2)).toEqual([
      ['capitalFinalBrut', 'totalVerseFinal', 'totalInterets'],
      ['yearly'],
      ['tauxNet', 'tauxMensuel', 'douzeVersements'],
    ])
    expect((await at(3))[2]).toEqual(['douzeVersements'])
    expect((await at(4))[2]).toEqual([])
  })

  it('gives both sides of a condition, and which one was taken', async () => {
    const { data } = await explain({ ...example, figure: 'resume.rendementTotal', profondeur: 1 })
    expect(data.etapes[0]?.branches).toEqual([
      { libelle: '0', formule: '0', valeur: 0, affichee: '0\u00a0%', retenue: false },
      {
        libelle: '100 × Total des intérêts / Total versé',
        formule: '100 * totalInterets / totalVerseFinal',
        valeur: expect.closeTo(132.8753, 4),
        affichee: '132,8753\u00a0%',
        retenue: true,
      },
    ])
  })

  it('explains a warning where the answer has it', async () => {
    const warned = async (taux: number) => {
      const { data } = await explain({ ...example, taux, figure: 'resume.capitalFinalReel' })
      return data.etapes.flatMap(({ avertissements }) => avertissements.map(({ code }) => code))
    }
    expect(await warned(1)).toEqual(['rendement_sous_inflation'])
    expect(await warned(7)).toEqual([])
  })

  it('tells given parameters from defaults', async () => {
    const { data } = await explain({ ...example, figure: 'resume.capitalFinalReel', profondeur: 1 })
    expect(data.parametres.map(({ nom, donne, affichee }) => [nom, donne, affichee])).toEqual([
      ['duree', true, '20\u00a0ans'],
      ['inflation', false, '2\u00a0%'],
    ])
  })

  it('gives the rows of a table, or one of them', async () => {
    const rowsOf = async (request: object) => {
      const { data } = await explain({ ...example, figure: 'yearly', ...request })
      return data.tables[0]?.lignes.map(({ rang }) => rang)
    }
    expect(await rowsOf({})).toEqual([])
    expect(await rowsOf({ lignes: 'yearly' })).toHaveLength(20)
    expect(await rowsOf({ lignes: 'yearly', numero: 7 })).toEqual([7])
    expect(await rowsOf({ numero: 20 })).toEqual([20])
  })

  it('refuses an unknown figure with the nearest', () => {
    const parser = explicationOf(simulator).parserFor({})
    const messages = (figure: string) => {
      const read = parser.fromObject({ ...example, figure })
      return read.ok ? [] : read.problems.map(({ message }) => message)
    }
    expect(messages('resume.totalInteret')[0]).toMatch(/; did you mean resume.totalInterets\?$/)
    expect(messages('capitalFinalbrut')[0]).toMatch(/; did you mean resume.capitalFinalBrut\?$/)
    expect(messages('xyz')[0]).toMatch(
      /^figure must be one of resume.capitalFinalBrut, .*complements.anneeCroisement$/,
    )
  })

  it('refuses a table that its explanation does not have, before any computation', () => {
    const read = explicationOf(simulator)
      .parserFor({})
      .fromObject({ ...example, lignes: 'yearli' })
    expect(read.ok ? [] : read.problems.map(({ message }) => message)).toEqual([
      'lignes must be one of tous, extraits, yearly; did you mean yearly?',
    ])
  })

  it.each([[{ lignes: 'yearly', numero: 21 }, 'numero must be at most 20']])(
    'refuses %j',
    async (request, message) => {
      const refused = await explain({ ...example, ...request }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(RefusedQuestion)
      expect((refused as RefusedQuestion).message).toBe(message)
    },
  )

  it('throws for a simulator without an explanation', () => {
    const { loadExplanation: _, ...unexplained } = dca as unknown as Simulator
    expect(() => explicationOf(unexplained)).toThrow('dca has no explanation')
  })
})

/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string | null | undefined) => text?.replace(/[\u202f\u00a0]/g, ' ')

describe('the digits of an explication', () => {
  const debt = explicationsOf(coutDette as unknown as Simulator, debtExplanation as Explanation)
  const coast = explicationsOf(coastFire as unknown as Simulator, coastExplanation as Explanation)
  const property = explicationsOf(immobilier as unknown as Simulator, propertyExplanation as Explanation)
  const calculOf = async (answer: ReturnType<typeof debt>, id: string) =>
    plain((await answer).data.etapes.find((step) => step.id === id)?.calcul)

  it('writes no division by a rate of zero', async () => {
    const free = debt({ capital: 200_000, taux: 0, duree: 20 })
    expect(await calculOf(free, 'mensualiteHorsAssurance')).toBe('200 000 / 240')
    const columns = (await free).data.tables.find(({ id }) => id === 'yearly')?.colonnes
    expect(plain(columns?.find(({ nom }) => nom === 'capitalRestantDu')?.calcul)).toBe(
      '833,33333 × (240 − 12 × Année)',
    )
    const coasting = coast({ age: 30, age_retraite: 65, capital: 50_000, depenses: 2000 })
    expect(await calculOf(coasting, 'capitalAvecPension')).not.toMatch(/ \/ 0(?!,)|\(1 \+ 0\)/)
  })

  it('writes no division by a rate that is printed as 0, and tiny numbers with a power of ten', async () => {
    const lent = property({ prix: 1000, loyer: 0, taux_credit: 1e-9 })
    const credit = (await lent).data.tables.find(({ id }) => id === 'credit')
    const remaining = plain(credit?.colonnes.find(({ nom }) => nom === 'capitalRestantDu')?.calcul)
    expect(remaining).not.toMatch(/ \/ 0(?!,)/)
    const paid = property({ prix: 1000, loyer: 1, apport: 1e-290 })
    const texts = (await paid).data.etapes.flatMap(({ calcul }) => plain(calcul) ?? [])
    expect(texts.filter((text) => / \/ 0(?!,)/.test(text))).toEqual([])
    expect(texts.join('\n')).toContain('1 × 10^(−290)')
  })

  it('writes a formula at one row of a scale of the law with the values of that row', async () => {
    const sold = { prix: 200_000, loyer: 900, horizon: 10, revalo_immo: 8, regime: 'reel' }
    expect(await calculOf(property(sold), 'surtaxe')).toBe('0 si 2 = 0, sinon 3 % × 115 637,02 € − 10 % × 0')
    const kept = property({ ...sold, revalo_immo: 0 })
    expect(await calculOf(kept, 'surtaxe')).toBe('0')
  })

  it('writes an equation with as few digits as give its printed root', async () => {
    const equation = await calculOf(debt({ capital: 200_000, taux: 3.5, duree: 20 }), 'taeg')
    expect(equation).toMatch(/^1 159,92 × /)
  })

  it('writes the label of an unknown rate in a short sum, and divides percents by 100', async () => {
    const short = property({ prix: 150_000, loyer: 700, horizon: 2, taux_actualisation: 5 })
    expect(await calculOf(short, 'tri')).toMatch(/× \(1 \+ Taux de rendement interne \/ 100\)\^\(−2\)$/)
    expect(await calculOf(short, 'tri')).not.toMatch(/rien|si \|/)
    expect(await calculOf(short, 'van')).toMatch(/× \(1 \+ 5 \/ 100\)\^\(−1\) \+ /)
  })

  it('gives the decimals to read a column with, where other cells need more than are printed', async () => {
    const rented = { prix: 200_000, loyer: 900, travaux: 10_000, meubles: 6000, apport: 40_000, horizon: 15 }
    const { data } = await property({ ...rented, regime: 'lmnp_reel', lignes: 'extraits' })
    const loan = data.tables.find(({ id }) => id === 'credit')
    const column = (name: string) => loan?.colonnes.find(({ nom }) => nom === name)
    // 12 x 1 107.723 - 6 714.712 is 6 577.964; with 1 107.72 and 6 714.71 it is 6 577.93
    expect(plain(column('interets')?.calcul)).toBe(
      'Mensualités payées dans l’année × 1 107,723 − Capital remboursé',
    )
    expect([column('principal')?.decimales, column('principal')?.decimalesLues]).toEqual([2, 3])
    expect(column('interets')?.decimalesLues).toBeUndefined()
  })
})

describe('explicationOf a formula that does not give the value of the computation', () => {
  const spoiled: Explanation = {
    ...(explanation as Explanation),
    steps: (explanation as Explanation).steps.map((step) =>
      step.id === 'totalInterets' && step.type === 'formula'
        ? { ...step, formula: 'capitalFinalBrut + totalVerseFinal' }
        : step.type === 'table'
          ? { ...step, columns: { ...step.columns, interets: 'capitalBrut + totalVerse' } }
          : step,
    ),
  }

  it('shows the value without its derivation', async () => {
    const { data, meta } = await explicationsOf(
      simulator,
      spoiled,
    )({ ...example, figure: 'resume.rendementTotal' })
    const step = data.etapes.find(({ id }) => id === 'totalInterets')
    expect([step?.genre, step?.formule, step?.calcul, step?.operandes]).toEqual(['valeur', null, null, []])
    expect(step?.arrondie).toBe(108_957.76)
    const [table] = data.tables
    expect(table?.colonnes.find(({ nom }) => nom === 'interets')?.formule).toBeNull()
    expect(table?.lignes).toHaveLength(20)
    expect(Object.keys(table?.lignes[0]?.valeurs ?? {})).toEqual(['interets'])
    expect(meta.rejouees).toBe(data.etapes.length - 1)
  })
})

describe('explicationOf a long table and compared choices', () => {
  const contract = defineContract({
    name: 'essai',
    title: { fr: 'Essai', en: 'Trial' },
    purpose: { fr: 'Un essai.', en: 'A trial.' },
    group: 'epargner',
    params: {
      lignesDemandees: count({ min: 1, max: 5000, label: { fr: 'Lignes', en: 'Rows' } }),
      regime: choice({
        choices: { simple: { fr: 'Simple', en: 'Single' }, double: { fr: 'Double', en: 'Double' } },
        default: 'simple',
        label: { fr: 'Régime', en: 'Regime' },
      }),
    },
    result: {
      resume: { total: euros({ label: { fr: 'Total', en: 'Total' } }) },
      mois: rows({ cumul: euros({ label: { fr: 'Cumul', en: 'Running sum' } }) }),
    },
    table: 'mois',
    headings: { mois: { fr: 'Mois', en: 'Months' } },
    charts: [],
    compared: ['regime'],
    sentence: { fr: () => 'Un essai.', en: () => 'A trial.' },
    warnings: {},
    sources: [],
    disclaimer: { fr: 'Essai.', en: 'Trial.' },
    example: { query: { lignesDemandees: 3 }, expect: { resume: { total: 6 } } },
  })
  const trial = defineSimulator(contract, ({ lignesDemandees, regime }) => {
    const unit = regime === 'double' ? 4 : 2
    const mois = Array.from({ length: lignesDemandees }, (_, index) => ({ cumul: unit * (index + 1) }))
    return { data: { resume: { total: unit * lignesDemandees }, mois }, warnings: {} }
  })
  const { step, table, explanation: explanationOf } = explains(contract)
  const ask = explicationsOf(
    trial as unknown as Simulator,
    explanationOf({
      steps: [
        table('mois', {
          count: 'lignesDemandees',
          start: {},
          columns: { cumul: 'prev.cumul + if(regime = "double", 4, 2)' },
        }),
        step('total', 'last(mois, mois.cumul)'),
      ],
    }) as Explanation,
  )

  it('refuses more than 720 rows of one table at once, and gives one row of such a table', async () => {
    const query = { lignesDemandees: 721, figure: 'mois', lignes: 'mois' }
    const refused = await ask(query).catch((error: unknown) => error)
    expect((refused as Error).message).toBe(
      'lignes must name a table of at most 720 rows; mois has 721: give numero too',
    )
    const { data } = await ask({ ...query, numero: 721 })
    expect(data.tables[0]?.lignes).toEqual([{ rang: 721, valeurs: { cumul: 1442 } }])
    expect((await ask({ ...query, lignesDemandees: 720 })).data.tables[0]?.lignes).toHaveLength(720)
  })

  it('refuses more than 720 rows of all tables, and gives an extract instead', async () => {
    const query = { lignesDemandees: 721, lignes: 'tous' }
    const refused = await ask(query).catch((error: unknown) => error)
    expect((refused as Error).message).toBe(
      'lignes must ask for at most 720 rows; all tables have 721: name one, or ask for extraits',
    )
    expect((await ask({ ...query, lignesDemandees: 720 })).data.tables[0]?.lignes).toHaveLength(720)
    const { data } = await ask({ ...query, lignes: 'extraits' })
    expect(data.tables[0]?.lignes.map(({ rang }) => rang)).toEqual([1, 721])
  })

  it('writes a column in words or, for one row, with its values', async () => {
    const calculOf = async (query: object) =>
      (await ask({ lignesDemandees: 4, ...query })).data.tables[0]?.colonnes[0]?.calcul
    expect(await calculOf({})).toBe('Cumul (ligne d’avant) + 2')
    expect(await calculOf({ lignes: 'mois', numero: 3 })).toBe('4 + (4 si Régime (Simple) = Double, sinon 2)')
  })

  it('gives the figure under each other choice, with its query', async () => {
    const { data } = await ask({ lignesDemandees: 3, figure: 'resume.total' })
    expect(data.compares).toEqual([
      {
        parametre: 'regime',
        valeur: 'double',
        libelle: 'Double',
        resultat: 12,
        affichee: '12\u00a0€',
        adresse: 'simulateurs/essai?lignesDemandees=3&regime=double',
      },
    ])
    expect((await ask({ lignesDemandees: 3 })).data.compares).toEqual([])
  })
})
