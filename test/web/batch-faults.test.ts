/** What the page of files says of a file that it cannot read, and what the command says of it. */
import { languages } from '@denier/core'
import { BatchFault } from '@denier/core/batch'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../apps/web/src/batch/fault-text.ts'
import { inspectFile } from '../../apps/web/src/batch/inspect-file.ts'
import { simulatorNamed } from '../support/simulators.ts'

/** Tools of a command line that a text may advise. */
const COMMANDS = /iconv|gunzip|bunzip2|xz -dc|zstd -dc|7z x|mac2unix|tr |jq|denier lot/

async function faultOf(bytes: Uint8Array<ArrayBuffer>, name = 'file.csv'): Promise<BatchFault> {
  const fault = await inspectFile(simulatorNamed('cagr'), new File([bytes], name)).catch((error) => error)
  return fault instanceof BatchFault ? fault : expect.fail('no fault')
}

describe('faultText', () => {
  it.each([
    ['gzip', [0x1f, 0x8b]],
    ['bzip2', [0x42, 0x5a, 0x68]],
    ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
    ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
    ['7-Zip', [0x37, 0x7a, 0xbc, 0xaf]],
  ])('advises to unpack a file that %s compressed, without a command', async (name, first) => {
    const fault = await faultOf(Uint8Array.from([...first, 0, 0]))
    for (const language of languages) {
      expect(fault.text[language]).toMatch(COMMANDS)
      expect(faultText(fault, language)).not.toMatch(COMMANDS)
      expect(faultText(fault, language)).toContain(`(${name})`)
    }
    expect(faultText(fault, 'en')).toContain('unpack it first')
    expect(faultText(fault, 'fr')).toContain('décompressez-le d’abord')
  })

  it('advises to save a file of another encoding in a spreadsheet program, with its line', async () => {
    const latin = Buffer.from('valeur_initiale,valeur_finale,duree,note\n1,2,3,é\n', 'latin1')
    const fault = await faultOf(Uint8Array.from(latin))
    for (const language of languages) {
      expect(fault.text[language]).toContain('iconv -f CP1252 -t UTF-8')
      expect(faultText(fault, language)).not.toMatch(COMMANDS)
    }
    expect(faultText(fault, 'en')).toMatch(/^Line 2: some bytes are not UTF-8.*save it as CSV UTF-8\.$/)
    expect(faultText(fault, 'fr')).toMatch(/^Ligne 2\u00a0: .*enregistrez-le en CSV UTF-8\.$/)
  })

  it.each([
    ['CR', '\r'],
    ['CR CR LF', '\r\r\n'],
  ])('advises to save a file whose lines end with %s in a spreadsheet program', async (name, end) => {
    const lines = ['valeur_initiale,valeur_finale,duree', '1,2,3', '']
    const fault = await faultOf(Uint8Array.from(Buffer.from(lines.join(end))))
    for (const language of languages) {
      expect(fault.text[language]).toMatch(COMMANDS)
      expect(fault.text[language]).toContain(`(${name})`)
      expect(faultText(fault, language)).not.toMatch(COMMANDS)
      expect(faultText(fault, language)).toContain(`(${name})`)
    }
  })

  it('says that a JSON list should have an object a line, without a command', async () => {
    const fault = await faultOf(Uint8Array.from(Buffer.from('[{"duree":1}]')), 'file.json')
    for (const language of languages) {
      expect(fault.text[language]).toMatch(COMMANDS)
      expect(faultText(fault, language)).not.toMatch(COMMANDS)
      expect(faultText(fault, language)).toContain('NDJSON')
    }
  })

  it('says each other fault as the command does', async () => {
    const fault = await faultOf(new Uint8Array())
    for (const language of languages) expect(faultText(fault, language)).toBe(fault.text[language])
  })
})
