import {
  annualRate,
  choice,
  count,
  euros,
  flag,
  monthlyEuros,
  percent,
  wholeYears,
} from '../../definition/kinds.ts'
import { orNull, rows } from '../../definition/shape.ts'
import type { Text } from '../../units/text.ts'

/** What may stop a loan, by the code that answers list. Used by `explain.ts`. */
export const reasons = {
  endettement: { fr: 'Aucun budget', en: 'No budget' },
  effort: { fr: 'Taux d’effort', en: 'Share of income' },
  reste_a_vivre: { fr: 'Reste à vivre', en: 'Remainder' },
  duree: { fr: 'Durée', en: 'Duration' },
  usure: { fr: 'Taux d’usure', en: 'Usury threshold' },
}

/**
 * Every list of some codes, joined by commas in their order, with its label; the empty list too.
 * @example listsOf(['duree', 'usure']) // { '': …, duree: …, usure: …, 'duree,usure': … }
 */
function listsOf(codes: readonly (keyof typeof reasons)[]): Readonly<Record<string, Text>> {
  const lists: (keyof typeof reasons)[][] = [[]]
  for (const code of codes) lists.push(...lists.map((list) => [...list, code]))
  const named = (list: readonly (keyof typeof reasons)[], language: 'fr' | 'en') =>
    list.map((code) => reasons[code][language]).join(', ')
  return Object.fromEntries(
    lists.map((list) => [
      list.join(','),
      list.length === 0 ? { fr: 'Rien', en: 'Nothing' } : { fr: named(list, 'fr'), en: named(list, 'en') },
    ]),
  )
}

/** What a loan is called in both parts of the answer. */
const loan = {
  pretPrincipal: euros({ label: { fr: 'Prêt principal', en: 'Main loan' } }),
  ptz: euros({ label: { fr: 'Prêt à taux zéro', en: 'Zero-rate loan' } }),
}
const taeg = annualRate({
  nullable: true,
  label: { fr: 'TAEG du prêt principal', en: 'APRC of the main loan' },
  help: {
    fr: 'Intérêts, assurance, garantie et frais de dossier en un seul taux. Vide sans prêt, ou si les frais le prennent presque tout.',
    en: 'Interest, insurance, guarantee and fee in one rate. Empty without a loan, or where fees take nearly all of it.',
  },
})
const effort = (label: Text) =>
  percent({
    nullable: true,
    label,
    help: { fr: 'Autres mensualités et assurance comprises.', en: 'Other payments and insurance included.' },
  })
const acquisitionCosts = euros({
  label: { fr: 'Frais d’acquisition', en: 'Acquisition costs' },
  help: { fr: 'Droits, notaire, débours.', en: 'Duties, notary, disbursements.' },
})

/**
 * Result of `capacite-emprunt`: the most that can be borrowed and paid, the price asked for, and the loans by year.
 * Keys are the names of the API: they do not change. The kind of each figure (`euros`, `percent`…) sets its unit and
 * its rounding. `nullable`: it is `null` where it does not exist. `orNull`: the whole part is `null` where the
 * question does not call for it. Used by `contract.ts`, `next-questions.ts` and `sentence.ts`.
 */
