/**
 * Freezes a contract recursively and returns it: every interface (HTTP, pages…) shares it. Called by
 * `contract.ts`.
 */
export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null) Object.values(Object.freeze(data)).forEach(deepFreeze)
  return data
}
