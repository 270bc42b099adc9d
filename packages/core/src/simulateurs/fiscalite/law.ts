import { type Law, lawOf, type Parameters, textsOf } from '../../legislation/law.ts'
import { prelevementForfaitaire } from '../../legislation/parametres/capital/prelevement-forfaitaire.ts'
import { prelevementsSociauxPlacement } from '../../legislation/parametres/capital/prelevements-sociaux-placement.ts'
import { abattementPensionsMaximum } from '../../legislation/parametres/impot-revenu/abattement-pensions-maximum.ts'
import { abattementPensionsMinimum } from '../../legislation/parametres/impot-revenu/abattement-pensions-minimum.ts'
import { abattementPensionsTaux } from '../../legislation/parametres/impot-revenu/abattement-pensions-taux.ts'
import { baremeImpotRevenu } from '../../legislation/parametres/impot-revenu/bareme-impot-revenu.ts'
import { cdhr } from '../../legislation/parametres/impot-revenu/cdhr.ts'
import { cehrCouple } from '../../legislation/parametres/impot-revenu/cehr-couple.ts'
import { cehrSeul } from '../../legislation/parametres/impot-revenu/cehr-seul.ts'
import { decoteCelibataire } from '../../legislation/parametres/impot-revenu/decote-celibataire.ts'
import { decoteCouple } from '../../legislation/parametres/impot-revenu/decote-couple.ts'
import { decoteTaux } from '../../legislation/parametres/impot-revenu/decote-taux.ts'
import { deductionSalairesMaximum } from '../../legislation/parametres/impot-revenu/deduction-salaires-maximum.ts'
import { deductionSalairesMinimum } from '../../legislation/parametres/impot-revenu/deduction-salaires-minimum.ts'
import { deductionSalairesTaux } from '../../legislation/parametres/impot-revenu/deduction-salaires-taux.ts'
import { partsQuotientFamilial } from '../../legislation/parametres/impot-revenu/parts-quotient-familial.ts'
import { plafondCaseL } from '../../legislation/parametres/impot-revenu/plafond-case-l.ts'
import { plafondDemiPart } from '../../legislation/parametres/impot-revenu/plafond-demi-part.ts'
import { plafondNiches } from '../../legislation/parametres/impot-revenu/plafond-niches.ts'
import { plafondParentIsole } from '../../legislation/parametres/impot-revenu/plafond-parent-isole.ts'
import { recouvrementApresCredits } from '../../legislation/parametres/impot-revenu/recouvrement-apres-credits.ts'
import { recouvrementAvantCredits } from '../../legislation/parametres/impot-revenu/recouvrement-avant-credits.ts'
import { reductionInvalidite } from '../../legislation/parametres/impot-revenu/reduction-invalidite.ts'
import { reductionVeuf } from '../../legislation/parametres/impot-revenu/reduction-veuf.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'

/** The chapters of the law of income tax: a question opens some of them, and its answer cites these only. */
const chapters = {
  wages: { deductionSalairesTaux, deductionSalairesMinimum, deductionSalairesMaximum },
  pensions: { abattementPensionsTaux, abattementPensionsMinimum, abattementPensionsMaximum },
  scale: { baremeImpotRevenu, partsQuotientFamilial },
  ceiling: { plafondDemiPart },
  loneParent: { plafondParentIsole },
  boxL: { plafondCaseL },
  disabled: { reductionInvalidite },
  widowed: { reductionVeuf },
  decoteAlone: { decoteCelibataire, decoteTaux },
  decoteCouple: { decoteCouple, decoteTaux },
  recovery: { recouvrementAvantCredits, recouvrementApresCredits },
  capital: { prelevementForfaitaire, prelevementsSociauxPlacement },
  cehrAlone: { cehrSeul },
  cehrCouple: { cehrCouple },
  advantages: { plafondNiches },
} as const satisfies Record<string, Parameters>

type Chapters = typeof chapters

/** Of several sets of values, the set of them all. */
type Together<Sets> = (Sets extends unknown ? (sets: Sets) => void : never) extends (all: infer All) => void
  ? All
  : never
type Everything = Together<Chapters[keyof Chapters]>

const everything: Everything = Object.assign({}, ...Object.values(chapters))

/** A chapter, or the CDHR, which only exists from some year on. */
export type Chapter = keyof Chapters | 'cdhr'

const readAll = lawOf(everything)
const readCdhr = lawOf({ cdhr })
const readers = Object.fromEntries(
  Object.entries(chapters).map(([name, parameters]) => [name, lawOf(parameters as Parameters)]),
) as Record<keyof Chapters, (day: CivilDate) => Law<Parameters>>

export type Values = Law<Everything>['values'] & {
  /** `undefined` for the incomes of years that knew no CDHR. */
  readonly cdhr: Law<{ cdhr: typeof cdhr }>['values']['cdhr'] | undefined
}

/** The law of a year of income: its values, and the texts of the chapters asked for. */
export interface YearLaw {
  readonly values: Values
  textsOf(chapters: readonly Chapter[]): readonly Source[]
}

const years = new Map<number, YearLaw>()

/**
 * The law that taxes the incomes of a year: as it stands for the last day of it (CGI, art. 12 and 196 bis), however
 * late it was voted.
 * @example yearLaw(2025).values.plafondDemiPart // 1807
 */
export function yearLaw(year: number): YearLaw {
  const known = years.get(year)
  if (known) return known
  const day = `${year}-12-31` as CivilDate
  const hasCdhr = Object.keys(cdhr.values).some((from) => from <= day)
  const values: Values = { ...readAll(day).values, cdhr: hasCdhr ? readCdhr(day).values.cdhr : undefined }
  const law = { values, textsOf: memoised((names) => textsOf(...names.map((name) => read(name, day)))) }
  years.set(year, law)
  return law
}

const read = (chapter: Chapter, day: CivilDate) =>
  chapter === 'cdhr' ? readCdhr(day) : readers[chapter](day)

/** A list of chapters costs a look in a map once it was put together; there are some hundred of them. */
function memoised(textsOfChapters: YearLaw['textsOf']): YearLaw['textsOf'] {
  const known = new Map<string, readonly Source[]>()
  return (names) => {
    const key = names.join()
    const texts = known.get(key) ?? textsOfChapters(names)
    known.set(key, texts)
    return texts
  }
}
