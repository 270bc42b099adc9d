import { lawOf } from '../../law.ts'
import { abattementHandicap } from '../../parametres/succession/abattement-handicap.ts'

/**
 * Law by day: what disability adds to an allowance, in euros (CGI, art. 779, II). Used by `family/liability.ts`,
 * `donation/at-death.ts`, `donation/laws.ts`, `simulateurs/succession/family-laws.ts` and others in `simulateurs`.
 */
export const disabilityLaw = lawOf({ abattementHandicap })

/** What decides an heir's allowance. */
interface AllowanceCase {
  /** The allowance of kinship, in euros. */
  readonly abattement: number
  /** Whether that is only the one given for want of another. */
  readonly isDefault: boolean
  /** How many represent the same child, predeceased or renouncing; 0 when the heir represents nobody. */
  readonly representatives: number
  /** What disability adds, in euros; 0 without it. */
  readonly disability: number
}

/**
 * What an heir receives free of duties, in euros, before any gift is recalled. Those who represent a child share that
 * child's allowance (CGI, art. 779, I). Disability adds its own (art. 779, II), and the default one, given « à défaut
 * d'autre abattement », then gives way (art. 788, IV). Used by `simulateurs/succession/heir.ts`.
 * @example allowanceOf({ abattement: 100_000, isDefault: false, representatives: 2, disability: 0 }) // 50 000
 */
export function allowanceOf({ abattement, isDefault, representatives, disability }: AllowanceCase): number {
  if (isDefault && disability > 0) return disability
  return abattement / Math.max(1, representatives) + disability
}
