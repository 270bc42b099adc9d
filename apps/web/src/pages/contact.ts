import { escapeMarkup } from './markup.ts'

const SCHEME = /^(?:mailto|tel):|^https:\/\//i

/**
 * A way to get in touch as a link that shows the address, and not how it is written for machines.
 * @example contactMarkup('mailto:a@example.org') // '<a href="mailto:a@example.org">a@example.org</a>'
 */
export function contactMarkup(contact: string): string {
  const href = SCHEME.test(contact) ? contact : `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
  return `<a href="${escapeMarkup(href)}">${escapeMarkup(shownOf(contact))}</a>`
}

/** An e-mail address without what a message is to say, a number, or an address of the web as it is. */
function shownOf(contact: string): string {
  const [, address] = /^(?:mailto|tel):([^?;]+)/i.exec(contact) ?? []
  if (address === undefined) return contact
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
