import type { Scale } from '../../../finance/scale.ts'
import type { CivilDate } from '../../../units/civil-date.ts'
import { lawOf } from '../../law.ts'
import { baremeEpoux } from '../../parametres/donation/bareme-epoux.ts'
import { baremeAutres } from '../../parametres/succession/bareme-autres.ts'
import { baremeFreresSoeurs } from '../../parametres/succession/bareme-freres-soeurs.ts'
import { baremeLigneDirecte } from '../../parametres/succession/bareme-ligne-directe.ts'
import { baremeParents4eDegre } from '../../parametres/succession/bareme-parents-4e-degre.ts'
import { exonerationOrganismes } from '../../parametres/succession/exoneration-organismes.ts'
import { knownDay } from '../known-day.ts'

const scales = {
  enfant: baremeLigneDirecte,
  petit_enfant: baremeLigneDirecte,
  arriere_petit_enfant: baremeLigneDirecte,
  conjoint: baremeEpoux,
  pacs: baremeEpoux,
  parent: baremeLigneDirecte,
  frere_soeur: baremeFreresSoeurs,
  neveu_niece: baremeParents4eDegre,
  parent_4e_degre: baremeParents4eDegre,
  autre: baremeAutres,
} as const

/**
 * What the recipient of a gift is to the donor; a body of public utility has no scale. Used by `at-death.ts`,
 * `exemptions.ts` and `gift.ts`.
 */
export type GiftTie = keyof typeof scales | 'organisme'

/**
 * Law by day: whether bodies of public utility are exempt (CGI, art. 794 and 795). Used by
 * `simulateurs/donation/laws.ts`.
 */
export const publicBodyLaw = lawOf({ exonerationOrganismes })

const laws = Object.fromEntries(
  Object.entries(scales).map(([tie, bareme]) => [tie, lawOf({ bareme })]),
) as Record<keyof typeof scales, ReturnType<typeof lawOf<{ bareme: typeof baremeEpoux }>>>

/**
 * The law of the scale for the gifts of a kinship on a day (CGI, art. 777, tables I, II and III). Used by
 * `simulateurs/donation/law.explain.ts` and `simulateurs/donation/laws.ts`.
 * @example giftScaleLaw('conjoint', day).values.bareme[2].rate // 0.15
 */
export const giftScaleLaw = (tie: keyof typeof scales, day: CivilDate) =>
  laws[tie](knownDay({ bareme: scales[tie] }, day))

/** The scale for the gifts of a kinship on a day; `null` for a body that is exempt. Used by `gift.ts`. */
export const giftScaleOn = (tie: GiftTie, day: CivilDate): Scale | null =>
  tie === 'organisme' ? null : giftScaleLaw(tie, day).values.bareme
