const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i

/**
 * Where the client reached the service, from the host it named; one that is no host gives relative addresses.
 * `X-Forwarded-Host` is not read: many proxies pass on the client's own, and shared caches would keep it.
 */
export function originOf(host: string | undefined, protocol: string): string {
  const scheme = protocol === 'https' ? 'https' : 'http'
  return HOST.test(host ?? '') ? `${scheme}://${host}` : ''
}
