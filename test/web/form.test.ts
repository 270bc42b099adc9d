/** The form of every simulator as the server draws it, and what a browser without scripts submits. */

import { type Field, languages, type Problem, readQuery, type Simulator, valueAt } from '@denier/core'
import { typeset } from '@denier/prose'
import { describe, expect, it } from 'vitest'
import { messages } from '../../apps/web/src/form/messages.ts'
import { planOf } from '../../apps/web/src/form/plan.ts'
import { typedOf, valuesOf } from '../../apps/web/src/model/address.ts'
import type { FormValues } from '../../apps/web/src/model/page-state.ts'
import { computeReply, exampleOf } from '../../apps/web/src/model/reply.ts'
import { simulatorNamed, simulators } from '../support/simulators.ts'
import { drawn, formsOf, formValuesOf, sentBy, tagsOf, today } from './form-page.ts'

const cases = simulators.flatMap((simulator) =>
  languages.map((language) => ({ name: simulator.contract.name, simulator, language })),
)

const queryFrom = (sent: readonly (readonly [string, string])[]) =>
  new URLSearchParams(sent.map(([k, v]) => [k, v])).toString()

/** The codes of the problems of form values. */
const codes = (simulator: Simulator, typed: FormValues): readonly Problem['code'][] => {
  const reply = computeReply(simulator, typed, today, 'fr')
  return reply.ok ? [] : reply.problems.map(({ code }) => code)
}

