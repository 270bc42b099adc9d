import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * For how many years a gift is recalled when its giver dies. The caller gives only the gifts that are recalled, which
 * decides; the value is here for its text. Read by `regles/succession/duties.ts`, `regles/donation/at-death.ts` and
 * `regles/donation/gift.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const rappelDonations: LegalParameter<number> = {
  key: 'succession/rappel-donations',
  label: { fr: 'Rappel fiscal des donations', en: 'Look-back period for gifts' },
  unit: 'years',
  values: { '2012-08-17': 15 },
  articles: { '2012-08-17': legifrance('CGI, art. 784', 'LEGIARTI000033809289') },
  checkedOn: '2026-11-21',
}
