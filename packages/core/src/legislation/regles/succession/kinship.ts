import { lawOf } from '../../law.ts'
import { abattementDefaut } from '../../parametres/succession/abattement-defaut.ts'
import { abattementFreresSoeurs } from '../../parametres/succession/abattement-freres-soeurs.ts'
import { abattementLigneDirecte } from '../../parametres/succession/abattement-ligne-directe.ts'
import { abattementNeveuxNieces } from '../../parametres/succession/abattement-neveux-nieces.ts'
import { baremeAutres } from '../../parametres/succession/bareme-autres.ts'
import { baremeFreresSoeurs } from '../../parametres/succession/bareme-freres-soeurs.ts'
import { baremeLigneDirecte } from '../../parametres/succession/bareme-ligne-directe.ts'
import { baremeParents4eDegre } from '../../parametres/succession/bareme-parents-4e-degre.ts'

const directLine = lawOf({ bareme: baremeLigneDirecte, abattement: abattementLigneDirecte })

/**
 * What kinship with the deceased gives: a scale (CGI, art. 777) and an allowance in euros (art. 779, I, IV and V; or
 * art. 788, IV, for want of another). A grandchild here inherits by will: one who represents a parent is a child.
 * Used by `family/liability.ts`, `donation/at-death.ts`, `simulateurs/succession/family-laws.ts`,
 * `simulateurs/succession/family.explain.ts`, `simulateurs/succession/heir.ts` and
 * `simulateurs/succession/settlement.explain.ts`.
 * @example kinshipLaws.neveu_niece(day).values.abattement // 7967
 */
export const kinshipLaws = {
  enfant: directLine,
  parent: directLine,
  grand_parent: directLine,
  petit_enfant: lawOf({ bareme: baremeLigneDirecte, abattement: abattementDefaut }),
  frere_soeur: lawOf({ bareme: baremeFreresSoeurs, abattement: abattementFreresSoeurs }),
  neveu_niece: lawOf({ bareme: baremeParents4eDegre, abattement: abattementNeveuxNieces }),
  parent_4e_degre: lawOf({ bareme: baremeParents4eDegre, abattement: abattementDefaut }),
  autre: lawOf({ bareme: baremeAutres, abattement: abattementDefaut }),
} as const

/**
 * The kinships that have a scale of duties, by the words of the contracts. Used by `family/input.ts` and
 * `family/liability.ts`.
 */
export type Kinship = keyof typeof kinshipLaws

const withoutAllowance: ReadonlySet<string> = new Set<Kinship>(['petit_enfant', 'parent_4e_degre', 'autre'])

/**
 * Whether an heir has only the allowance that replaces a missing one (CGI, art. 788, IV). Used by
 * `family/liability.ts`, `donation/at-death.ts`, `simulateurs/succession/find-warnings.ts`,
 * `simulateurs/succession/heir.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const hasOnlyDefaultAllowance = (kinship: string): boolean => withoutAllowance.has(kinship)
