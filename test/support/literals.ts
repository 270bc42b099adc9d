/**
 * Texts that may stand where a number should, for tests of the parser of the service, percent-encoded as it
 * is sent. Which of them are numbers is not written here: `grammar.ts` tells.
 */

/** The words of a text. */
const words = (text: string): string[] => text.trim().split(/\s+/)

/** Parts of numbers. */
const PIECES = words('+ - . -. e5 E 1e 1e+ 1e- --1 -+1 1- 1.2.3 ..1')

/** Numbers, and what looks like one to a person or to another language. */
const NEARLY = words(`
  NaN nan Infinity -Infinity +Infinity infinity inf ∞ 1e309 -1e309 1e999 1e1000 1e-400 -0 0 -0.0 0e0 00 007
  1. .5 -.5 5. 1e0 1E2 1e+2 1e-2 1e2.5 12.0 12.5 0x10 0X1F 0b11 0o17 1n 10L 1f 1_000 1,5 1.000,00 1’000
  1/2 50% 10€ $10 ² ½ 1² Ⅳ ٣ ١٢ １２ १२ 一 −5 –5
`)

/** Numbers with blanks, marks or brackets. */
const WRAPPED = [
  ...['', ' ', '1 000', '5 %', '1\u202f000', '\u00a05', '5\u00a0', ' 5', '5 ', '\t5', '5\n', '\r\n5'],
  ...['\ufeff5', '5\u200b', '\u20285', '"5"', "'5'", '(5)', '[5]', '{5}'],
]

/** Words and code. */
const WORDS = [
  ...words('null undefined true false [] {} abc cinq Date __proto__ constructor 1;2 1|2 1&#50; ../1'),
  ...['[object Object]', '<script>alert(1)</script>', "1' OR '1'='1", '$' + '{7*7}', '{{7*7}}'],
]

/** Around the 40 characters that a number may have. */
const LONG = [
  ...['9'.repeat(40), '9'.repeat(41), '9'.repeat(5000), `0.${'0'.repeat(5000)}1`, `1${'0'.repeat(4999)}`],
  ...[
    `${'0'.repeat(39)}5`,
    `${'0'.repeat(40)}5`,
    '1e0000000000005',
    `1.${'3'.repeat(38)}`,
    `1.${'3'.repeat(39)}`,
  ],
]

/** Sent without encoding: what does not decode, or decodes to no number. */
const RAW = words(`
  % %0 %zz %FF %00 5%00 %005 %C0%B5 %ED%A0%80 %u0035 %2B5 +5 5+ 1%2C5 %35 %31%65%32 %2535
  1%0d%0aX-Injected:%201 5#6 5?6 5=6 =5
`)

/** A text given in place of a number. Used by `http/literals.test.ts`. */
export interface Literal {
  /** As it is in the address. */
  readonly sent: string
  /** As the service should decode it. */
  readonly text: string
}

/** All of them. Used by `edge/same.test.ts` and `http/literals.test.ts`. */
export const literals: readonly Literal[] = [
  ...[...PIECES, ...NEARLY, ...WRAPPED, ...WORDS, ...LONG].map((text) => ({
    sent: encodeURIComponent(text),
    text,
  })),
  ...RAW.map((sent) => ({ sent, text: decoded(sent) })),
]

/** The text of a query value: `+` is a space, and what does not decode stays as it is. */
function decoded(sent: string): string {
  const spaced = sent.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
