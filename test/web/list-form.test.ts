/** The lists of a question in forms, without a browser: what is drawn, what a form sends, where the page leads. */
import type { CivilDate, Language, Simulator } from '@denier/core'
import fc from 'fast-check'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { afterAll, describe, expect, it } from 'vitest'
import { ListContext } from '../../apps/web/src/form/list-context.ts'
import { listSupport } from '../../apps/web/src/form/list-field.tsx'
import { faultOf } from '../../apps/web/src/form/problem-text.ts'
import { initialValuesOfWay } from '../../apps/web/src/form/ways.ts'
import { queryOf, typedOf, valuesOf } from '../../apps/web/src/model/address.ts'
import { rewriteRows, rowsOfText, textOfRows } from '../../apps/web/src/model/list-rows.ts'
import { stateOf } from '../../apps/web/src/model/page-reducer.ts'
import type { FormValues } from '../../apps/web/src/model/page-state.ts'
import { computeReply, exampleOf } from '../../apps/web/src/model/reply.ts'
import { rowsInQuery } from '../../apps/web/src/model/row-fields.ts'
import { SimulatorView } from '../../apps/web/src/page/simulator-view.tsx'
import { donation } from '../../packages/core/src/simulateurs/donation/index.ts'
import { listSimulator } from '../support/list-simulator.ts'
import { startInMemory } from '../support/service.ts'
import { cases } from '../support/tier.ts'
import { formsOf, sentBy, tagsOf, today } from './form-page.ts'

const simulator = listSimulator as unknown as Simulator
const { params } = simulator.contract
const list = params.proche?.list ?? expect.fail('no list')
const service = await startInMemory({ simulators: [simulator] })
afterAll(() => service.close())

const visit = (path: string) =>
  service.fetch(service.origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
/** Where the page of a query leads; `undefined` where it answers. */
const leadsTo = async (query: string, path = '/famille-essai') =>
  (await visit(`${path}?${query}`)).headers.get('location') ?? undefined
/** The query that a browser sends for the fields of a form. */
const sent = (fields: readonly (readonly [string, string])[]) =>
  new URLSearchParams(fields.map(([name, text]): [string, string] => [name, text])).toString()

const drawn = (typed: FormValues, language: Language = 'fr', of = simulator): string =>
  renderToString(
    h(
      ListContext.Provider,
      { value: listSupport },
      h(SimulatorView, {
        simulator: of,
        setting: { language, origin: '', today, describeFault: faultOf },
        state: stateOf(typed, computeReply(of, typed, today, language)),
        dispatch: () => {},
      }),
    ),
  )
/** The texts beside the fields at fault, by their ids. */
const faultsIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tagsOf(html)
      .filter(({ attributes: { id = '' } }) => id.endsWith('-fault'))
      .map(({ attributes: { id = '' }, text }) => [id, text.replace(/\s/g, ' ')]),
  )

const rowsOf = fc.array(
  fc.record(
    {
      lien: fc.constantFrom('conjoint', 'enfant'),
      nombre: fc.integer({ min: 1, max: 2 }),
      age: fc.integer({ min: 0, max: 120 }),
      handicap: fc.boolean(),
    },
    { requiredKeys: ['lien'] },
  ),
  { maxLength: 30 },
)

