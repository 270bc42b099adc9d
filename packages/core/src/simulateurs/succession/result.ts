import { euros, flag, percent } from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'
import { bracket, droits } from './brackets-shape.ts'
import { familyResult } from './family-result.ts'

/**
 * Result of `succession`: the summary, the scale of one heir, and life insurance; then the same person by person of a whole
 * family, where figures of one heir do not exist. Keys are the names of the API: they do not change. The kind of each
 * figure (`euros`, `percent`…) sets its unit and its rounding. `nullable`: it is `null` where it does not exist.
 * Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    actifNet: euros({
      label: { fr: 'Actif net taxable', en: 'Net taxable estate' },
      help: {
        fr: 'Le patrimoine, et les meubles s’ils sont au forfait, moins les dettes, les frais funéraires (1 500 € sans justificatif) et 20 % de la résidence occupée par la famille.',
        en: 'The estate, with furniture if it is at the flat rate, less debts, funeral costs (€1,500 without proof) and 20% of the home where the family lives.',
      },
    }),
    partParHeritier: euros({
      nullable: true,
      ofOneWay: true,
      label: { fr: 'Part de chaque héritier', en: 'Each heir’s share' },
      help: { fr: 'Sans celle du conjoint.', en: 'Without the spouse’s.' },
    }),
    abattement: euros({
      nullable: true,
      ofOneWay: true,
      label: { fr: 'Abattement de chacun', en: 'Each one’s allowance' },
      help: {
        fr: 'Ce qu’en laissent les donations. 0 pour qui est exonéré.',
        en: 'What gifts leave of it. 0 for anyone exempt.',
      },
    }),
    baseTaxable: euros({
      nullable: true,
      ofOneWay: true,
      label: { fr: 'Base taxable de chacun', en: 'Each one’s taxable base' },
    }),
    droitsParHeritier: euros({
      nullable: true,
      ofOneWay: true,
      label: { fr: 'Droits de chaque héritier', en: 'Each heir’s duties' },
      help: {
        fr: 'Sur sa part de la succession.',
        en: 'On the share of the estate.',
      },
    }),
    droitsTotal: euros({ label: { fr: 'Droits de succession', en: 'Inheritance duties' } }),
    droitsAssuranceVie: euros({
      label: { fr: 'Droits sur l’assurance-vie', en: 'Duties on life insurance' },
    }),
    totalDroits: euros({ label: { fr: 'Total des droits', en: 'Total duties' } }),
    netTransmis: euros({
      label: { fr: 'Net transmis', en: 'Net amount passed on' },
      help: {
        fr: 'À tous, conjoint et assurance-vie compris, une fois les droits payés.',
        en: 'To all, spouse and life insurance included, once duties are paid.',
      },
    }),
    tauxEffectif: percent({
      label: { fr: 'Taux effectif', en: 'Effective rate' },
      help: {
        fr: 'Tous les droits, en % de ce qui est transmis avant eux.',
        en: 'All duties, as a % of what is passed on before duties.',
      },
    }),
    tauxMarginal: percent({
      nullable: true,
      ofOneWay: true,
      label: { fr: 'Taux marginal', en: 'Marginal rate' },
      help: {
        fr: 'Celui de la plus haute tranche qu’atteint la part.',
        en: 'That of the highest bracket that the share reaches.',
      },
    }),
    exonere: flag({
      nullable: true,
      ofOneWay: true,
      label: { fr: 'Héritiers exonérés', en: 'Exempt heirs' },
    }),
    partDuConjoint: euros({
      label: { fr: 'Part du conjoint', en: 'The spouse’s share' },
      help: {
        fr: 'De l’actif net taxable : en propriété, ou la valeur de l’usufruit.',
        en: 'Of the net taxable estate: owned, or the value of the usufruct.',
      },
    }),
    effetForfaitMobilier: euros({
      label: { fr: 'Effet du forfait mobilier', en: 'Effect of the furniture flat rate' },
      help: {
        fr: 'Ce que le forfait de 5 % pour les meubles ajoute au total des droits, ou y ajouterait.',
        en: 'What the flat rate of 5% for furniture adds to total duties, or would add.',
      },
    }),
  },
  tranches: rows({
    ...bracket,
    base: euros({
      label: { fr: 'Part dans la tranche', en: 'Share in the bracket' },
      help: {
        fr: 'Sans ce que les donations y occupent déjà.',
        en: 'Without what gifts already fill of it.',
      },
    }),
    droits,
  }),
  assuranceVie: orNull({
    avant70: {
      abattementParBeneficiaire: euros({
        label: { fr: 'Abattement par bénéficiaire', en: 'Allowance of each beneficiary' },
      }),
      base: euros({
        label: { fr: 'Capital taxé, primes avant 70 ans', en: 'Capital taxed, premiums before 70' },
      }),
      droits: euros({
        label: { fr: 'Prélèvement, primes avant 70 ans', en: 'Levy, premiums before 70' },
      }),
    },
    apres70: {
      abattementGlobal: euros({ label: { fr: 'Abattement commun', en: 'Shared allowance' } }),
      base: euros({
        label: { fr: 'Primes taxables, après 70 ans', en: 'Taxable premiums, after 70' },
        help: {
          fr: 'Avant l’abattement personnel de chaque bénéficiaire, s’il en reste.',
          en: 'Before each beneficiary’s own allowance, if any of it is left.',
        },
      }),
      droits: euros({ label: { fr: 'Droits, primes après 70 ans', en: 'Duties, premiums after 70' } }),
      gainsExoneres: euros({ label: { fr: 'Gains exonérés de droits', en: 'Gains free of duties' } }),
      baseParBeneficiaire: euros({
        label: { fr: 'Primes taxables de chacun', en: 'Taxable premiums of each' },
      }),
      abattementHeritier: euros({
        label: { fr: 'Abattement restant d’un héritier', en: 'Allowance left to an heir' },
        help: {
          fr: 'Ce qu’en laissent les donations, puis sa part de la succession. Pour qui représente : l’abattement d’un petit-enfant.',
          en: 'What gifts, then the share of the estate, leave of it. For one who represents: a grandchild’s allowance.',
        },
      }),
      baseHeritier: euros({
        label: { fr: 'Base taxable d’un héritier', en: 'Taxable base of an heir' },
      }),
      droitsHeritier: euros({
        label: { fr: 'Droits d’un héritier, après 70 ans', en: 'Duties of an heir, after 70' },
      }),
      tranchesHeritier: rows({
        ...bracket,
        base: euros({
          label: { fr: 'Primes dans la tranche', en: 'Premiums in the bracket' },
          help: {
            fr: 'Sans ce que les donations et la part de succession y occupent déjà, sauf pour qui représente.',
            en: 'Without what gifts and the share of the estate already fill of it, save for one who represents.',
          },
        }),
        droits,
      }),
    },
  }),
  ...familyResult,
}
