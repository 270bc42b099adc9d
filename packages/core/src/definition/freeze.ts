/** Freezes data recursively: all channels share the same contracts. */
export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null) Object.values(Object.freeze(data)).forEach(deepFreeze)
  return data
}
