import type { FastifyRequest } from 'fastify'

const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i

/** Where the client reached the service, from its `Host`; one that names no host gives relative addresses. */
export function originOf(request: FastifyRequest): string {
  const host = request.host ?? ''
  return HOST.test(host) ? `${request.protocol}://${host}` : ''
}
