import type { Text } from '../../units/text.ts'
import { BatchFault, type FileRemedy } from './batch-fault.ts'

/** Bytes at the start of a file in which its type is looked for. */
const START_BYTES = 1024

/**
 * Refuses a file that is of another type than CSV and NDJSON, by its first bytes. Used by `record-scanner.ts`.
 * @throws BatchFault that names the type: a spreadsheet, a compressed file, a PDF, a web page, UTF-16; else a
 * binary file.
 */
export function refuseOtherTypes(bytes: Uint8Array): void {
  const start = bytes.subarray(0, START_BYTES)
  const found = signatures.find(({ first }) => first.every((byte, at) => start[at] === byte))
  if (found) throw new BatchFault(found.fault, found.remedy)
  if (isUtf16(start)) throw new BatchFault(utf16)
  if (start.includes(0)) throw new BatchFault(binary)
}

/**
 * Whether bytes without a byte order mark are a text in UTF-16: one byte in two is 0 in most letters, and it is always
 * the first, or always the second.
 */
function isUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 0]
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [first = 0, second = 0] = zeros
  return Math.min(first, second) === 0 && Math.max(first, second) > bytes.length / 4
}

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

// The faults of the types.
const utf16: Text = {
  fr: 'Le fichier est en UTF-16 : enregistrez-le en UTF-8 (CSV UTF-8 dans un tableur).',
  en: 'The file is in UTF-16: save it as UTF-8 (CSV UTF-8 in a spreadsheet).',
}
const binary: Text = {
  fr: 'Le fichier est binaire, ni CSV ni NDJSON : exportez le tableur en CSV UTF-8.',
  en: 'The file is binary, neither CSV nor NDJSON: export the spreadsheet as CSV UTF-8.',
}
const zip: Text = {
  fr: 'Le fichier est un classeur (xlsx, ods) ou une archive zip : enregistrez-le en CSV UTF-8 dans le tableur.',
  en: 'The file is a spreadsheet (xlsx, ods) or a zip archive: save it as CSV UTF-8 in the spreadsheet program.',
}
const oldWorkbook: Text = {
  fr: 'Le fichier est un classeur (xls) ou un document Office : enregistrez-le en CSV UTF-8 dans le tableur.',
  en: 'The file is a spreadsheet (xls) or an Office document: save it as CSV UTF-8 in the spreadsheet program.',
}
const compressedBy = (name: string, command: string): { fault: Text; remedy: FileRemedy } => ({
  fault: {
    fr: `Le fichier est compressé (${name}) : ${command} le lit, et « denier lot … - » lit sa sortie.`,
    en: `The file is compressed (${name}): ${command} reads it, and denier lot … - reads its output.`,
  },
  remedy: { kind: 'compression', name },
})
const pdf: Text = {
  fr: 'Le fichier est un PDF : il faut le tableau d’origine, en CSV UTF-8.',
  en: 'The file is a PDF: the table that it was made from is needed, as CSV UTF-8.',
}
const page: Text = {
  fr: 'Le fichier est une page web ou du XML, que des sites nomment .xls ou .csv : ouvrez-le dans un tableur, puis enregistrez-le en CSV UTF-8.',
  en: 'The file is a web page or XML, which some sites name .xls or .csv: open it in a spreadsheet program, then save it as CSV UTF-8.',
}
const rtf: Text = {
  fr: 'Le fichier est un document RTF : enregistrez-le en texte brut, UTF-8.',
  en: 'The file is an RTF document: save it as plain text, UTF-8.',
}

interface Signature {
  /** The first bytes of a type. */
  readonly first: readonly number[]
  /** What a user does about it. */
  readonly fault: Text
  readonly remedy?: FileRemedy
}

const signatures: readonly Signature[] = [
  { first: [0xff, 0xfe], fault: utf16 },
  { first: [0xfe, 0xff], fault: utf16 },
  { first: bytesOf('PK\u0003\u0004'), fault: zip },
  { first: bytesOf('PK\u0005\u0006'), fault: zip }, // an archive without files
  { first: [0xd0, 0xcf, 0x11, 0xe0], fault: oldWorkbook },
  { first: [0x1f, 0x8b], ...compressedBy('gzip', 'gunzip -c') },
  { first: bytesOf('BZh'), ...compressedBy('bzip2', 'bunzip2 -c') },
  { first: [0xfd, ...bytesOf('7zXZ')], ...compressedBy('xz', 'xz -dc') },
  { first: [0x28, 0xb5, 0x2f, 0xfd], ...compressedBy('zstd', 'zstd -dc') },
  { first: bytesOf('7z\u00bc\u00af'), ...compressedBy('7-Zip', '7z x -so') },
  { first: bytesOf('%PDF-'), fault: pdf },
  { first: bytesOf('<'), fault: page },
  { first: bytesOf('{\\rtf'), fault: rtf },
]
