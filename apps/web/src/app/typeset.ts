/**
 * A text of a contract as it is printed: no line begins with the sign, the unit or the digits that French sets apart,
 * nor with what follows the number of an article. A text in English has none of these, and stays what it is.
 * @example typeset('« 22 950 € » : oui') // the same words, with no blank that breaks but the one before oui
 */
export const typeset = (text: string): string =>
  text
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replaceAll(/ (?=[;:!?»])|(?<=«|n°) |(?<=\d) (?=[%€]|(?:bis|ter|quater)(?![\p{L}]))/gu, '\u00a0')
