/** Malformed files given to `denier lot`: each has a clear message, or rows that say in `erreurs` what is wrong. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, it } from 'vitest'
import { lot } from './lot.ts'

const NAMES = 'valeur_initiale,valeur_finale,duree'
const ROW = '1000,2000,10'
const FILE = `${NAMES}\n${ROW}\n`
const OBJECT = '{"valeur_initiale":1000,"valeur_finale":2000,"duree":10}'
const MIB = 2 ** 20

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const utf16be = (text: string) => utf16(text).swap16()
const bytes = (...all: readonly (string | Uint8Array | readonly number[])[]) =>
  Buffer.concat(all.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.from(one))))
/** The start of an archive with one file, as a spreadsheet has it. */
const archive = bytes('PK\u0003\u0004', [20, 0, 0, 0, 8, 0], Buffer.alloc(16), 'a.xml', deflateRawSync(FILE))

type Case = readonly [title: string, input: string | Uint8Array, message: string]
const UTF16 = 'The file is in UTF-16: save it as UTF-8'
const NOT_UTF8 = (line: number) =>
  `Line ${line}: some bytes are not UTF-8. The file is probably in Windows-1252 (Latin-1): iconv`
const NUL = (line: number) => `Line ${line}: it holds a NUL byte.`
const NO_PARAMETER = 'No column is a parameter of cagr: valeur_initiale, valeur_finale, duree'

