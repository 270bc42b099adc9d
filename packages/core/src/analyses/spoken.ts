import type { Text } from '../definition/text.ts'

/** A number as a sentence holds it, in both languages. @example spoken(1234.5) // { fr: '1 234,5', en: '1,234.5' } */
export function spoken(value: number): Text {
  const [, sign = '', whole = '', fraction] = /^(-?)(\d+)(?:[.](\d+))?$/.exec(String(value)) ?? []
  if (whole === '') return { fr: String(value), en: String(value) }
  const grouped = (mark: string) => sign + whole.replace(/\B(?=(\d{3})+$)/g, mark)
  return {
    fr: grouped(' ') + (fraction === undefined ? '' : `,${fraction}`),
    en: grouped(',') + (fraction === undefined ? '' : `.${fraction}`),
  }
}
