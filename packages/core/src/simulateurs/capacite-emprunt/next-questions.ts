import type { NextQuestion, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Input = SentenceInput<typeof params, typeof result>

/** An amount, or a rate, rounded to two decimals. */
const toCents = (amount: number): number => Math.round(100 * amount) / 100

/** The insurance of all borrowers, in % a year. */
const insuranceOf = ({ assurance, quotite, assurance_co, quotite_co }: Input['used']): number =>
  toCents((assurance * quotite + assurance_co * quotite_co) / 100)

/** The loan and the home of the price asked, or of the highest one; `undefined` without a loan. */
function purchaseOf({ data: { resume, projet }, used }: Input) {
  const { prix, pretPrincipal, ptz, fraisAcquisition } = projet ?? { prix: resume.prixMaximum, ...resume }
  if (pretPrincipal === 0 || prix === 0) return undefined
  const guarantee = toCents((pretPrincipal * used.taux_garantie) / 100)
  return { prix, pretPrincipal, ptz, borrowed: pretPrincipal + ptz, guarantee, fraisAcquisition }
}

/** The question of `cout-dette` about the main loan; `undefined` without a loan. */
const costOfLoan = (input: Input) => {
  const { used, data } = input
  const purchase = purchaseOf(input)
  return (
    purchase && {
      capital: purchase.pretPrincipal,
      taux: used.taux,
      duree: used.duree,
      assurance: insuranceOf(used),
      frais_dossier: used.frais_dossier,
      garantie: purchase.guarantee,
      revenu: data.resume.revenuRetenu,
    }
  )
}

/**
 * The question of `achat-location` about the home, until the loan is repaid; `undefined` without a loan. Its income is a
 * month’s too, that which a bank counts.
 */
const buyOrRent = (input: Input) => {
  const { used, data } = input
  const purchase = purchaseOf(input)
  if (!purchase) return undefined
  const { prix, borrowed, fraisAcquisition, guarantee } = purchase
  return {
    prix,
    apport: toCents(Math.max(0, prix - borrowed)),
    taux_credit: used.taux,
    duree_credit: used.duree,
    horizon: used.duree,
    assurance: insuranceOf(used),
    revenu: data.resume.revenuRetenu,
    charges_credits: used.charges,
    frais_notaire: toCents((100 * (fraisAcquisition + guarantee + used.frais_dossier)) / prix),
  }
}

type Query = (input: Input) => ReturnType<NextQuestion<typeof params, typeof result>['query']>

/**
 * A query for answers with a zero-rate loan, or without one: other simulators have no such loan, and the
 * title says so.
 */
const forAnswers =
  (withZeroRate: boolean, query: Query): Query =>
  (input) =>
    (purchaseOf(input)?.ptz ?? 0) > 0 === withZeroRate ? query(input) : undefined

/**
 * The questions that follow from `capacite-emprunt`: what its main loan costs, and whether buying beats renting. Used
 * by `contract.ts`.
 */
export const nextQuestions: readonly NextQuestion<typeof params, typeof result>[] = [
  {
    simulator: 'cout-dette',
    title: { fr: 'Ce que ce prêt coûte, mois par mois', en: 'What this loan costs, month by month' },
    query: forAnswers(false, costOfLoan),
  },
  {
    simulator: 'cout-dette',
    title: {
      fr: 'Ce que le prêt principal coûte, mois par mois (sans le prêt à taux zéro)',
      en: 'What the main loan costs, month by month (without the zero-rate loan)',
    },
    query: forAnswers(true, costOfLoan),
  },
  {
    simulator: 'achat-location',
    title: { fr: 'Acheter ce bien, ou en louer un pareil', en: 'Buy this home, or rent one like it' },
    query: forAnswers(false, buyOrRent),
  },
  {
    simulator: 'achat-location',
    title: {
      fr: 'Acheter ce bien, ou en louer un pareil (le prêt à taux zéro y compte au taux du prêt principal)',
      en: 'Buy this home, or rent one like it (the zero-rate loan counts there at the rate of the main loan)',
    },
    query: forAnswers(true, buyOrRent),
  },
]
