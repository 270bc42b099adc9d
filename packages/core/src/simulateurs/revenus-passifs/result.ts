import { annualRate, choice, euros, flag, monthlyEuros, percent, years } from '../../definition/kinds.ts'
import { rows } from '../../definition/shape.ts'

const wrappers = {
  pea: { fr: 'PEA de plus de 5 ans', en: 'PEA over 5 years old' },
  assurance_vie: { fr: 'Assurance-vie de plus de 8 ans', en: 'Life insurance over 8 years old' },
  cto: { fr: 'Compte-titres', en: 'Securities account' },
}

/**
 * Result of `revenus-passifs`: the best wrapper, each of the three, three withdrawal rates, the gains of life
 * insurance. Keys are the names of the API: they do not change. The kind of each figure (`euros`, `percent`…) sets
 * its unit and its rounding. `nullable`: it is `null` where it does not exist. Used by `contract.ts` and
 * `sentence.ts`.
 */
export const result = {
  resume: {
    revenuNetAnnuel: euros({ label: { fr: 'Revenu net annuel', en: 'Net yearly income' } }),
    meilleureEnveloppe: choice({
      choices: wrappers,
      label: { fr: 'Enveloppe qui demande le moins', en: 'Wrapper needing the least capital' },
      help: {
        fr: 'La première des trois, à égalité. Les plafonds de versement ne comptent pas ici : voyez les avertissements.',
        en: 'The first of the three, when even. Limits on deposits do not count here: see the warnings.',
      },
    }),
    capitalNecessaireMin: euros({
      label: { fr: 'Capital nécessaire, au mieux', en: 'Lowest capital needed' },
    }),
    capitalNecessaireMax: euros({
      label: { fr: 'Capital nécessaire, au pire', en: 'Highest capital needed' },
    }),
  },
  enveloppes: rows({
    enveloppe: choice({ choices: wrappers, label: { fr: 'Enveloppe', en: 'Wrapper' } }),
    capitalNecessaire: euros({
      label: { fr: 'Capital nécessaire', en: 'Capital needed' },
      help: { fr: 'En euros d’aujourd’hui.', en: 'In today’s euros.' },
    }),
    retraitBrutAnnuel: euros({ label: { fr: 'Retrait brut annuel', en: 'Gross yearly withdrawal' } }),
    impotAnnuel: euros({
      label: { fr: 'Impôt sur le revenu annuel', en: 'Yearly income tax' },
      help: { fr: 'Sans les prélèvements sociaux.', en: 'Without social levies.' },
    }),
    prelevementsSociaux: euros({
      label: { fr: 'Prélèvements sociaux annuels', en: 'Yearly social levies' },
    }),
    tauxImpositionEffectif: percent({
      label: { fr: 'Taux d’imposition effectif', en: 'Effective tax rate' },
      help: {
        fr: 'Impôt et prélèvements sociaux, en % du retrait brut.',
        en: 'Income tax and social levies, as a % of the gross withdrawal.',
      },
    }),
    revenuNetMensuel: monthlyEuros({ label: { fr: 'Revenu net mensuel', en: 'Net monthly income' } }),
    anneesPourAtteindre: years({
      nullable: true,
      label: { fr: 'Années pour y arriver', en: 'Years to get there' },
      help: {
        fr: 'Avec le capital actuel et les versements, cent ans au plus.',
        en: 'With the current capital and the deposits, a hundred years at the most.',
      },
    }),
    plafondDepasse: flag({
      label: { fr: 'Plafond de versement dépassé', en: 'Limit on deposits exceeded' },
      help: { fr: 'Du PEA seulement.', en: 'Of the PEA only.' },
    }),
  }),
  scenarios: rows({
    nom: choice({
      choices: {
        prudent: { fr: 'Prudent', en: 'Cautious' },
        modere: { fr: 'Modéré', en: 'Moderate' },
        dynamique: { fr: 'Dynamique', en: 'Bold' },
      },
      label: { fr: 'Scénario', en: 'Scenario' },
    }),
    tauxRetrait: annualRate({ label: { fr: 'Taux de retrait', en: 'Withdrawal rate' } }),
    capitalPea: euros({ label: { fr: 'Capital sur PEA', en: 'Capital in a PEA' } }),
    capitalAssuranceVie: euros({
      label: { fr: 'Capital en assurance-vie', en: 'Capital in life insurance' },
    }),
    capitalCto: euros({
      label: { fr: 'Capital sur compte-titres', en: 'Capital in a securities account' },
    }),
  }),
  assuranceVie: {
    primes: euros({
      label: { fr: 'Primes du contrat', en: 'Premiums of the contract' },
      help: {
        fr: 'Le capital nécessaire, sans ses gains.',
        en: 'The capital needed, without its gains.',
      },
    }),
    gains: euros({ label: { fr: 'Gains retirés par an', en: 'Gains withdrawn a year' } }),
    abattement: euros({
      label: { fr: 'Gains dans l’abattement annuel', en: 'Gains within the yearly allowance' },
    }),
    gainsTauxReduit: euros({ label: { fr: 'Gains imposés à 7,5 %', en: 'Gains taxed at 7.5%' } }),
    gainsTauxNormal: euros({ label: { fr: 'Gains imposés à 12,8 %', en: 'Gains taxed at 12.8%' } }),
    gainsBareme: euros({
      label: { fr: 'Gains imposés à votre tranche', en: 'Gains taxed at your bracket' },
      help: {
        fr: 'Avec l’option pour le barème, là où elle coûte moins que 7,5 et 12,8 %.',
        en: 'With the option for the progressive scale, where it costs less than 7.5 and 12.8%.',
      },
    }),
  },
}