describe.each(cases)('Form of $name in $language', ({ simulator, language }) => {
  const { contract } = simulator
  const html = drawn(simulator, exampleOf(simulator), language)
  const all = tagsOf(html)
  /** The forms of pages that a link leads to, where a way begins with rows that say what another says. */
  const linked = all
    .filter(({ name, attributes }) => name === 'a' && attributes.class === 'form-other-head')
    .map(({ attributes: { href = '' } }) => typedOf(href.replace(/.*[?]/, ''), Object.keys(contract.params)))
  const own = formsOf(html)
  const forms = [...own, ...linked.map((typed) => formsOf(drawn(simulator, typed, language))[0] ?? '')]
  /** The field of the contract that a control asks: those of a row are named list.position.column. */
  const fieldOf = (name = '') => {
    const [param = '', , column] = name.split('.')
    const field: Field | undefined = contract.params[param]
    return column === undefined ? field : field?.list?.row[column]
  }
  const controls = (form: string) =>
    tagsOf(form).filter(
      ({ name, attributes }) => ['input', 'select'].includes(name) && attributes.name !== undefined,
    )

  it('asks every parameter by its API name, and nothing else', () => {
    const names = new Set(
      forms.flatMap((form) =>
        controls(form).map(({ attributes: { name = '' } }) => name.split('.')[0] ?? name),
      ),
    )
    expect([...names].sort()).toEqual(Object.keys(contract.params).sort())
  })

  it('has one labelled control with a unique id for each parameter', () => {
    const ids = all.flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    for (const form of forms) {
      const boxes = controls(form).filter(({ attributes }) => attributes.type !== 'radio')
      expect(new Set(boxes.map(({ attributes }) => attributes.name)).size).toBe(boxes.length)
      for (const { attributes } of boxes) {
        const label = typeset(fieldOf(attributes.name)?.label[language] ?? '')
        const labels = tagsOf(form).filter(
          ({ name, attributes: has }) => name === 'label' && has.for === attributes.id,
        )
        if (attributes.type === 'checkbox')
          expect(form).toContain(`<span>${label.replaceAll('"', '&quot;')}</span>`)
        else expect(labels.map(({ text }) => text)).toEqual([label])
      }
      const legends = tagsOf(form).filter(({ name }) => name === 'legend')
      const radios = new Set(
        controls(form).flatMap(({ attributes: a }) => (a.type === 'radio' ? a.name : [])),
      )
      for (const name of radios)
        expect(legends.map(({ text }) => text)).toContain(typeset(fieldOf(name)?.label[language] ?? ''))
    }
  })

  it('reaches the help of each field by keys where it is drawn, before its control', () => {
    const order = all.filter(({ name, attributes }) =>
      ['input', 'select'].includes(name)
        ? attributes.type !== 'checkbox'
        : /\bform-(?:help-head|unseen|label|tick)\b/.test(attributes.class ?? ''),
    )
    const marks = order.flatMap(({ attributes }, rank) =>
      attributes.class === 'form-help-head'
        ? [{ before: order[rank - 1], words: order[rank + 1]?.text ?? '' }]
        : [],
    )
    expect(marks.length).toBeGreaterThanOrEqual(
      Object.values(contract.params).some(({ help }) => help) ? 1 : 0,
    )
    for (const { before, words } of marks) {
      if (before?.attributes.class === 'form-tick') continue
      expect(before?.attributes.class).toMatch(/form-label/)
      expect(words.replace(before?.text ?? words, '')).toBe(messages.help[language])
    }
  })

  it('gives the answer that the page starts from when sent untouched', () => {
    const [first = ''] = forms
    const typed = formValuesOf(simulator, queryFrom(sentBy(first)), language)
    const [sent, example] = [typed, exampleOf(simulator)].map((one) =>
      computeReply(simulator, one, today, language),
    )
    expect(sent?.ok && sent.answer.data).toEqual(example?.ok && example.answer.data)
    expect(sent?.ok).toBe(true)
  })

  it('sends only parameters that its way of asking accepts', () => {
    const many = contract.exclusive.reduce((count, { ways }) => count * ways.length, 1)
    expect(forms).toHaveLength(many)
    for (const form of forms) {
      const typed = formValuesOf(simulator, queryFrom(sentBy(form)), language)
      expect(codes(simulator, typed).filter((code) => code !== 'required')).toEqual([])
    }
  })

  it('links a way to a question with the same answer', () => {
    const summary = (typed: FormValues): unknown => {
      const reply = computeReply(simulator, typed, today, language)
      return reply.ok && reply.answer.data.resume
    }
    const whole = contract.decisive.map((path) => path.replace('resume.', ''))
    for (const typed of linked)
      for (const figure of whole)
        expect(valueAt(summary(typed), figure)).toBe(valueAt(summary(exampleOf(simulator)), figure))
  })

  it('folds its assumptions at the start, until one of them is changed', () => {
    const folds = (markup: string) =>
      tagsOf(markup).filter(({ attributes }) => attributes.class === 'form-more')
    expect(folds(html).filter(({ attributes }) => 'open' in attributes)).toEqual([])
    const start = contract.presets.find(({ name }) => name === contract.startPreset)
    const folded = planOf(contract).more.flatMap(({ names }) => names)
    const [name, value] = Object.entries(start?.query ?? {}).find(([param]) => folded.includes(param)) ?? []
    if (name === undefined) return
    const changed = drawn(simulator, { ...exampleOf(simulator), [name]: `${Number(value) + 1}` }, language)
    expect(folds(changed).some(({ attributes }) => 'open' in attributes)).toBe(true)
  })

  it('keeps its assumptions folded when a length in them follows another, and opens them once it is set', () => {
    const isOpen = (typed: FormValues) =>
      tagsOf(drawn(simulator, { ...exampleOf(simulator), ...typed }, language)).some(
        ({ attributes }) => attributes.class === 'form-more' && 'open' in attributes,
      )
    for (const { leader, follower } of contract.linked) {
      // a leader with a default is in a group itself, which it opens
      if (contract.params[leader]?.default !== undefined) continue
      expect(isOpen({ [leader]: '25', [follower]: '25' })).toBe(false)
      expect(isOpen({ [leader]: '25', [follower]: '24' })).toBe(true)
    }
  })

  it('links its presets to pages that answer', () => {
    const links = all.filter(
      ({ attributes }) => attributes.class?.startsWith('form-preset') && attributes.href,
    )
    expect(links).toHaveLength(contract.presets.length * own.length)
    for (const { attributes } of links) {
      const query = new URL(attributes.href ?? '', 'http://denier.test').search.slice(1)
      expect(simulator.parser.fromQuery(readQuery(query)).ok).toBe(true)
    }
  })

  it('says what each of its presets changes, parameter by parameter', () => {
    const [, about = ''] = /<details class="form-presets-about">([\s\S]*?)<\/details>/.exec(html) ?? []
    const unbroken = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('&amp;', '&')
    const entries = [...about.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, text = '']) => unbroken(text))
    expect(entries).toHaveLength(contract.presets.length)
    for (const [rank, { query }] of contract.presets.entries())
      for (const name of Object.keys(query))
        expect(entries[rank]).toContain(unbroken(typeset(contract.params[name]?.label[language] ?? name)))
  })

  it('links a preset to its own values, whichever preset is shown', () => {
    const given = new Set(contract.presets.flatMap(({ query }) => Object.keys(query)))
    const left = Object.entries(exampleOf(simulator)).filter(([name]) => !given.has(name))
    for (const { query: shown } of contract.presets) {
      const typed = { ...Object.fromEntries(left), ...valuesOf(contract.params, shown) }
      const links = tagsOf(drawn(simulator, typed, language)).filter(
        ({ attributes }) => attributes.class?.startsWith('form-preset') && attributes.href,
      )
      expect(links.length % contract.presets.length).toBe(0)
      for (const [rank, { attributes }] of links.entries()) {
        const { query } = contract.presets[rank % contract.presets.length] ?? expect.fail()
        const named = [...new URL(attributes.href ?? '', 'http://denier.test').searchParams.keys()]
        expect(named.filter((name) => given.has(name)).sort()).toEqual(Object.keys(query).sort())
        expect(attributes['aria-current']).toBe(query === shown ? 'true' : undefined)
      }
    }
  })

  it('names the preset or the example whose values it shows, in the page without values too', () => {
    const shownIn = (markup: string) => [
      ...new Set(
        [...markup.matchAll(/<span class="form-presets-shown">(.*?)<\/span>/g)].map(([, text]) => text),
      ),
    ]
    const textOf = ({ title }: (typeof contract.presets)[number]) =>
      ({ fr: 'Valeurs affichées\u00A0: ', en: 'Values shown: ' })[language] + typeset(title[language])
    const start = contract.presets.find(({ name }) => name === contract.startPreset)
    if (start) expect(shownIn(html)).toEqual([textOf(start)])
    const worked = { fr: 'Valeurs affichées\u00A0: l’exemple', en: 'Values shown: the example' }[language]
    const isNoPreset = ['fiscalite', 'salaire-net'].includes(contract.name)
    if (isNoPreset) expect(shownIn(html)).toEqual([worked])
    if (contract.presets.length > 0) expect(shownIn(html)).toHaveLength(1)
    expect([...contract.presets.map(textOf), worked]).toEqual(expect.arrayContaining(shownIn(html)))
    for (const preset of contract.presets) {
      const typed = { ...exampleOf(simulator), ...valuesOf(contract.params, preset.query) }
      const given = new Set(contract.presets.flatMap(({ query }) => Object.keys(query)))
      for (const name of given)
        if (!Object.hasOwn(preset.query, name)) delete (typed as Record<string, string>)[name]
      expect(shownIn(drawn(simulator, typed, language))).toEqual([textOf(preset)])
      const [name = ''] = Object.keys(preset.query)
      expect(shownIn(drawn(simulator, { ...typed, [name]: 'x' }, language))).toEqual([])
    }
  })

  it('contains no inline style or script', () => {
    expect(html).not.toMatch(/ style=|<script|javascript:| on[a-z]+="/i)
    expect(html).not.toMatch(/undefined|NaN|\[object/)
  })
})

