/** Freezes a contract recursively: every interface (HTTP, pages, command…) shares it. Called by `contract.ts`. */
export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null) Object.values(Object.freeze(data)).forEach(deepFreeze)
  return data
}