describe('Form value of a list', () => {
  it('keeps every row of a question', () => {
    fc.assert(
      fc.property(rowsOf, (proche) => {
        const text = valuesOf(params, { proche }).proche ?? ''
        expect(rowsOfText(list, text)).toHaveLength(proche.length)
        expect(textOfRows(list, rowsOfText(list, text))).toBe(text)
        expect(typedOf(queryOf({ proche: text }), ['proche'])).toEqual(text === '' ? {} : { proche: text })
      }),
      cases(200),
    )
  })

  it('leaves out blank rows and values at their default', () => {
    expect(textOfRows(list, [{ lien: '' }, { lien: 'enfant', nombre: '1.0', age: '', handicap: '' }])).toBe(
      'enfant',
    )
    expect(textOfRows(list, [{ nombre: '1' }])).toBe('')
  })

  it.each(['1,5', '7:8', 'a|b', 'a & b'])('keeps %s in one field, which the question refuses', (age) => {
    const text = textOfRows(list, [{ lien: 'enfant', age }, { lien: 'conjoint' }])
    expect(rowsOfText(list, text)).toEqual([{ lien: 'enfant', age }, { lien: 'conjoint' }])
    const reply = computeReply(simulator, { proche: text }, today, 'fr')
    expect(reply.ok ? [] : reply.problems.map(({ field, code }) => [field, code])).toEqual([
      ['proche[1].age', 'not_an_integer'],
    ])
  })

  it.each(['a:b:c', 'enfant,agee:7', 'enfant,age:1,age:2', 'enfant,age:7 | conjoint'])(
    'rewrites no row that a form cannot hold, nor one that stays the same: %s',
    (text) => {
      expect(rewriteRows(list, text, (_, one) => one)).toBe(text)
      expect(rewriteRows(list, 'a:b:c & enfant,age: 7', (_, one) => one.trim())).toBe('a:b:c & enfant,age:7')
    },
  )
})

