import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The minimum allowance of micro-BIC, in euros a year. Read by `regles/immobilier/micro-bic.ts`; a revision adds a
 * day and changes no past one.
 */
export const microBicAbattementMinimum: LegalParameter<number> = {
  key: 'immobilier/micro-bic-abattement-minimum',
  label: { fr: 'Abattement minimal du micro-BIC', en: 'Smallest allowance of micro-BIC' },
  unit: 'euros',
  values: { '2001-01-01': 305 },
  articles: {
    '2001-01-01': legifrance('CGI, art. 50-0, 1', 'LEGIARTI000054373853'),
  },
  checkedOn: '2026-11-21',
}
