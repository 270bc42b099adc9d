import { cited } from '../../legislation/citation.ts'
import { heirKinship, heirLaw } from '../../legislation/regles/donation/at-death.ts'
import { familyGiftLaw, housingGiftLaw } from '../../legislation/regles/donation/exemptions.ts'
import { notaryLaw, propertyLaw } from '../../legislation/regles/donation/fees.ts'
import { businessLaw } from '../../legislation/regles/donation/gift.ts'
import { giftScaleLaw } from '../../legislation/regles/donation/kinship.ts'
import { keptUsufruitLaw, temporaryUsufruitLaw } from '../../legislation/regles/donation/ownership.ts'
import {
  giftAllowanceLawOn,
  giftDisabilityLawOn,
  hasAllowance,
} from '../../legislation/regles/succession/gift-allowance.ts'
import type { CitedValue } from '../../units/cited-value.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { recallLawOf, type Work } from './gift.explain.ts'

const named = (value: CitedValue, name: string): CitedValue => ({ ...value, name })

/** The scale and the allowance of the only kinship, under common names. */
function ofOneKinship({ tie, day }: Work): readonly CitedValue[] {
  if (tie === 'organisme') return []
  const kinship = heirKinship(tie)
  return [
    cited(giftScaleLaw(tie, day), 'bareme'),
    ...(hasAllowance(tie)
      ? [named(cited(giftAllowanceLawOn(tie, day), 'abattement'), 'abattementLien')]
      : []),
    ...(kinship
      ? [
          named(cited(heirLaw(kinship, day), 'bareme'), 'baremeDeces'),
          named(cited(heirLaw(kinship, day), 'abattement'), 'abattementDeces'),
        ]
      : []),
  ]
}

/** The scales and allowances of every kinship, each under its own name. */
function ofAllKinships(day: CivilDate): readonly CitedValue[] {
  const scale = (tie: Parameters<typeof giftScaleLaw>[0], name: string) =>
    named(cited(giftScaleLaw(tie, day), 'bareme'), name)
  const allowance = (tie: Parameters<typeof giftAllowanceLawOn>[0], name: string) =>
    named(cited(giftAllowanceLawOn(tie, day), 'abattement'), name)
  return [
    scale('enfant', 'baremeLigneDirecte'),
    scale('conjoint', 'baremeEpoux'),
    scale('frere_soeur', 'baremeFreresSoeurs'),
    scale('neveu_niece', 'baremeParents4eDegre'),
    scale('autre', 'baremeAutres'),
    allowance('petit_enfant', 'abattementPetitEnfant'),
    allowance('arriere_petit_enfant', 'abattementArrierePetitEnfant'),
    allowance('conjoint', 'abattementEpoux'),
    allowance('frere_soeur', 'abattementFreresSoeurs'),
    allowance('neveu_niece', 'abattementNeveuxNieces'),
    named(cited(heirLaw('enfant', day), 'abattement'), 'abattementEnfantDeces'),
    named(cited(heirLaw('autre', day), 'abattement'), 'abattementDefaut'),
  ]
}

/** Every value of law that the formulas of a question may read. Called by `explain.ts`. */
export function lawOf(work: Work): readonly CitedValue[] {
  const { day } = work
  const isMixed = work.taxation === 'several' || work.atDeath === 'several'
  const [family, notary, property] = [familyGiftLaw(day), notaryLaw(work.params.bien, day), propertyLaw(day)]
  return [
    cited(keptUsufruitLaw(day), 'usufruitViager'),
    cited(temporaryUsufruitLaw(day), 'usufruitTemporaire.taux'),
    cited(temporaryUsufruitLaw(day), 'usufruitTemporaire.annees'),
    cited(businessLaw(day), 'exonerationDutreil'),
    ...(work.hasHousingLaw
      ? (['parDonateur', 'parDonataire', 'derniereAnnee'] as const).map((member) =>
          cited(housingGiftLaw(day), `donLogement.${member}`),
        )
      : []),
    ...(['plafond', 'ageDonateur', 'ageDonataire'] as const).map((member) =>
      cited(family, `donFamilial.${member}`),
    ),
    cited(recallLawOf(day), 'rappelDonations'),
    named(cited(giftAllowanceLawOn('enfant', day), 'abattement'), 'abattementEnfant'),
    cited(giftDisabilityLawOn(day), 'abattementHandicap'),
    ...ofOneKinship(work),
    ...(isMixed ? ofAllKinships(day) : []),
    named(cited(notary, 'emoluments'), 'baremeEmoluments'),
    cited(notary, 'tvaEmoluments'),
    named(cited(property, 'taxePubliciteFonciere'), 'tauxPubliciteFonciere'),
    cited(property, 'fraisAssiette'),
    cited(property, 'securiteImmobiliere.taux'),
    cited(property, 'securiteImmobiliere.minimum'),
  ]
}
