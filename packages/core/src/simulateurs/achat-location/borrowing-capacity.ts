import type { NextQuestion, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The question of `capacite-emprunt` about the same home and loan; `undefined` without a loan. Its own money pays the
 * fees too, so the notary fees, paid on top here, are added to the down payment. An income of 0 is one not given: the
 * other page asks for it. Used by `contract.ts`.
 */
export const borrowingCapacity = ({
  data: { resume },
  used: { prix, apport, revenu, charges_credits, duree_credit, taux_credit, assurance },
}: SentenceInput<typeof params, typeof result>): ReturnType<NextQuestion['query']> =>
  prix > apport
    ? {
        ...(revenu > 0 && { revenu }),
        apport: Math.round(100 * (apport + resume.fraisNotaire)) / 100,
        charges: charges_credits,
        duree: duree_credit,
        taux: taux_credit,
        prix,
        assurance,
      }
    : undefined