describe('Form with a list', () => {
  it('has the rows of the example, a button that removes each, and three blank ones', () => {
    const form = formsOf(drawn(exampleOf(simulator)))[0] ?? ''
    const tags = tagsOf(form)
    const titles = tags
      .filter(({ attributes }) => attributes.class === 'form-row-title')
      .map(({ text }) => text)
    expect(titles).toEqual([1, 2, 3, 4, 5].map((rank) => `Proche ${rank}`))
    const buttons = tags.filter(({ name, attributes }) => name === 'button' && attributes.name !== undefined)
    expect(buttons.map(({ attributes }) => [attributes.type, attributes.name])).toEqual([
      ['submit', 'proche.1'],
      ['submit', 'proche.2'],
    ])
    const first = tags.find(({ name, attributes }) => name === 'button' && attributes.type === 'submit')
    expect(first?.attributes.name).toBeUndefined() // Enter must not remove a row
    const ids = tags.flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('sends the question that it shows', async () => {
    const typed = { patrimoine: '1234', proche: 'conjoint,age:70 & enfant,nombre:2,handicap' }
    const fields = sentBy(formsOf(drawn(typed))[0] ?? '')
    expect(fields.map(([name]) => name)).toContain('proche.5.nombre')
    expect(await leadsTo(sent(fields))).toBe(`/famille-essai?${queryOf(typed)}`)
  })

  it.each([
    ['fr', '« x » n’est pas un nombre entier. Il en faut un, de 0 an à 120 ans.', 'Retirer'],
    ['en', '“x” is not a whole number. A whole number is required, from 0 years to 120 years.', 'Remove'],
  ] as const)('shows each fault beside its field, or its row, in %s', (language, notWhole, remove) => {
    const html = drawn({ proche: 'enfant,age:x & conjoint,agee:7 & a:b:c & age:7' }, language)
    const faults = faultsIn(html)
    expect(Object.keys(faults)).toEqual([
      ...['form-proche-1-age', 'form-proche-2', 'form-proche-3', 'form-proche-4-lien'].map(
        (id) => `${id}-fault`,
      ),
    ])
    expect(faults['form-proche-1-age-fault']).toBe(notWhole)
    expect(faults['form-proche-2-fault']).toMatch(/^agee/)
    expect(html).toContain(remove)
    const links = tagsOf(html).flatMap(({ attributes: { href = '' } }) =>
      href.startsWith('#form') ? href : [],
    )
    expect(links).toEqual(['#form-proche-1-age', '#form-proche-2', '#form-proche-3', '#form-proche-4-lien'])
    for (const link of links) expect(html).toContain(`id="${link.slice(1)}"`)
  })

  it('shows what is wrong with the whole list below its name, and adds no row to a full one', () => {
    const many = Array.from({ length: 31 }, () => 'enfant').join(' & ')
    expect(faultsIn(drawn({ proche: many }))).toEqual({
      'form-proche-fault': 'Trop de lignes ou de personnes.',
    })
    const full = drawn({ proche: many.slice(' & enfant'.length) })
    expect(full).not.toContain('form-blanks')
    expect(full).toContain('30 au plus.')
  })

  it('chooses the way with a list, and fills no other text in it', () => {
    const { contract } = donation as unknown as Simulator
    const way = contract.exclusive[0]?.ways.findIndex((one) => one.params.includes('don')) ?? -1
    const typed = initialValuesOfWay(contract, 0, way, {}, '2026-11-21' as CivilDate)
    expect(typed).toMatchObject({ montant: '', lien: '', don: '' })
    const html = drawn(
      { don: 'enfant,montant:5000 & conjoint,montant:x' },
      'en',
      donation as unknown as Simulator,
    )
    expect(html).toContain('Person 2')
    expect(faultsIn(html)['form-don-2-montant-fault']).toContain('is not a number')
  })
})

describe('Page of a form without a script', () => {
  it.each([
    ['patrimoine=1+000&proche.1.lien=enfant&proche.1.age=7', 'patrimoine=1000&proche=enfant,age:7'],
    ['proche.2.lien=enfant&proche.1.lien=conjoint', 'proche=conjoint&proche=enfant'],
    ['proche=enfant|conjoint&proche.1.lien=enfant', 'proche=enfant&proche=conjoint&proche=enfant'],
    ['proche.1.lien=enfant&proche.1=&proche.2.lien=conjoint', 'proche=conjoint'],
    ['proche.1.lien=&proche.1.nombre=1&proche.1.age=', 'proche='],
    ['proche.1.lien=enfant&proche.1.age=7,5', 'proche=enfant,age:7.5'],
    ['proche.1.lien=enfant&proche.1.age=x:y', `proche=enfant,age:${encodeURIComponent('x：y')}`],
    ['proche=enfant,age:%E2%88%927', 'proche=enfant,age:-7'],
  ])('leads from %s to %s', async (query, to) => {
    expect(await leadsTo(query)).toBe(`/famille-essai?${to}`)
    expect(await leadsTo(to)).toBeUndefined()
    expect(await leadsTo(query, '/en/famille-essai')).toContain('/en/famille-essai?')
  })

  it('keeps the language of an embedded page', async () => {
    expect(await leadsTo('proche.1.lien=enfant&lang=en', '/embed/famille-essai')).toBe(
      '/embed/famille-essai?proche=enfant&lang=en',
    )
  })

  it('answers the address that it leads to', async () => {
    const page = await visit('/famille-essai?proche=enfant,nombre:2&proche=conjoint')
    expect(page.status).toBe(200)
    expect((await visit('/famille-essai?proche=')).status).toBe(200)
    expect((await visit('/famille-essai?proche=enfnt')).status).toBe(422)
  })

  it.each([
    'proche.1.__proto__=1',
    'proche.1.lien.x=1',
    '__proto__.1.lien=enfant',
    'patrimoine.1.lien=enfant',
    'proche.12345.lien=enfant',
    'proche..lien=enfant',
  ])('reads no row in %s', (query) => {
    const { proche = '' } = rowsInQuery(simulator.contract, query) ?? {}
    expect(proche).toBe('')
  })

  it('refuses more rows than the list may have', async () => {
    const fields = Array.from({ length: 200 }, (_, row) => [`proche.${row + 1}.lien`, 'enfant'] as const)
    const to = (await leadsTo(sent(fields))) ?? expect.fail('no redirection')
    expect((await visit(to)).status).toBe(422)
  })
})
