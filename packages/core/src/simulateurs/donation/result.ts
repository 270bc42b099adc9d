import { count, euros, percent, wholeYears } from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'
import { lien } from './row-fields.ts'

const droits = euros({ label: { fr: 'Droits de donation', en: 'Gift duties' } })
const frais = euros({
  label: { fr: 'Frais de l’acte', en: 'Fees of the deed' },
  help: {
    fr: 'Une estimation, sans formalités ni débours.',
    en: 'An estimate, without formalities and disbursements.',
  },
})
const baseTaxable = euros({ label: { fr: 'Base taxable', en: 'Taxable base' } })
const valeurFiscale = euros({
  label: { fr: 'Valeur taxable', en: 'Taxable value' },
  help: {
    fr: 'Celle du droit donné, moins la part exonérée d’une entreprise.',
    en: 'That of the right given, less the exempt part of a business.',
  },
})
const netDonner = euros({
  label: { fr: 'Net si l’on donne', en: 'Net if given' },
  help: {
    fr: 'Ce qu’ont les personnes qui reçoivent au décès des donateurs, tous droits et frais payés.',
    en: 'What the recipients have at the death of the donors, all duties and fees paid.',
  },
})
const netLaisser = euros({
  label: { fr: 'Net si l’on laisse', en: 'Net if left' },
  help: { fr: 'Tout passe au décès, droits payés.', en: 'All passes at the death, duties paid.' },
})
const avantage = euros({
  label: { fr: 'Avantage à donner', en: 'Advantage of giving' },
  help: { fr: 'Négatif quand mieux vaut laisser.', en: 'Negative where leaving is better.' },
})
const droitsLaisser = euros({ label: { fr: 'Droits si l’on laisse', en: 'Duties if left' } })

/**
 * Result of `donation`: the summary, each gift, the fees of the deed, and what giving changes at death. Keys are
 * the names of the API: they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and its
 * rounding. `comparaison` is `null` without a horizon. Used by `comparison.ts`, `contract.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    valeurTransmise: euros({
      echo: true,
      label: { fr: 'Valeur donnée, en pleine propriété', en: 'Value given, in full ownership' },
      help: {
        fr: 'Du bien entier, quel que soit le droit donné.',
        en: 'Of the whole asset, whatever right is given.',
      },
    }),
    valeurFiscale,
    exonerations: euros({ label: { fr: 'Exonérations', en: 'Exemptions' } }),
    abattements: euros({ label: { fr: 'Abattements utilisés', en: 'Allowances used' } }),
    baseTaxable,
    droits,
    frais,
    coutTotal: euros({ label: { fr: 'Coût total', en: 'Total cost' } }),
    netRecu: euros({
      label: { fr: 'Valeur du bien, nette du coût', en: 'Value of the asset, net of the cost' },
      help: {
        fr: 'Moins droits et frais, sauf payés par le donateur. En pleine propriété, aussitôt ; en nue-propriété, à la fin de l’usufruit ; usufruit temporaire : retour au donateur.',
        en: 'Less duties and fees, unless the donor pays. In full ownership, at once; in bare ownership, when the usufruct ends; temporary usufruct: back to the donor.',
      },
    }),
    tauxEffectif: percent({
      label: { fr: 'Taux effectif', en: 'Effective rate' },
      help: { fr: 'Les droits, en % de la valeur donnée.', en: 'Duties, as a % of the value given.' },
    }),
  },
  donataires: rows({
    rang: count({ label: { fr: 'Ligne', en: 'Row' } }),
    donateur: count({ label: { fr: 'Donateur', en: 'Donor' } }),
    lien: lien({}),
    valeur: euros({
      label: { fr: 'Valeur reçue', en: 'Value received' },
      help: { fr: 'En pleine propriété.', en: 'In full ownership.' },
    }),
    valeurFiscale,
    exonereLogement: euros({ label: { fr: 'Exonéré pour un logement', en: 'Exempt for a home' } }),
    exonereDonFamilial: euros({ label: { fr: 'Exonéré, don familial', en: 'Exempt family gift' } }),
    donationsRappelees: euros({ label: { fr: 'Donations rappelées', en: 'Gifts recalled' } }),
    abattement: euros({ label: { fr: 'Abattement utilisé', en: 'Allowance used' } }),
    abattementRestant: euros({ label: { fr: 'Abattement restant', en: 'Allowance left' } }),
    baseTaxable,
    droits,
    tauxMarginal: percent({
      label: { fr: 'Taux marginal', en: 'Marginal rate' },
      help: {
        fr: 'Celui de la plus haute tranche que le don atteint.',
        en: 'That of the highest bracket that the gift reaches.',
      },
    }),
  }),
  frais: {
    emoluments: euros({
      label: { fr: 'Émoluments du notaire, TVA comprise', en: 'Notary’s fees, with VAT' },
    }),
    taxePubliciteFonciere: euros({
      label: { fr: 'Taxe de publicité foncière', en: 'Land registration tax' },
      help: { fr: 'Avec les frais d’assiette.', en: 'With assessment costs.' },
    }),
    contributionSecuriteImmobiliere: euros({
      label: { fr: 'Contribution de sécurité immobilière', en: 'Contribution for land registration' },
    }),
    total: frais,
  },
  comparaison: orNull({
    horizon: wholeYears({ echo: true, label: { fr: 'Décès dans', en: 'Death in' } }),
    netDonner,
    netLaisser,
    avantage,
    droitsDonner: euros({
      label: { fr: 'Droits si l’on donne', en: 'Duties if given' },
      help: { fr: 'Sur la donation, puis au décès.', en: 'On the gift, then at the death.' },
    }),
    droitsLaisser,
    frais,
    netDonnerDepart: euros({
      label: { fr: 'Net si l’on donne, décès le jour même', en: 'Net if given, death the same day' },
      help: { fr: 'Le départ de la courbe.', en: 'Where the curve starts.' },
    }),
    netLaisserDepart: euros({
      label: { fr: 'Net si l’on laisse, décès le jour même', en: 'Net if left, death the same day' },
      help: { fr: 'Le départ de la courbe.', en: 'Where the curve starts.' },
    }),
  }),
  yearly: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    droitsDecesDonner: euros({
      label: { fr: 'Droits au décès si l’on donne', en: 'Duties at death if given' },
    }),
    droitsLaisser,
    netDonner,
    netLaisser,
    avantage,
  }),
}
