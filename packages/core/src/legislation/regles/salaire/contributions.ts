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
  readonly gross: number
  readonly isExecutive: boolean
  readonly isInAlsaceMoselle: boolean
  /** What the employer pays for the health cover, in euros a year. */
  readonly employerHealth: number
}

/** What comes off a wage, in euros a year, by the name that a pay slip gives it. */
export interface WageContributions {
  readonly vieillesse_plafonnee: number
  readonly vieillesse_deplafonnee: number
  readonly complementaire_t1: number
  readonly complementaire_t2: number
  readonly ceg: number
  readonly cet: number
  readonly apec: number
  readonly alsace_moselle: number
  readonly csg_deductible: number
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

/** What the CSG bears on: most of the wage, and what the employer pays for health and for the death cover. */
function csgBase(values: Values, { gross, employerHealth, isExecutive }: Wage): number {
  const { plafondSecuriteSociale: ceiling, csgSalaire, prevoyanceCadre } = values
  const reduced = Math.min(gross, csgSalaire.plafonds * ceiling)
  const deathCover = isExecutive ? prevoyanceCadre * Math.min(gross, ceiling) : 0
  return csgSalaire.assiette * reduced + (gross - reduced) + employerHealth + deathCover
}
