/** The note of each simulator as the service sends it: its numbers are those of the explication, and no script is in it. */
import { type ExplicationAnswer, type Field, type Language, languages } from '@denier/core'
import { formatFigure } from '@denier/prose'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

const explained = simulators.filter(({ loadExplanation }) => loadExplanation)
const cases = explained.flatMap(({ contract }) => languages.map((language) => ({ contract, language })))

/** A length of time, which a step has in years and months after its digits. */
const YEARS: Field = { kind: 'years', label: { fr: '', en: '' } }

const service = await sharedInMemory()
const get = (path: string, from: Pick<typeof service, 'origin' | 'fetch'> = service) =>
  from.fetch(from.origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
const pathOf = (name: string, language: Language) => `${language === 'fr' ? '' : '/en'}/${name}/note`
const queryOf = (query: object): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/** The text of a piece of HTML, with plain spaces. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replace(/[\u202f\u00a0\s]+/g, ' ')
    .trim()

/** A printed number with the unit of its last digit; `undefined` for words. */
function numberIn(text: string, language: Language): { value: number; unit: number } | undefined {
  const [, sign = '', digits = ''] = /^([−-]?)\s*€?\s*([\d\s,.]*\d)/.exec(text) ?? []
  if (digits === '') return undefined
  const bare = language === 'fr' ? digits.replace(/\s/g, '').replace(',', '.') : digits.replaceAll(',', '')
  const decimals = bare.split('.')[1]?.length ?? 0
  return { value: (sign === '' ? 1 : -1) * Number(bare), unit: 10 ** -decimals }
}

/** The rows of the tables of a page, each as the texts of its cells. */
const rowsOf = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell),
  )

/** The small print of a page: what is zero and has no row, values taken without their detail. */
const smallPrintOf = (html: string): string =>
  [...html.matchAll(/<p class="note-small">.*?<\/p>/gs)].map(([text]) => plain(text)).join(' ')

