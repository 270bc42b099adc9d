import type { Language } from '@denier/core'
import { addressOf, type PageName } from './addresses.ts'
import type { Scene } from './assets.ts'
import { contactMarkup } from './contact.ts'
import { documentText } from './document.tsx'
import { escapeMarkup, plainOf } from './markup.ts'
import { messages } from './messages.ts'

/** What the operator of a service says of itself; empty where nothing. */
export interface Operator {
  readonly operator: string
  readonly contact: string
  readonly hosting: string
}

const unsaid = {
  operator: {
    fr: '[à compléter par l’exploitant\u00A0: son nom et son adresse, variable OPERATOR]',
    en: '[to be filled in by the operator: name and address, variable OPERATOR]',
  },
  contact: {
    fr: '[à compléter par l’exploitant\u00A0: une adresse de contact, variable CONTACT]',
    en: '[to be filled in by the operator: how to get in touch, variable CONTACT]',
  },
  hosting: {
    fr: '[à compléter par l’exploitant\u00A0: le nom et l’adresse de l’hébergeur, variable HOSTING]',
    en: '[to be filled in by the operator: name and address of the host, variable HOSTING]',
  },
} as const

/** Where our prose names them. */
const SAID = /\{(operator|contact|hosting)\}/g

/** What an operator says is theirs: put in once and whole, whatever it looks like. */
const toldIn = (markup: string, operator: Operator, language: Language): string =>
  markup.replace(SAID, (_, said: string) => {
    const name = said as keyof typeof unsaid
    if (operator[name] === '') return escapeMarkup(unsaid[name][language])
    return name === 'contact' ? contactMarkup(operator.contact) : escapeMarkup(operator[name])
  })

/** A page of text: our prose as markup, with what the operator says where it names them. */
export function proseText(scene: Scene, name: PageName, markup: string, operator: Operator): string {
  const { language } = scene
  const title = name === 'home' ? messages.name : messages[name][language]
  const told = toldIn(markup, operator, language)
  return documentText(scene, {
    about: {
      title: `${title} · Denier`,
      description: firstSentence(told),
      paths: { fr: addressOf(name, 'fr'), en: addressOf(name, 'en') },
      indexed: true,
    },
    styles: [],
    script: scene.assets.script(language, 'text'),
    children: <div class="prose" dangerouslySetInnerHTML={{ __html: told }} />,
  })
}

/** The first paragraph, without its markup. */
function firstSentence(markup: string): string {
  const [, paragraph = ''] = /<p>([\s\S]*?)<\/p>/.exec(markup) ?? []
  return plainOf(paragraph).replace(/[ \n]+/g, ' ')
}
