/**
 * The number that a text is by the grammar of the API, or `undefined` where it is none. For tests: a second
 * reader, which goes digit by digit. Used by `http/literals.test.ts`.
 * @example numberIn('1,5') // undefined
 */
export function numberIn(text: string): number | undefined {
  if (text.length > 40) return undefined
  const [mantissa = '', exponent, ...more] = text.split(/[eE]/)
  if (more.length > 0) return undefined
  const [whole = '', fraction = '', ...points] = mantissa.replace(/^-/, '').split('.')
  const digits = (part: string) => [...part].every((letter) => letter >= '0' && letter <= '9')
  if (points.length > 0 || !digits(whole + fraction) || whole + fraction === '') return undefined
  const power = exponent?.replace(/^[+-]/, '')
  if (power !== undefined && (power === '' || power.length > 3 || !digits(power))) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}