/** Files that are refused as a whole: a message, exit code 2. */
const refused: readonly Case[] = [
  // nothing to read
  ['is empty', '', 'The file is empty.'],
  ['is a byte order mark alone', '\uFEFF', 'The file is empty.'],
  ['has only blank lines', '\n\r\n\n', 'The file is empty.'],
  ['has only a byte order mark and blank lines', '\uFEFF\n\n', 'The file is empty.'],
  // encodings
  ['is in UTF-16 LE with a mark', utf16(`\uFEFF${FILE}`), UTF16],
  ['is in UTF-16 BE with a mark', utf16be(`\uFEFF${FILE}`), UTF16],
  ['is in UTF-16 LE without a mark', utf16(FILE), UTF16],
  ['is in UTF-16 BE without a mark', utf16be(FILE), UTF16],
  ['is NDJSON in UTF-16 LE with a mark', utf16(`\uFEFF${OBJECT}\n`), UTF16],
  ['is NDJSON in UTF-16 BE with a mark', utf16be(`\uFEFF${OBJECT}\n`), UTF16],
  ['is NDJSON in UTF-16 LE without a mark', utf16(`${OBJECT}\n`), UTF16],
  ['is NDJSON in UTF-16 BE without a mark', utf16be(`${OBJECT}\n`), UTF16],
  ['is in UTF-32 with a mark', bytes([0xff, 0xfe, 0, 0, 0x76, 0, 0, 0]), UTF16],
  ['is in UTF-32 without a mark', bytes([0, 0, 0, 0x76, 0, 0, 0, 0x61]), 'The file is binary'],
  ['has a cell in Windows-1252', latin(`${NAMES},nom\n${ROW},Zoé\n`), NOT_UTF8(2)],
  ['has a header in Windows-1252', latin(`${NAMES},prénom\n${ROW},a\n`), NOT_UTF8(1)],
  ['has a euro sign in Windows-1252', bytes(`${NAMES},x\n${ROW},`, [0x80], '\n'), NOT_UTF8(2)],
  [
    'has a cell in Latin-1 after many rows',
    latin(`${NAMES},x\n${`${ROW},a\n`.repeat(9)}${ROW},é`),
    NOT_UTF8(11),
  ],
  ['has a letter cut in a cell', bytes(`${NAMES},x\n${ROW},`, [0xc3], '\n'), NOT_UTF8(2)],
  ['has a letter cut in the header', bytes(`${NAMES},x`, [0xe2, 0x82], `\n${ROW},1\n`), NOT_UTF8(1)],
  ['ends within a letter', bytes(`${NAMES},x\n${ROW},`, [0xf0, 0x9f, 0x98]), NOT_UTF8(2)],
  ['has an overlong form', bytes(`${NAMES},x\n${ROW},`, [0xc0, 0xaf], '\n'), NOT_UTF8(2)],
  ['has half of a surrogate pair', bytes(`${NAMES},x\n${ROW},`, [0xed, 0xa0, 0x80], '\n'), NOT_UTF8(2)],
  ['is NDJSON in Latin-1', latin(`${OBJECT}\n{"nom":"Zoé"}\n`), NOT_UTF8(2)],
  ['has a NUL byte in the header', `${NAMES}\u0000\n${ROW}\n`, 'The file is binary'],
  ['has a NUL byte in a far row', `${NAMES}\n${`${ROW}\n`.repeat(100)}1\u0000,2,3\n`, NUL(102)],
  ['ends with NUL bytes', `${NAMES}\n${`${ROW}\n`.repeat(100)}${'\u0000'.repeat(512)}`, NUL(102)],
  ['is NDJSON with a NUL byte', `${`${OBJECT}\n`.repeat(30)}{"a":"\u0000"}\n`, NUL(31)],
  ['goes on in UTF-16', bytes(FILE.padEnd(1030, '\n'), utf16(`${ROW}\n`)), 'it holds a NUL byte.'],
  // other types of file
  [
    'is a spreadsheet',
    archive,
    'The file is a spreadsheet (xlsx, ods) or a zip archive: save it as CSV UTF-8',
  ],
  [
    'is an archive without files',
    bytes('PK\u0005\u0006', Buffer.alloc(18)),
    'The file is a spreadsheet (xlsx',
  ],
  [
    'is an old spreadsheet',
    bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'The file is a spreadsheet (xls)',
  ],
  ['is compressed by gzip', gzipSync(FILE), 'The file is compressed (gzip): gunzip -c reads it'],
  ['is NDJSON compressed by gzip', gzipSync(OBJECT), 'The file is compressed (gzip)'],
  ['is compressed by bzip2', bytes('BZh91AY&SY', [0x9a, 0x1f]), 'The file is compressed (bzip2)'],
  ['is compressed by xz', bytes([0xfd], '7zXZ', [0, 0, 4]), 'The file is compressed (xz)'],
  ['is compressed by zstd', bytes([0x28, 0xb5, 0x2f, 0xfd, 4, 0]), 'The file is compressed (zstd)'],
  ['is compressed by 7-Zip', bytes('7z', [0xbc, 0xaf, 0x27, 0x1c]), 'The file is compressed (7-Zip)'],
  ['is a PDF', bytes('%PDF-1.7\n', [0x25, 0xe2, 0xe3, 0xcf, 0xd3]), 'The file is a PDF'],
  ['is a web page', '<!DOCTYPE html>\n<table><tr><td>1</table>\n', 'The file is a web page or XML'],
  ['is XML', '<?xml version="1.0"?>\n<foyers/>\n', 'The file is a web page or XML'],
  ['is an RTF document', '{\\rtf1\\ansi\n}', 'The file is an RTF document'],
  ['is a picture', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 0x0d], 'IHDR'), 'The file is binary'],
  ['is a program', bytes([0x7f], 'ELF', [2, 1, 1, 0, 0, 0]), 'The file is binary'],
  ['is a database', bytes('SQLite format 3', [0, 16, 0]), 'The file is binary'],
  ['is random bytes', bytes([0x9d, 0x8a, 0xfe, 0x81, 0xb3, 0x0a, 0xc7]), NOT_UTF8(1)],
  ['is a JSON list', `[${OBJECT},${OBJECT}]`, 'The file is a JSON list: write one object a line'],
  ['is a JSON list on several lines', `\uFEFF [\n${OBJECT}\n]\n`, 'The file is a JSON list'],
  // quotes
  ['opens a quote that is never closed', `${NAMES},x\n${ROW},"a\n${ROW},b\n`, 'Line 2: a quote is opened'],
  ['opens a quote in its last cell', `${NAMES},x\n${ROW},"`, 'Line 2: a quote is opened'],
  ['opens a quote in the header', `${NAMES},"x\n${ROW},1\n`, 'Line 1: a quote is opened'],
  ['has a quote within a cell', `${NAMES},x\n${ROW},a"b"\n${ROW},c\n`, 'Line 2: misplaced quotes.'],
  ['has one quote within a cell', `${NAMES},x\n${ROW},5" x 4\n`, 'Line 2: a quote is opened'],
  ['goes on after a quote', `${NAMES},x\n${ROW},ok\n${ROW},"a"b\n`, 'Line 3: misplaced quotes.'],
  ['has a blank before a quote', `${NAMES},x\n${ROW}, "a"\n`, 'Line 2: misplaced quotes.'],
  ['escapes a quote by a backslash', `${NAMES},x\n${ROW},"a\\"b"\n`, 'Line 2: a quote is opened'],
  ['escapes two quotes by backslashes', `${NAMES},x\n${ROW},"a\\"b\\""\n`, 'Line 2: misplaced quotes.'],
  ['misplaces quotes in the header', `${NAMES},a"b"\n${ROW},1\n`, 'The quotes of the first line'],
  ['goes on after a quote in the header', `${NAMES},"a"b\n${ROW},1\n`, 'The quotes of the first line'],
  // names of columns
  ['has a column without a name', `${NAMES},\n${ROW},1\n`, 'Column 4 has no name.'],
  ['has a column named by blanks', `${NAMES},  \n${ROW},1\n`, 'Column 4 has no name.'],
  ['has a column named by empty quotes', `"",${NAMES}\n1,${ROW}\n`, 'Column 1 has no name.'],
  ['has many columns without names', `${NAMES},,,\n${ROW},,,\n`, 'Column 6 has no name.'],
  ['names a column twice', `${NAMES},id,id\n${ROW},1,2\n`, 'Two columns are named id.'],
  ['names a parameter twice', `${NAMES},duree\n${ROW},3\n`, 'Two columns are named duree.'],
  ['names a parameter twice, with blanks', `${NAMES}, duree \n${ROW},3\n`, 'Two columns are named duree.'],
  ['has a column of errors', `${NAMES},erreurs\n${ROW},1\n`, 'erreurs is a column that the batch adds'],
  [
    'has a column of a figure',
    `${NAMES},resume.cagr\n${ROW},1\n`,
    'resume.cagr is a column that the batch adds',
  ],
  [
    'misspells a parameter',
    `valeur_initiale,valeur_final,duree\n${ROW}\n`,
    'valeur_final is near the parameter valeur_finale',
  ],
  [
    'writes a parameter in capitals',
    `valeur_initiale,valeur_finale,DUREE\n${ROW}\n`,
    'DUREE is near the parameter duree',
  ],
  [
    'writes a parameter with an accent',
    `valeur_initiale,valeur_finale,durée\n${ROW}\n`,
    'durée is near the parameter duree',
  ],
  [
    'writes a parameter with a hyphen',
    `valeur-initiale,valeur_finale,duree\n${ROW}\n`,
    'valeur-initiale is near the parameter',
  ],
  [
    'has a letter without width in a name',
    `valeur_initiale,valeur_finale,duree\u200b\n${ROW}\n`,
    'is near the parameter duree',
  ],
  ['has no parameter', 'a,b\n1,2\n', NO_PARAMETER],
  ['has no header', `${ROW}\n${ROW}\n`, NO_PARAMETER],
  ['has a title above its header', `Foyers de 2025\n${FILE}`, NO_PARAMETER],
  ['begins with the separator of a spreadsheet', `sep=;\n${FILE.replaceAll(',', ';')}`, NO_PARAMETER],
  ['is prose', 'Une lettre, et rien d’autre.\n', NO_PARAMETER],
  ['has a name of 10 MiB', `${'n'.repeat(10 * MIB)}\n1\n`, NO_PARAMETER],
  [
    'names twice a column by 1 MiB',
    `${NAMES},${'n'.repeat(MIB)},${'n'.repeat(MIB)}\n`,
    `Two columns are named ${'n'.repeat(60)}…`,
  ],
  // separators and line ends
  ['has tabs between columns', FILE.replaceAll(',', '\t'), 'holds several: separate them by commas'],
  ['has bars between columns', FILE.replaceAll(',', '|'), 'holds several: separate them by commas'],
  [
    'has commas and semicolons',
    `valeur_initiale;valeur_finale,duree\n${ROW}\n`,
    'The column valeur_initiale;valeur_finale holds several',
  ],
  [
    'has semicolons and a comma',
    `${NAMES.replaceAll(',', ';')};a,duree\n`,
    'The column a,duree holds several',
  ],
  [
    'has line ends of CR alone',
    FILE.replaceAll('\n', '\r'),
    'The lines end with a carriage return alone (CR)',
  ],
  [
    'has CR alone after the header',
    `${NAMES}\r${ROW}\n${ROW}\n`,
    'The lines end with a carriage return alone (CR)',
  ],
  [
    'has line ends of CR CR LF',
    FILE.replaceAll('\n', '\r\r\n'),
    'The lines end with two carriage returns and a line feed (CR CR LF)',
  ],
  // sizes
  [
    'opens a quote before 17 MiB',
    bytes(`${NAMES},x\n${ROW},"`, Buffer.alloc(17 * MIB, 'a\n')),
    'Line 2: a record is longer than 16 MiB',
  ],
  [
    'has a cell of 17 MiB',
    bytes(`${NAMES},x\n${ROW},`, Buffer.alloc(17 * MIB, 'a')),
    'Line 2: a record is longer than 16 MiB',
  ],
  [
    'is NDJSON with a line of 17 MiB',
    bytes(`${OBJECT}\n{"a":"`, Buffer.alloc(17 * MIB, 'a')),
    'Line 2: a record is longer than 16 MiB',
  ],
]

