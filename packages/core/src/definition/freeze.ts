/** Freezes data to its leaves: every door reads the same contracts, and none may change them for the others. */
export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null) Object.values(Object.freeze(data)).forEach(deepFreeze)
  return data
}
