/** What stands after a number without which it says nothing. */
const UNITS =
  '[%€×]|(?:bis|ter|quater|ans?|mois|jours?|parts?|points?|héritiers?|enfants?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\\p{L})'

/** What stands before a number or a letter that says nothing alone. */
const BEFORE = '«|n°|(?<!\\p{L})(?:art\\.|articles?|[LRD]\\.|case|Livret)'

const SET_APART = new RegExp(
  ` (?=[;:!?»])|(?<=\\d) (?=${UNITS})|(?<=«) |(?<=${BEFORE}) (?=[\\dA-Z])|(?<=\\d(?:er|re|e)) (?=\\p{L})`,
  'gu',
)

/**
 * A text of a contract as it is printed: no line begins with the sign, the unit or the digits that French sets apart,
 * nor with what says nothing without its number: 20 ans, 7e année, art. L. 221-30. English hardly changes by it.
 * @example typeset('« 22 950 € » : oui') // the same words, with no blank that breaks but the one before oui
 */
export const typeset = (text: string): string =>
  text.replaceAll(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '\u202f').replaceAll(SET_APART, '\u00a0')
