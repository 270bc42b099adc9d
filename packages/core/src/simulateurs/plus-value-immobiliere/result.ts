import { choice, euros, isoDate, percent, wholeYears } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

const impot = euros({ label: { fr: 'Impôt sur le revenu', en: 'Income tax' } })
const surtaxe = euros({ label: { fr: 'Surtaxe', en: 'Surtax' } })
const prelevementsSociaux = euros({ label: { fr: 'Prélèvements sociaux', en: 'Social levies' } })
const dureeDetention = wholeYears({
  label: { fr: 'Années pleines de détention', en: 'Full years of ownership' },
})
const abattementImpot = percent({ label: { fr: 'Abattement pour l’impôt', en: 'Allowance for income tax' } })
const abattementPrelevements = percent({
  label: { fr: 'Abattement pour les prélèvements', en: 'Allowance for social levies' },
})

/**
 * Result of `plus-value-immobiliere`: the gain and its tax, then the same sale after each further full year. Keys are
 * the names of the API: they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its
 * rounding. `nullable`: it is `null` where it does not exist. Used by `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    prixVenteCorrige: euros({ label: { fr: 'Prix de vente, frais déduits', en: 'Sale price less costs' } }),
    prixAchatCorrige: euros({ label: { fr: 'Prix d’achat corrigé', en: 'Corrected purchase price' } }),
    fraisAchatRetenus: euros({
      label: { fr: 'Frais d’acquisition retenus', en: 'Acquisition costs counted' },
    }),
    travauxRetenus: euros({ label: { fr: 'Travaux retenus', en: 'Works counted' } }),
    plusValueBrute: euros({
      label: { fr: 'Plus-value brute', en: 'Gross gain' },
      help: { fr: 'Négative pour une perte.', en: 'Negative for a loss.' },
    }),
    plusValueImposable: euros({
      label: { fr: 'Plus-value imposable', en: 'Taxable gain' },
      help: { fr: 'Avant les abattements pour durée.', en: 'Before the allowances for years of ownership.' },
    }),
    dureeDetention,
    abattementImpot,
    abattementPrelevements,
    baseImpot: euros({ label: { fr: 'Base de l’impôt', en: 'Base of income tax' } }),
    basePrelevements: euros({ label: { fr: 'Base des prélèvements', en: 'Base of social levies' } }),
    impot,
    surtaxe,
    prelevementsSociaux,
    total: euros({ label: { fr: 'Impôt à payer', en: 'Tax to pay' } }),
    netVendeur: euros({
      label: { fr: 'Net pour le vendeur', en: 'Net for the seller' },
      help: { fr: 'Le crédit n’est pas remboursé.', en: 'The loan is not repaid.' },
    }),
    tauxEffectif: percent({
      label: { fr: 'Part de la plus-value prise', en: 'Share of the gain taken' },
    }),
    motifExoneration: choice({
      choices: {
        residence_principale: { fr: 'Résidence principale', en: 'Main residence' },
        retraite_modeste: {
          fr: 'Retraité ou invalide modeste',
          en: 'Pensioner or disabled person of modest means',
        },
        premiere_cession: { fr: 'Première cession', en: 'First sale' },
        autre: { fr: 'Autre exonération', en: 'Another exemption' },
        prix: { fr: 'Prix d’au plus 15 000 € par vendeur', en: 'Price of at most €15,000 for each seller' },
        duree: { fr: 'Trente ans de détention', en: 'Thirty years of ownership' },
      },
      nullable: true,
      absent: { fr: 'Non exonéré', en: 'Not exempt' },
      label: { fr: 'Pourquoi exonéré', en: 'Why exempt' },
    }),
    anniversaire: isoDate({
      nullable: true,
      label: { fr: 'Prochaine année pleine', en: 'Next full year' },
      help: {
        fr: 'À partir de ce jour, une année de plus compte. Vide après trente ans.',
        en: 'From this day on, one more year counts. Empty after thirty years.',
      },
    }),
    economieAnniversaire: euros({
      label: {
        fr: 'Impôt épargné en attendant la prochaine année pleine',
        en: 'Tax saved by waiting for the next full year',
      },
      help: {
        fr: 'Au même prix. Zéro si attendre ne réduit pas l’impôt.',
        en: 'At the same price. Zero where waiting does not reduce the tax.',
      },
    }),
  },
  parDuree: rows({
    dureeDetention,
    abattementImpot,
    abattementPrelevements,
    impot,
    surtaxe,
    prelevementsSociaux,
    total: euros({ label: { fr: 'Impôt à payer', en: 'Tax to pay' } }),
  }),
}
