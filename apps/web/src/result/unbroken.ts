/**
 * A sentence as French sets it: no line begins with the sign that a blank sets apart from its word.
 * @example unbroken('Louer l’emporte ; de peu') // the blank before the semicolon does not break
 */
export const unbroken = (text: string): string => text.replaceAll(/ (?=[;:!?»])|(?<=«) /g, '\u00a0')