describe.each(cases)('Note of $contract.name in $language', ({ contract, language }) => {
  let html = ''
  let answer: ExplicationAnswer
  beforeAll(async () => {
    const query = queryOf(contract.example.query)
    const response = await get(`${pathOf(contract.name, language)}?${query}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, max-age=300'])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    html = await response.text()
    const data = await get(
      `/api/v1/simulateurs/${contract.name}/explication?${query}&lignes=extraits&profondeur=3&lang=${language}`,
    )
    answer = (await data.json()) as ExplicationAnswer
  })

  it('needs no script, and holds no value that went wrong', () => {
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/\bNaN\b|\bundefined\b|\[object|\sstyle=|Infinity/)
  })

  it('has the value of each step that it shows, and the calculation with it', () => {
    const rows = rowsOf(html).map((cells) => cells.map(plain))
    const labels = new Set(rows.map(([label]) => label))
    const zeros = smallPrintOf(html)
    // a column may have the label of a step that is zero, which has no row
    const shown = answer.data.etapes.filter(
      ({ libelle, arrondie }) =>
        labels.has(plain(libelle)) && !(arrondie === 0 && zeros.includes(plain(libelle))),
    )
    expect(shown.length).toBeGreaterThan(3)
    for (const { libelle, affichee, unite, valeur } of shown) {
      const values = rows.filter(([label]) => label === plain(libelle)).map(([, , value]) => value)
      const isLength = unite === 'years' && !Number.isInteger(valeur)
      const length = isLength ? ` (${formatFigure(YEARS, valeur, language)})` : ''
      expect(values).toContain(plain(affichee + length))
    }
    for (const path of contract.decisive) {
      const step = answer.data.etapes.find(({ figure }) => figure === path) ?? expect.fail(path)
      expect(plain(html)).toContain(plain(step.affichee))
    }
  })

  it('has the cells of the explication in its tables, rounded as they print', () => {
    const rows = rowsOf(html)
    const zeros = smallPrintOf(html)
    let compared = 0
    for (const { colonnes, lignes } of answer.data.tables) {
      const whole = lignes.filter(({ valeurs }) => colonnes.every(({ nom }) => nom in valeurs))
      for (const { nom, libelle, unite, formule } of colonnes) {
        if (unite === 'YYYYMMDD') {
          for (const { valeurs } of whole) expect(plain(html)).not.toContain(String(valeurs[nom]))
          continue
        }
        if (formule === '0') {
          expect(whole.every(({ valeurs }) => valeurs[nom] === 0)).toBe(true)
          expect(zeros).toContain(plain(libelle))
          continue
        }
        const values = whole.map(({ valeurs }) => valeurs[nom]).filter((one) => typeof one === 'number')
        // columns of words, and tables that the note only extracts, are not compared
        if (values.length !== whole.length || whole.length === 0 || whole.length > 12) continue
        const scale = unite === 'fraction' ? 100 : 1
        const found = rows
          .filter(([label = '']) => plain(label.replace(/<small.*/s, '')) === plain(libelle))
          .map((cells) => cells.slice(1).map((cell) => numberIn(plain(cell), language)))
        const isCounter = whole.every(({ rang, valeurs }) => valeurs[nom] === rang)
        if (isCounter) continue
        compared += 1
        // six rows stand beside each other, and the next six below them
        const fits = [values.slice(0, 6), values.slice(6)].every(
          (group) =>
            group.length === 0 ||
            found.some((cells) =>
              group.every((value, index) => {
                const cell = cells[index]
                return cell !== undefined && Math.abs(cell.value - scale * value) <= 0.5000001 * cell.unit
              }),
            ),
        )
        if (!fits) expect([nom, found]).toEqual([nom, values])
      }
    }
    if (answer.data.tables.some(({ nombre }) => nombre > 0)) expect(compared).toBeGreaterThan(0)
  })

  it('says how it can be computed again, by which rules and what was replayed', () => {
    const text = plain(html)
    expect(text).toContain(answer.meta.regles)
    const address = new URL(
      /class="note-foot".*?href="([^"]+)"/s.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
      'http://denier.test',
    )
    expect(address.pathname).toBe(pathOf(contract.name, language))
    const exampleQuery = Object.entries(contract.example.query).map(([name, value]) => [name, String(value)])
    expect(Object.fromEntries(address.searchParams)).toEqual(Object.fromEntries(exampleQuery))
    expect(text).toMatch(
      language === 'fr' ? /\d+ étapes? rejouées?\. Rejouée : / : /\d+ steps? replayed\. Replayed: /,
    )
    for (const { message } of answer.meta.avertissements)
      expect(text).toContain(plain(message).replaceAll("'", '’'))
    for (const { affichee } of answer.data.parametres.filter(({ donne }) => donne))
      expect(text).toContain(plain(affichee))
  })
})

describe('Note', () => {
  const FISCALITE = 'revenu=73960&nature=imposable&situation=marie&enfants=2'

  it('writes the scale by the brackets used, and groups values by their text', async () => {
    const text = plain(await (await get(`/fiscalite/note?${FISCALITE}`)).text())
    expect(text).toContain('3 × (11 % × (24 653,33 € − 11 600 €))')
    expect(text).toContain('2 × (11 % × (29 579 € − 11 600 €) + 30 % × (73 960 € / 2 − 29 579 €))')
    expect(text.match(/CGI, art\. 194 et 195/g)).toHaveLength(1)
    expect(text).toContain('Sont nuls ici, et n’ont pas d’étape')
  })

  const FAMILY = `patrimoine=600000&proche=conjoint,age:68&${'proche=enfant&'.repeat(6)}don=proche:2,montant:80000,date:2021-03-15`

  it('gives a short table of persons whole, six rows beside each other', async () => {
    const text = plain(await (await get(`/succession/note?${FAMILY}`)).text())
    expect(text).toContain('Ce que chacun reçoit (lignes 1 à 6 sur 7)')
    expect(text).toContain('Ce que chacun reçoit (suite, ligne 7 sur 7)')
    expect(text).toContain('Personne 7')
  })

  it.each(['markdown', 'texte'])('gives it whole as %s too', async (format) => {
    const path = `/api/v1/simulateurs/succession/explication?${FAMILY}&lignes=extraits&format=${format}`
    const text = plain(await (await service.fetch(service.origin + path)).text())
    expect(text).toMatch(/\b7\b[ |]+Enfant/)
  })

  it.each([
    ['/achat-location/note', 'lignes'],
    ['/en/achat-location/note', 'rows'],
  ])('says which rows of a long table %s has', async (path, name) => {
    const text = plain(await (await get(path)).text())
    expect(text).toMatch(new RegExp(`\\(${name} 1, [\\d, àto]+ (?:sur|of) \\d+\\)`))
  })

  it.each(['markdown', 'texte'])('says so as %s, and how to have all of them', async (format) => {
    const path = `/api/v1/simulateurs/interets-composes/explication?capital=10000&mensuel=300&taux=7&duree=20&lignes=extraits&format=${format}`
    const text = plain(await (await service.fetch(service.origin + path)).text())
    expect(text).toMatch(/Extrait : lignes 1, [\d, à]+ sur 20 \(toutes avec lignes=tous\)/)
  })

  it('sets what may be wrong for the reader beside the figures, and the limits of the method last', async () => {
    const html = await (
      await get(
        `/donation/note?montant=200000&lien=enfant&donataires=2&donateurs=2&anterieure=montant:50000,date:2020-06-01`,
      )
    ).text()
    const places = ['Résultat', 'chaque donateur et chaque personne', 'étape par étape', 'avance sur sa part']
    const found = places.map((text) =>
      html
        .slice(html.indexOf('<article'))
        .replace(/[\u202f\u00a0]/g, ' ')
        .indexOf(text),
    )
    expect(found.every((place) => place > 0)).toBe(true)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  it('gives the décote its calculation and its text even where it is nil', async () => {
    const text = plain(
      await (await get('/fiscalite/note?revenu=71500&nature=imposable&situation=marie&enfants=2')).text(),
    )
    expect(text).toMatch(
      /Décote ?min\(4 043,98 ; arrondi au centime de max\(0 ; 1 483 − 0,4525 × 4 043,98\)\)/,
    )
    expect(text).toContain('CGI, art. 197, I, 4, a')
  })

  it.each(['markdown', 'texte'])('writes as %s what a value is taken from', async (format) => {
    const path = `/api/v1/simulateurs/fiscalite/explication?revenu=71500&nature=imposable&situation=marie&enfants=2&lignes=extraits&format=${format}`
    const text = plain(await (await service.fetch(service.origin + path)).text())
    expect(text).toContain('Calcul : Parts des enfants à charge')
    expect(text).toContain('Calcul : Impôt net')
  })

  it('writes formulas without gaps where terms are left out', async () => {
    const path = '/api/v1/simulateurs/fiscalite/explication?revenu=71500&nature=imposable&situation=marie'
    const { data } = (await (await service.fetch(service.origin + path)).json()) as ExplicationAnswer
    const formulas = data.etapes.flatMap(({ formule }) => formule ?? [])
    expect(formulas.length).toBeGreaterThan(30)
    expect(formulas.filter((formula) => /^ | $| {2}| \)/.test(formula))).toEqual([])
  })

  it('says that a later day has the law of today, and lists what was given without being read', async () => {
    const estate = 'patrimoine=600000&proche=conjoint,age:68&proche=enfant&patrimoine_conjoint=150000'
    const later = plain(await (await get(`/succession/note?${estate}&date_deces=2035-05-01`)).text())
    expect(later).toContain('droit connu à ce jour, appliqué au 1er mai 2035')
    const past = plain(await (await get(`/succession/note?${estate}&date_deces=2026-01-05`)).text())
    expect(past).toContain('droit en vigueur le 5 janvier 2026')
    expect(past).toMatch(/Biens propres du conjoint[^€]*150 000/i)
    const wages = 'revenu=60000&frais_reels=9000&cotisations_syndicales=180'
    const notice = plain(await (await get(`/fiscalite/note?${wages}`)).text())
    expect(notice).toMatch(/Cotisations syndicales[^€]*180/)
    expect(notice).not.toContain('L’option pour le barème')
  })

  it('sends values that the form refuses to the form, which says each fault', async () => {
    const response = await get('/en/fiscalite/note?revenu=-1&enfants=99')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en/fiscalite?revenu=-1&enfants=99',
    ])
    const form = await get(response.headers.get('location') ?? '')
    expect(form.status).toBe(422)
    expect((await form.text()).match(/aria-invalid="true"/g)?.length).toBeGreaterThan(1)
  })

  it('sends numbers as people write them to the same note in the grammar of the API', async () => {
    const response = await get('/cagr/note?valeur_initiale=10%20000%20%E2%82%AC&valeur_finale=25000&duree=8')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/cagr/note?valeur_initiale=10000&valeur_finale=25000&duree=8',
    ])
  })

  it('counts as a question, and is refused with a page', async () => {
    const limited = await startInMemory({ limit: 1 })
    try {
      expect((await get(`/fiscalite/note?${FISCALITE}`, limited)).status).toBe(200)
      const refused = await get(`/fiscalite/note?${FISCALITE}`, limited)
      expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await limited.close()
    }
  })
})