const NOT_JSON = 'the line must be a JSON object: it is not JSON'
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** Files whose rows are written with what is wrong, and the errors of each row: '' where it was computed. */
const inRows: readonly (readonly [title: string, input: string, errors: readonly string[]])[] = [
  ['row is too short', `${FILE}1000,2000\n`, ['', 'the row must have 3 cells: it has 2']],
  ['row is too long', `${FILE}${ROW},x\n`, ['', 'the row must have 3 cells: it has 4, beyond them "x"']],
  [
    'row has many cells beyond',
    `${FILE}${ROW}${',y'.repeat(99)}\n`,
    ['', 'the row must have 3 cells: it has 102, beyond them "y", "y", "y", "y", "y"'],
  ],
  [
    'row has 1 MiB beyond its cells',
    `${FILE}${ROW},${'z'.repeat(MIB)}\n`,
    ['', `the row must have 3 cells: it has 4, beyond them "${'z'.repeat(60)}…"`],
  ],
  [
    'row has other separators',
    `${FILE}${ROW.replaceAll(',', ';')}\n`,
    ['', 'the row must have 3 cells: it has 1'],
  ],
  ['row has tabs', `${FILE}${ROW.replaceAll(',', '\t')}\n`, ['', 'the row must have 3 cells: it has 1']],
  [
    'number has a decimal comma among commas',
    `${FILE}1000,50,2000,10\n`,
    ['', 'the row must have 3 cells: it has 4, beyond them "10"'],
  ],
  [
    'line ends with CR alone',
    `${FILE}${ROW}\r${ROW}\n`,
    ['', 'the row must have 3 cells: it has 5, beyond them "2000", "10"'],
  ],
  ['line ends with LF, CRLF and nothing', `${NAMES}\r\n${ROW}\n${ROW}\r\n${ROW}`, ['', '', '']],
  ['last row is cut', `${FILE}1000,20`, ['', 'the row must have 3 cells: it has 2']],
  ['row is a single blank', `${FILE} \n${ROW}\n`, ['', 'the row must have 3 cells: it has 1', '']],
  ['row is blank between others', `${FILE}\n\r\n${ROW}\n`, ['', '']],
  [
    'cells are all blank',
    `${FILE},,\n`,
    [
      '',
      'valeur_initiale is required; valeur_finale is required; duree is required without date_debut and date_fin',
    ],
  ],
  ['cell is a word', `${FILE}x,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell is a blank', `${FILE} ,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell has a unit', `${FILE}1000 €,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell has spaces between thousands', `${FILE}1 000,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell has commas between thousands', `${FILE}"1,000",2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell is NaN', `${FILE}NaN,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell is infinite', `${FILE}Infinity,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell is beyond doubles', `${FILE}1e999,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell has 400 digits', `${FILE}${'9'.repeat(400)},2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell is hexadecimal', `${FILE}0x10,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell is an error of a spreadsheet', `${FILE}#REF!,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell has another minus sign', `${FILE}−5,2000,10\n`, ['', 'valeur_initiale must be a number']],
  ['cell has a byte order mark', `${FILE}\uFEFF1000,2000,10\n`, ['', 'valeur_initiale must be a number']],
  [
    'cell of a number has 10 MiB',
    `${FILE}${'1'.repeat(10 * MIB)},2000,10\n`,
    ['', 'valeur_initiale must be a number'],
  ],
  ['kept cell has 10 MiB', `${NAMES},x\n${ROW},${'x'.repeat(10 * MIB)}\n`, ['']],
  ['kept column is __proto__', `${NAMES},__proto__,constructor\n${ROW},1,2\n`, ['']],
  ['kept cell has controls', `${NAMES},x\n${ROW},\u0001\u001b[2J\n`, ['']],
  ['line is not JSON', `${OBJECT}\nfoyer\n${OBJECT}\n`, ['', NOT_JSON, '']],
  ['object is cut', `${OBJECT}\n{"duree":\n${OBJECT}\n`, ['', NOT_JSON, '']],
  ['last line is cut', `${OBJECT}\n${OBJECT.slice(0, 30)}`, ['', NOT_JSON]],
  ['object is on several lines', '{\n"duree":1\n}\n', [NOT_JSON, NOT_JSON, NOT_JSON]],
  ['two objects are on one line', `${OBJECT}${OBJECT}\n`, [NOT_JSON]],
  ['object ends with a comma', `${OBJECT},\n${OBJECT}\n`, [NOT_JSON, '']],
  ['object has a comma too many', '{"duree":1,}\n', [NOT_JSON]],
  ['names are between single quotes', "{'duree':1}\n", [NOT_JSON]],
  ['number is NaN', '{"duree":NaN}\n', [NOT_JSON]],
  ['text has a raw line end', '{"nom":"a\nb"}\n', [NOT_JSON, NOT_JSON]],
  ['lines end with CR alone', `${OBJECT}\r${OBJECT}\r`, [NOT_JSON]],
  ['line has a byte order mark', `${OBJECT}\n\uFEFF${OBJECT}\n`, ['', NOT_JSON]],
  ['line is a list', `${OBJECT}\n[${OBJECT}]\n`, ['', 'the line must be a JSON object: it is a list']],
  ['line is a text', `${OBJECT}\n"duree"\n`, ['', 'the line must be a JSON object: it is a text']],
  ['line is a number', `${OBJECT}\n5\n`, ['', 'the line must be a JSON object: it is a number']],
  ['line is true', `${OBJECT}\ntrue\n`, ['', 'the line must be a JSON object: it is true or false']],
  ['line is null', `${OBJECT}\nnull\n`, ['', 'the line must be a JSON object: it is null']],
  ['line is deep', `${OBJECT}\n${deep(100_000)}\n`, ['', 'the line must be a JSON object: it is a list']],
  ['kept member is deep', `${OBJECT.slice(0, -1)},"x":${deep(100_000)}}\n`, ['']],
  ['parameter is deep', `${OBJECT.slice(0, -3)}${deep(100_000)}}\n`, ['duree must be a number']],
  [
    'parameter is given twice',
    '{"valeur_initiale":1,"valeur_finale":2,"duree":1,"duree":2}\n',
    ['duree is given twice'],
  ],
  [
    'parameter is given twice, escaped',
    '{"valeur_initiale":1,"valeur_finale":2,"dur\\u0065e":1,"duree":2}\n',
    ['duree is given twice'],
  ],
  ['kept member is given twice', `${OBJECT.slice(0, -1)},"id":1,"id":2}\n`, ['id is given twice']],
  ['kept member holds a name twice', `${OBJECT.slice(0, -1)},"x":[{"a":1,"a":2}]}\n`, ['a is given twice']],
  ['kept members hold colons', `${OBJECT.slice(0, -1)},"x":"\\"a\\":","y":{"a":{"a":1}}}\n`, ['']],
  [
    'number is beyond doubles',
    '{"valeur_initiale":1e999,"valeur_finale":2,"duree":1}\n',
    ['valeur_initiale must be a number'],
  ],
  [
    'parameter is an object',
    '{"valeur_initiale":{},"valeur_finale":2,"duree":1}\n',
    ['valeur_initiale must be a number'],
  ],
  [
    'parameter is a list',
    '{"valeur_initiale":[1],"valeur_finale":2,"duree":1}\n',
    ['valeur_initiale must be a number'],
  ],
  [
    'parameter is a text',
    '{"valeur_initiale":"mille","valeur_finale":2,"duree":1}\n',
    ['valeur_initiale must be a number'],
  ],
  [
    'object is empty',
    '{}\n',
    [
      'valeur_initiale is required; valeur_finale is required; duree is required without date_debut and date_fin',
    ],
  ],
  [
    'name is misspelt',
    `${OBJECT.slice(0, -1)},"dure":1}\n`,
    ['dure is near duree, a parameter; --garder keeps it'],
  ],
  ['name is blank', `${OBJECT.slice(0, -1)},"":1}\n`, ['']],
  [
    'member has the name of the errors',
    `${OBJECT.slice(0, -1)},"erreurs":1}\n`,
    ['erreurs is a column that the batch adds'],
  ],
  [
    'member has the name of a figure',
    `${OBJECT.slice(0, -1)},"resume.cagr":1}\n`,
    ['resume.cagr is a column that the batch adds'],
  ],
  ['member is __proto__', `${OBJECT.slice(0, -1)},"__proto__":{"duree":3}}\n`, ['']],
  ['lines are blank and end with CRLF', `\uFEFF${OBJECT}\r\n\r\n\n${OBJECT}\r\n`, ['', '']],
  ['kept text has 10 MiB', `${OBJECT.slice(0, -1)},"x":"${'x'.repeat(10 * MIB)}","y":{}}\n`, ['']],
]

/** The errors of each row of an output, joined as a cell has them. */
const errorsOf = (out: string): readonly string[] =>
  out.startsWith('{')
    ? out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).erreurs.join('; '))
    : (parse(out) as string[][]).slice(1).map((cells) => cells.at(-1) ?? '')