describe('Form fault', () => {
  const cagr = simulatorNamed('cagr')
  const typed = { valeur_initiale: 'dix mille', valeur_finale: '<b>"25"</b>', duree: '500' }
  const html = drawn(cagr, typed, 'fr')
  const tags = tagsOf(html)
  const box = (name: string) =>
    tags.find(({ attributes }) => attributes.id === `form-${name}`)?.attributes ?? {}

  it('shows a fault beside its field, which keeps the typed text', () => {
    for (const [name, text] of Object.entries(typed)) {
      const { value, 'aria-invalid': invalid, 'aria-describedby': by = '' } = box(name)
      expect([value, invalid]).toEqual([text, 'true'])
      expect(by.split(' ')).toContain(`form-${name}-fault`)
    }
    const fault = tags.find(({ attributes }) => attributes.id === 'form-duree-fault')?.text
    expect(fault?.replace(/\s/g, ' ')).toBe('Trop grand (de 0,01 an à 100 ans).')
    expect(html).not.toContain('<b>')
  })

  it('is listed at the top with links, and takes the focus', () => {
    const list = tags.find(({ attributes }) => attributes.class === 'form-faults')?.attributes ?? {}
    expect('autofocus' in list && list.tabindex).toBe('-1')
    const links = tags.filter(({ attributes }) => /^#form-/.test(attributes.href ?? ''))
    expect(links.map(({ attributes }) => attributes.href)).toEqual(
      Object.keys(typed).map((name) => `#form-${name}`),
    )
  })

  it('unfolds the group of its field', () => {
    const folded = (query: FormValues) =>
      tagsOf(drawn(cagr, { ...exampleOf(cagr), ...query }, 'fr')).find(
        ({ attributes }) => attributes.class === 'form-more',
      )?.attributes
    expect('open' in (folded({}) ?? {})).toBe(false)
    expect('open' in (folded({ versements: '-1' }) ?? {})).toBe(true)
    expect('open' in (folded({ versements: '2' }) ?? {})).toBe(true)
    expect('open' in (folded({ versements: '0.0' }) ?? {})).toBe(false)
  })

  it('repeats below a menu a chosen text that the menu may cut', () => {
    const simulator = simulatorNamed('plus-value-immobiliere')
    const notes = (usage: string) =>
      tagsOf(drawn(simulator, { ...exampleOf(simulator), usage }, 'fr'))
        .filter(({ attributes }) => attributes.id === 'form-usage-note')
        .map(({ text }) => text)
    expect(notes('autre')).toEqual(['Logement loué, résidence secondaire ou autre'])
    expect(notes('terrain_a_batir')).toEqual([])
  })

  it('keeps an unknown choice in its list', () => {
    const succession = simulatorNamed('succession')
    const page = drawn(succession, { ...exampleOf(succession), lien: 'cousin' }, 'fr')
    const [first = ''] = formsOf(page)
    expect(sentBy(first)).toContainEqual(['lien', 'cousin'])
    expect(page).toContain('«\u00a0cousin\u00a0» n’est pas proposé')
  })

  it('shows both ways of asking with their values when a query mixes them', () => {
    const mixed = { ...exampleOf(cagr), date_debut: '2010-01-01', date_fin: '2020-01-01' }
    const sent = formsOf(drawn(cagr, mixed, 'fr')).map((form) => Object.fromEntries(sentBy(form)))
    expect(sent.map(({ duree, date_fin }) => [duree, date_fin])).toEqual([
      ['8', undefined],
      [undefined, '2020-01-01'],
    ])
    for (const one of sent)
      expect(codes(cagr, formValuesOf(cagr, queryFrom(Object.entries(one)), 'fr'))).toEqual([])
  })
})

describe('Checkbox', () => {
  const withPlafond = (typed: FormValues) => {
    const simulator = simulatorNamed('livret-a-vs-etf')
    return Object.fromEntries(
      sentBy(formsOf(drawn(simulator, { ...exampleOf(simulator), ...typed }, 'fr'))[0] ?? ''),
    )
  }

  it('sends true when ticked and nothing when not, and asks a default yes with yes and no', () => {
    expect(withPlafond({})).toMatchObject({ plafond: 'true' })
    expect(withPlafond({})).not.toHaveProperty('couple')
    expect(withPlafond({ plafond: 'false', couple: 'true' })).toMatchObject({
      plafond: 'false',
      couple: 'true',
    })
  })
})
