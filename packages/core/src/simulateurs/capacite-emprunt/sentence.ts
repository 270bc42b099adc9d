import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Project = NonNullable<SentenceInput<typeof params, typeof result>['data']['projet']>

/** Whether only payments above the budget stand in the way, so that own money solves it. */
const lacksMoney = ({ apportManquant, blocages }: Project): boolean =>
  apportManquant > 0 && !blocages.includes('duree') && !blocages.includes('usure')

/**
 * The answer of `capacite-emprunt` in a sentence or two, from its rounded figures (`data`) and the values used. Used
 * by `contract.ts`.
 * @example 'You could buy for €283,971 with a loan of €269,088, at €1,400 a month.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume, projet } }, format) => {
    const most =
      resume.prixMaximum === 0
        ? 'Ce budget ne finance aucun achat.'
        : resume.empruntMaximum === 0
          ? `Sans emprunt possible, l’apport paierait un bien de ${format.euros(resume.prixMaximum)}.`
          : `Vous pourriez acheter jusqu’à ${format.euros(resume.prixMaximum)}, avec un emprunt de ${format.euros(resume.empruntMaximum)} et ${format.euros(resume.mensualite)} par mois.`
    if (!projet) return most
    if (projet.financable) return `${most} Le bien à ${format.euros(projet.prix)} se finance.`
    return lacksMoney(projet)
      ? `${most} Pour celui à ${format.euros(projet.prix)}, il manque ${format.euros(projet.apportManquant)} d’apport.`
      : `${most} Celui à ${format.euros(projet.prix)} ne se finance pas ainsi.`
  },
  en: ({ data: { resume, projet } }, format) => {
    const most =
      resume.prixMaximum === 0
        ? 'This budget finances no purchase.'
        : resume.empruntMaximum === 0
          ? `Without a possible loan, the own money would pay for a home of ${format.euros(resume.prixMaximum)}.`
          : `You could buy for up to ${format.euros(resume.prixMaximum)}, with a loan of ${format.euros(resume.empruntMaximum)} and ${format.euros(resume.mensualite)} a month.`
    if (!projet) return most
    if (projet.financable) return `${most} The home at ${format.euros(projet.prix)} can be financed.`
    return lacksMoney(projet)
      ? `${most} For the one at ${format.euros(projet.prix)}, ${format.euros(projet.apportManquant)} of own money is missing.`
      : `${most} The one at ${format.euros(projet.prix)} cannot be financed this way.`
  },
}