const WORDS = ['cagr', '--colonnes', 'resume.cagr']
/** Files below this size are also given byte by byte. */
const SHORT = 4096

/** Runs `denier lot cagr` on a file: its messages must be short, and no stack trace. */
async function batch(input: string | Uint8Array, pieceBytes?: number) {
  const run = await lot(WORDS, pieceBytes === undefined ? { input } : { input, pieceBytes })
  expect(run.err).not.toMatch(/^\s+at |Error/m)
  expect(run.err.length).toBeLessThan(1000)
  return run
}

const folder = mkdtempSync(join(tmpdir(), 'denier-malformed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** The path of a file with this text. */
function fileOf(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('denier lot', () => {
  it('is tried on a hundred malformed files', () => {
    expect(refused.length + inRows.length).toBeGreaterThanOrEqual(100)
  })

  it.each(refused)('refuses a file that %s', async (_, input, message) => {
    const { code, out, err } = await batch(input)
    expect(err).toMatch(/^denier: /)
    expect(err).toContain(message)
    expect(code).toBe(2)
    expect(errorsOf(out).join('')).toBe('') // rows before the fault, if any
    if (input.length > SHORT) return
    const byteByByte = await batch(input, 1)
    expect(byteByByte.code).toBe(2)
    // a binary file may have no other sign than its first bytes, of which five are read together
    if (!message.includes('binary')) expect(byteByByte.err).toBe(err)
  })

  it.each(inRows)('writes in erreurs what is wrong: %s', async (_, input, errors) => {
    const { code, out, err } = await batch(input)
    expect(errorsOf(out)).toEqual(errors)
    const count = errors.filter((text) => text !== '').length
    const rows = count === 1 ? 'one row was' : `${count} rows were`
    const ofRows = err.replace(/^denier: columns read: .*\n/, '')
    expect(ofRows).toBe(count === 0 ? '' : `denier: ${rows} refused: see the column erreurs.\n`)
    expect(code).toBe(count === 0 ? 0 : 3)
    if (input.length <= SHORT) expect(await batch(input, 1)).toEqual({ code, out, err })
  })

  it('keeps numbers of NDJSON as they are written', async () => {
    const members = '"id":12345678901234567890, "x":1.10,"y":1e400'
    const { out } = await lot(['cagr', '--colonnes', 'resume.cagr', '--numeroter'], {
      input: `{ ${members} ,${OBJECT.slice(1)}`,
    })
    expect(out).toBe(`{"ligne":1,${members} ,${OBJECT.slice(1, -1)},"resume.cagr":7.1773,"erreurs":[]}\n`)
  })

  it.each([
    ['header alone', FILE.slice(0, NAMES.length + 1)],
    ['header alone without a line end', NAMES],
  ])('says that a file with its %s has no row', async (_, input) => {
    const { code, out, err } = await lot(['cagr', '--colonnes', 'resume.cagr'], { input })
    expect(out).toBe(`${NAMES},resume.cagr,erreurs\n`)
    expect(err).toBe('denier: the file has no row under the names of its columns.\n')
    expect(code).toBe(0)
  })

  it.each([
    ['a folder', () => [folder], ' is a folder: give a file.'],
    ['no file', () => [join(folder, 'absent.csv')], 'absent.csv does not exist.'],
    ['a file in place of a folder', () => [join(fileOf('a.csv', FILE), 'b.csv')], 'cannot be read. (ENOTDIR'],
    [
      'JSON named as CSV',
      () => [fileOf('objets.csv', OBJECT)],
      'The file holds JSON objects: name it .ndjson.',
    ],
    ['NDJSON named as CSV', () => [fileOf('objets.txt', `${OBJECT}\n${OBJECT}`)], 'name it .ndjson.'],
    [
      'an output that is a folder',
      () => [fileOf('b.csv', FILE), '--sortie', folder],
      ' is a folder: give a file.',
    ],
    [
      'an output in no folder',
      () => [fileOf('c.csv', FILE), '--sortie', join(folder, 'absent/c.csv')],
      'c.csv.partiel does not exist.',
    ],
    [
      'an output under a file',
      () => [fileOf('d.csv', FILE), '--sortie', join(folder, 'd.csv/e.csv')],
      'cannot be written. (ENOTDIR',
    ],
  ])('refuses %s', async (_, words, message) => {
    const { code, out, err } = await lot(['cagr', ...words()], { input: '' })
    expect(err).toContain(message)
    expect(err).toMatch(/^denier: [^\n]+\n$/)
    expect([code, out]).toEqual([2, ''])
  })

  it('writes what is wrong in each row of CSV named as NDJSON', async () => {
    const { code, out } = await lot(['cagr', fileOf('lignes.ndjson', FILE)], { input: '' })
    expect(errorsOf(out)).toEqual([NOT_JSON, 'the line must be a JSON object: it is not JSON'])
    expect(code).toBe(3)
  })

  it('refuses a path below a file', async () => {
    const { code, err } = await lot(['cagr', `${fileOf('plain.csv', FILE)}/rows.csv`], { input: '' })
    expect(err).toContain('rows.csv cannot be read. (ENOTDIR')
    expect(code).toBe(2)
  })

  // the administrator may read every file: CI has no such test, and it counts a skipped one as a fault
  if (process.getuid?.() !== 0)
    it('refuses a file that may not be read', async () => {
      const path = fileOf('secret.csv', FILE)
      chmodSync(path, 0)
      const { code, err } = await lot(['cagr', path], { input: '' })
      expect(err).toContain('secret.csv cannot be read. (EACCES')
      expect(code).toBe(2)
    })

  it.each([
    ['truncated', '{"identity":"x","doneR'],
    ['empty', ''],
    ['no JSON', 'ligne 5'],
    ['a number', '5'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object without counts', '{"identity":"x"}'],
    ['an object with other types', '{"identity":1,"today":"2026-11-21","doneRows":5,"bytes":5,"refused":0}'],
    [
      'an object with a negative count',
      '{"identity":"x","today":"2026-11-21","doneRows":-5,"bytes":5,"refused":0}',
    ],
    [
      'an object with a text as count',
      '{"identity":"x","today":"2026-11-21","doneRows":5,"bytes":"5","refused":0}',
    ],
    ['an object without a day', '{"identity":"x","doneRows":5,"bytes":5,"refused":0}'],
    ['an object with a wrong day', '{"identity":"x","today":"hier","doneRows":5,"bytes":5,"refused":0}'],
    [
      'an object with a wrong summary',
      '{"identity":"x","today":"2026-11-21","doneRows":5,"bytes":5,"refused":0,"comparison":5}',
    ],
  ])('refuses to resume from a checkpoint that is %s', async (_, text) => {
    const output = join(folder, 'reprise.csv')
    const path = fileOf('reprise.csv.reprise', text)
    const words = ['cagr', fileOf('e.csv', FILE), '--sortie', output, '--reprendre']
    const { code, err } = await lot(words, { input: '' })
    expect(err).toBe(`denier: ${path} is damaged: delete it, and run again without --reprendre.\n`)
    expect(code).toBe(2)
  })
})