export const result = {
  resume: {
    prixMaximum: euros({
      label: { fr: 'Prix maximal', en: 'Highest price' },
      help: {
        fr: 'Hors frais et travaux. 0 si le budget n’en finance aucun.',
        en: 'Without costs and works. 0 where the budget finances none.',
      },
    }),
    empruntMaximum: euros({
      label: { fr: 'Emprunt maximal', en: 'Largest loan' },
      help: { fr: 'Prêt à taux zéro compris.', en: 'Zero-rate loan included.' },
    }),
    ...loan,
    mensualite: monthlyEuros({
      label: { fr: 'Mensualité, assurance comprise', en: 'Monthly payment, insurance included' },
      help: { fr: 'La plus haute.', en: 'The highest one.' },
    }),
    mensualiteInitiale: monthlyEuros({ label: { fr: 'Première mensualité', en: 'First payment' } }),
    mensualiteAssurance: monthlyEuros({
      label: { fr: 'Dont assurance', en: 'Of which insurance' },
      help: { fr: 'Le premier mois.', en: 'In the first month.' },
    }),
    tauxEffort: effort({ fr: 'Taux d’effort', en: 'Share of income' }),
    resteAVivre: monthlyEuros({ label: { fr: 'Reste à vivre', en: 'Remainder' } }),
    revenuRetenu: monthlyEuros({ label: { fr: 'Revenu retenu', en: 'Income counted' } }),
    fraisAcquisition: acquisitionCosts,
    fraisGarantie: euros({ label: { fr: 'Garantie', en: 'Guarantee' } }),
    coutInterets: euros({ label: { fr: 'Total des intérêts', en: 'Total interest' } }),
    coutAssurance: euros({ label: { fr: 'Total de l’assurance', en: 'Total insurance' } }),
    taeg,
    tauxUsure: annualRate({
      nullable: true,
      label: { fr: 'Taux d’usure', en: 'Usury rate' },
      help: {
        fr: 'Du dernier trimestre connu ici, pour un taux fixe de cette durée.',
        en: 'Of the last quarter known here, for a fixed rate over this term.',
      },
    }),
    limite: choice({
      choices: { effort: reasons.effort, reste_a_vivre: reasons.reste_a_vivre },
      label: { fr: 'Ce qui limite', en: 'What limits' },
    }),
    tranchePtz: count({
      nullable: true,
      absent: { fr: 'Pas de PTZ', en: 'No PTZ' },
      label: { fr: 'Tranche du PTZ', en: 'PTZ income band' },
    }),
    blocages: choice({
      choices: listsOf(['endettement', 'duree', 'usure']),
      label: { fr: 'Ce qui bloque', en: 'What blocks' },
    }),
  },
  projet: orNull({
    prix: euros({ echo: true, label: { fr: 'Prix demandé', en: 'Price asked' } }),
    besoin: euros({
      label: { fr: 'Somme à emprunter', en: 'Sum to borrow' },
      help: {
        fr: 'Prix, travaux, frais d’acquisition et de dossier, moins l’apport ; sans la garantie.',
        en: 'Price, works, acquisition costs and fee, less the own money; without the guarantee.',
      },
    }),
    ...loan,
    mensualite: monthlyEuros({
      label: { fr: 'Mensualité du projet', en: 'Payment of the project' },
      help: { fr: 'La plus haute, assurance comprise.', en: 'The highest one, insurance included.' },
    }),
    tauxEffort: effort({ fr: 'Taux d’effort du projet', en: 'Share of income of the project' }),
    resteAVivre: monthlyEuros({
      label: { fr: 'Reste à vivre du projet', en: 'Remainder of the project' },
      help: {
        fr: 'Négatif si les mensualités dépassent le revenu.',
        en: 'Negative where payments exceed the income.',
      },
    }),
    taeg,
    droitsMutation: euros({ label: { fr: 'Droits de mutation', en: 'Transfer duties' } }),
    emoluments: euros({ label: { fr: 'Émoluments du notaire', en: 'Fees of the notary' } }),
    contributionSecurite: euros({
      label: { fr: 'Contribution de sécurité immobilière', en: 'Land registry' },
    }),
    fraisAcquisition: acquisitionCosts,
    financable: flag({ label: { fr: 'Finançable', en: 'Can be financed' } }),
    blocages: choice({
      choices: listsOf(['effort', 'reste_a_vivre', 'duree', 'usure']),
      label: { fr: 'Ce qui bloque le projet', en: 'What blocks the project' },
    }),
    apportManquant: euros({
      label: { fr: 'Apport manquant', en: 'Own money missing' },
      help: { fr: 'À ajouter, au même budget.', en: 'To be added, at the same budget.' },
    }),
    revenuManquant: monthlyEuros({
      label: { fr: 'Revenu manquant', en: 'Income missing' },
      help: { fr: 'Net, par mois, au même apport.', en: 'Net, a month, with the same own money.' },
    }),
    dureeMinimale: wholeYears({
      nullable: true,
      label: { fr: 'Durée la plus courte', en: 'Shortest duration' },
      help: {
        fr: 'Celle qui tient dans le budget, au même taux. Vide si aucune ne suffit, ou sans emprunt.',
        en: 'The one that fits the budget, at the same rate. Empty where none does, or without a loan.',
      },
    }),
  }),
  parAn: rows({
    annee: count({ label: { fr: 'Année', en: 'Year' } }),
    pretPrincipal: euros({ label: { fr: 'Prêt principal', en: 'Main loan' } }),
    ptz: euros({ label: { fr: 'Prêt à taux zéro', en: 'Zero-rate loan' } }),
    assurance: euros({ label: { fr: 'Assurance', en: 'Insurance' } }),
    total: euros({ label: { fr: 'Total de l’année', en: 'Total of the year' } }),
    resteDu: euros({ label: { fr: 'Reste dû', en: 'Still owed' } }),
  }),
}
