/**
 * The sites of the State, of its agencies and of the bodies that run a scheme, a market or a currency: their pages are
 * the texts.
 */
const OFFICIAL =
  /(?:gouv|urssaf|insee|banque-france|assuranceretraite|agirc-arrco|regime-local|^bcl)[.]..$|amf-france[.]org$/

/** The host of an address without `www.`; `undefined` on an official site. Used by `basis.tsx`. */
export function otherHost(url: string): string | undefined {
  const { hostname } = new URL(url)
  return OFFICIAL.test(hostname) ? undefined : hostname.replace(/^www\./, '')
}

/**
 * Sources with those on an official site first, each group in its order: the others were read where the official
 * address could not be. Used by `basis.tsx`; `test/contracts.test.ts` holds contracts to the same order.
 */
export function officialFirst<Source extends { readonly url: string }>(
  sources: readonly Source[],
): readonly Source[] {
  return sources.toSorted(
    (a, b) => Number(otherHost(a.url) !== undefined) - Number(otherHost(b.url) !== undefined),
  )
}
