import { euros, percent } from '../../definition/kinds.ts'

/** The bounds and the rate of a step of the scale. Used by `family-result.ts` and `result.ts`. */
export const bracket = {
  de: euros({ label: { fr: 'De', en: 'From' } }),
  a: euros({
    nullable: true,
    label: { fr: 'À', en: 'To' },
    help: { fr: 'Vide pour la dernière tranche.', en: 'Blank for the last bracket.' },
  }),
  taux: percent({ label: { fr: 'Taux', en: 'Rate' } }),
}

/** What a step of the scale costs, or the duties on something. Used by `family-result.ts` and `result.ts`. */
export const droits = euros({ label: { fr: 'Droits', en: 'Duties' } })
