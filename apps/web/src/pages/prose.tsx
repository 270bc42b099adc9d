import type { Language } from '@denier/core'
import { addressOf, type PageName } from './addresses.ts'
import type { Scene } from './assets.ts'
import { contactMarkup } from './contact.ts'
import { documentText } from './document.tsx'
import { escapeMarkup, plainOf } from './markup.ts'
import { messages } from './messages.ts'

/**
 * The identity of the operator of a service, its contact address and its hosting company, as texts; empty
 * when not configured.
 */
interface Operator {
  readonly operator: string
  readonly contact: string
  readonly hosting: string
}

const defaults = {
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

/** The pages that are only text. */
type ProsePageName = Exclude<PageName, 'home' | 'batch' | 'developers'>

/** Placeholders in the prose of the pages. */
const PLACEHOLDER = /\{(operator|contact|hosting)\}/g

/**
 * Replaces the placeholders by the escaped texts of the operator, which are not searched for placeholders
 * again.
 */
const fillPlaceholders = (markup: string, operator: Operator, language: Language): string =>
  markup.replace(PLACEHOLDER, (_, placeholder: string) => {
    const name = placeholder as keyof typeof defaults
    if (operator[name] === '') return escapeMarkup(defaults[name][language])
    return name === 'contact' ? contactMarkup(operator.contact) : escapeMarkup(operator[name])
  })

/**
 * A page of text as HTML, completed with the identity of the operator. Called by `server/site.ts`.
 * @param markup the prose of the page, with placeholders such as `{contact}`.
 */
export function proseText(scene: Scene, name: ProsePageName, markup: string, operator: Operator): string {
  const { language } = scene
  const title = messages[name][language]
  const content = fillPlaceholders(markup, operator, language)
  return documentText(scene, {
    about: {
      title: `${title} · Denier`,
      description: firstParagraph(content),
      paths: { fr: addressOf(name, 'fr'), en: addressOf(name, 'en') },
      indexed: true,
    },
    styles: markup.includes('prose-values') ? ['law'] : [],
    script: scene.assets.script(language, 'text'),
    children: <div class="prose" dangerouslySetInnerHTML={{ __html: content }} />,
  })
}

/** The first paragraph, without its markup. */
function firstParagraph(markup: string): string {
  const [, paragraph = ''] = /<p>([\s\S]*?)<\/p>/.exec(markup) ?? []
  return plainOf(paragraph).replace(/[ \n]+/g, ' ')
}
