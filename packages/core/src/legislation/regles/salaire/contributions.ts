import { type Law, lawOf } from '../../law.ts'
import { apec } from '../../parametres/salaire/apec.ts'
import { cotisationsComplementaires } from '../../parametres/salaire/cotisations-complementaires.ts'
import { cotisationsVieillesse } from '../../parametres/salaire/cotisations-vieillesse.ts'
import { csgSalaire } from '../../parametres/salaire/csg-salaire.ts'
import { maladieAlsaceMoselle } from '../../parametres/salaire/maladie-alsace-moselle.ts'
import { plafondSecuriteSociale } from '../../parametres/salaire/plafond-securite-sociale.ts'
import { prevoyanceCadre } from '../../parametres/salaire/prevoyance-cadre.ts'
import { smicHoraire } from '../../parametres/salaire/smic-horaire.ts'

const parameters = {
  plafondSecuriteSociale,
  cotisationsVieillesse,
  cotisationsComplementaires,
  apec,
  maladieAlsaceMoselle,
  csgSalaire,
  prevoyanceCadre,
  smicHoraire,
}

/** The law of what is taken off a wage. Used by `salaire-net/wage.ts`. */
export const wageLaw = lawOf(parameters)

type Values = Law<typeof parameters>['values']

/** A yearly wage of the private sector, in euros. */
export interface Wage {
  /** The gross wage of the year. */
  readonly gross: number
  /** Whether the employee is an executive (cadre): APEC and a death cover. */
  readonly isExecutive: boolean
  /** Whether the local health scheme of Alsace-Moselle applies. */
  readonly isInAlsaceMoselle: boolean
  /** What the employer pays for the health cover, in euros a year. */
  readonly employerHealth: number
}

/** What comes off a wage, in euros a year, by the name that a pay slip gives it. */
export interface WageContributions {
  /** Old age, up to the ceiling of social security. */
  readonly vieillesse_plafonnee: number
  /** Old age, on the whole wage. */
  readonly vieillesse_deplafonnee: number
  /** Complementary pension, up to the ceiling. */
  readonly complementaire_t1: number
  /** Complementary pension, from the ceiling to a multiple of it. */
  readonly complementaire_t2: number
  /** General balance contribution (contribution d’équilibre général). */
  readonly ceg: number
  /** Technical balance contribution (contribution d’équilibre technique). */
  readonly cet: number
  /** Employment of executives; 0 for the others. */
  readonly apec: number
  /** The local health scheme; 0 elsewhere. */
  readonly alsace_moselle: number
  /** The CSG that is deducted from the taxable wage. */
  readonly csg_deductible: number
  /** The CSG that is not. */
  readonly csg_imposable: number
  readonly crds: number
}

/**
 * The contributions of an employee and the CSG and CRDS on a yearly wage (CSS, art. D. 242-4, L. 136-2 and L. 136-8;
 * ANI of 17 November 2017). The technical balance contribution falls on the whole wage as soon as it exceeds the
 * ceiling. Used by `salaire-net/wage.ts`.
 * @example wageContributions(values, wage).vieillesse_plafonnee // 2_484 for 36 000 €
 */
export function wageContributions(values: Values, wage: Wage): WageContributions {
  const {
    plafondSecuriteSociale: ceiling,
    cotisationsVieillesse: oldAge,
    cotisationsComplementaires: rates,
  } = values
  const { gross } = wage
  const band1 = Math.min(gross, ceiling)
  const whole = Math.min(gross, rates.plafonds * ceiling)
  const band2 = whole - band1
  const base = csgBase(values, wage)
  return {
    vieillesse_plafonnee: oldAge.plafonnee * band1,
    vieillesse_deplafonnee: oldAge.deplafonnee * gross,
    complementaire_t1: rates.tranche1 * band1,
    complementaire_t2: rates.tranche2 * band2,
    ceg: rates.ceg1 * band1 + rates.ceg2 * band2,
    cet: gross > ceiling ? rates.cet * whole : 0,
    apec: wage.isExecutive ? values.apec.taux * Math.min(gross, values.apec.plafonds * ceiling) : 0,
    alsace_moselle: wage.isInAlsaceMoselle ? values.maladieAlsaceMoselle * gross : 0,
    csg_deductible: values.csgSalaire.deductible * base,
    csg_imposable: values.csgSalaire.imposable * base,
    crds: values.csgSalaire.crds * base,
  }
}

/**
 * What the CSG bears on, in euros: most of the wage, and what the employer pays for health and for the death
 * cover.
 */
function csgBase(values: Values, { gross, employerHealth, isExecutive }: Wage): number {
  const { plafondSecuriteSociale: ceiling, csgSalaire, prevoyanceCadre } = values
  const reduced = Math.min(gross, csgSalaire.plafonds * ceiling)
  const deathCover = isExecutive ? prevoyanceCadre * Math.min(gross, ceiling) : 0
  return csgSalaire.assiette * reduced + (gross - reduced) + employerHealth + deathCover
}
