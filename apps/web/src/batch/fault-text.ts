import type { Language } from '@denier/core'
import type { BatchFault } from '@denier/core/batch'

/** Apart from the other texts of the page, which its worker does not need. */
const messages = {
  otherEncoding: {
    fr: (line: number) =>
      `Ligne ${line}\u00A0: des octets ne sont pas de l’UTF-8. Le fichier est sans doute en Windows-1252 (Latin-1)\u00A0: ouvrez-le dans un tableur, puis enregistrez-le en CSV UTF-8.`,
    en: (line: number) =>
      `Line ${line}: some bytes are not UTF-8. The file is probably in Windows-1252 (Latin-1): open it in a spreadsheet program, then save it as CSV UTF-8.`,
  },
  compressed: {
    fr: (name: string) =>
      `Le fichier est compressé (${name})\u00A0: décompressez-le d’abord, puis choisissez le fichier obtenu.`,
    en: (name: string) =>
      `The file is compressed (${name}): unpack it first, then choose the file that it holds.`,
  },
  otherLineEnds: {
    fr: (name: string) =>
      `Les lignes se terminent par des caractères inhabituels (${name})\u00A0: ouvrez le fichier dans un tableur, puis enregistrez-le en CSV UTF-8.`,
    en: (name: string) =>
      `The lines end with unusual characters (${name}): open the file in a spreadsheet program, then save it as CSV UTF-8.`,
  },
  jsonList: {
    fr: 'Le fichier est une liste JSON\u00A0: il faut un objet par ligne (NDJSON), ou un fichier CSV.',
    en: 'The file is a JSON list: it should have one object a line (NDJSON), or be a CSV file.',
  },
}

/**
 * What is wrong with a file or a constant, for a reader without a command line. Used by `batch-worker.ts`.
 */
export function faultText({ text, remedy }: BatchFault, language: Language): string {
  switch (remedy?.kind) {
    case 'encoding':
      return messages.otherEncoding[language](remedy.line)
    case 'compression':
      return messages.compressed[language](remedy.name)
    case 'lineEnds':
      return messages.otherLineEnds[language](remedy.name)
    case 'jsonList':
      return messages.jsonList[language]
    case undefined:
      return text[language]
  }
}
