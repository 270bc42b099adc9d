import { escapeMarkup } from './markup.ts'

const SCHEME = /^(?:mailto|tel):|^https:\/\//i

/**
 * A link to a contact address, shown without `mailto:` or `tel:`. For pages of text. Called by `prose.tsx`.
 * @example contactMarkup('mailto:a@example.org') // '<a href="mailto:a@example.org">a@example.org</a>'
 */
export function contactMarkup(contact: string): string {
  const href = SCHEME.test(contact) ? contact : `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
  return `<a href="${escapeMarkup(href)}">${escapeMarkup(shownOf(contact))}</a>`
}

/** The text of the link: an e-mail address without its subject, a phone number, or a web address. */
function shownOf(contact: string): string {
  const [, address] = /^(?:mailto|tel):([^?;]+)/i.exec(contact) ?? []
  if (address === undefined) return contact
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
