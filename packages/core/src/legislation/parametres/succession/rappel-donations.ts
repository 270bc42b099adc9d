import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * For how many years a gift is recalled when its giver dies. The caller gives only the gifts that are recalled,
 * which decides; the value is here for its text. Read by `regles/succession/duties.ts`,
 * `regles/donation/at-death.ts` and `regles/donation/gift.ts`; a revision adds a day and changes no past one.
 */
export const rappelDonations: LegalParameter<number> = {
  key: 'succession/rappel-donations',
  label: { fr: 'Rappel fiscal des donations', en: 'Look-back period for gifts' },
  unit: 'years',
  values: { '2012-08-17': 15 },
  articles: { '2012-08-17': legifrance('CGI, art. 784', 'LEGIARTI000033809289') },
  checkedOn: '2026-11-21',
}
