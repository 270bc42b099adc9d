import type { Explication } from '../explication.ts'
import type { JsonSchema } from './json-schema.ts'

// The meaning of each member is in `definition/explication.ts`, in the interface of the same part.
const text = { type: 'string' }
const orNull = (type: string) => ({ type: [type, 'null'] })
const value = { type: ['number', 'string', 'boolean', 'null'] }
const list = (items: object) => ({ type: 'array', items })

/** A closed object whose members are all required, but for those named. */
const closed = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
  properties,
})

const explainedValue = {
  nom: text,
  libelle: text,
  valeur: value,
  unite: orNull('string'),
  affichee: text,
}

const law = closed(
  {
    ...explainedValue,
    cle: text,
    texte: text,
    url: { type: 'string', format: 'uri' },
    depuis: { type: 'string', format: 'date' },
    verifieLe: { type: 'string', format: 'date' },
    statut: { type: 'string', enum: ['texte', 'doctrine', 'usage', 'lecture'] },
    lignes: list({ type: 'object', additionalProperties: value }),
  },
  ['lignes'],
)

const rounding = { enum: ['euro', 'centime', 'bruit', null] }
/** An object with a name in formulas and a formula. */
const named = (more: Readonly<Record<string, object>>) => closed({ nom: text, formule: text, ...more })
const warnings = list(
  closed({ code: text, message: text, niveau: { type: 'string', enum: ['alerte', 'note'] }, effet: value }),
)

const step = closed(
  {
    id: text,
    figure: orNull('string'),
    libelle: text,
    partie: orNull('string'),
    genre: { type: 'string', enum: ['formule', 'equation', 'renvoi', 'releve', 'valeur'] },
    formule: orNull('string'),
    calcul: orNull('string'),
    operandes: list(closed({ nom: text, lu: value })),
    branches: list(
      closed({ libelle: text, formule: text, valeur: value, affichee: text, retenue: { type: 'boolean' } }),
    ),
    arrondi: rounding,
    controle: orNull('string'),
    valeur: value,
    arrondie: value,
    decimales: orNull('integer'),
    unite: orNull('string'),
    affichee: text,
    textes: list(text),
    avertissements: warnings,
    inconnue: text,
    renvoi: closed({
      parametres: list(named({ libelle: text, valeur: value, affichee: text })),
      figure: text,
      attendu: value,
    }),
    origine: text,
    raison: text,
  },
  ['inconnue', 'renvoi', 'origine', 'raison'],
)

const table = closed({
  id: text,
  figure: orNull('string'),
  libelle: text,
  etendue: text,
  nombre: { type: 'integer' },
  depart: list(named({ valeur: value })),
  colonnes: list(
    closed(
      {
        nom: text,
        libelle: text,
        unite: orNull('string'),
        decimales: orNull('integer'),
        decimalesLues: { type: 'integer' },
        formule: orNull('string'),
        calcul: orNull('string'),
        calculs: list(closed({ rang: { type: 'integer' }, calcul: text })),
        arrondi: rounding,
        origine: text,
      },
      ['origine', 'decimalesLues', 'calculs'],
    ),
  ),
  lignes: list(
    closed({ rang: { type: 'integer' }, valeurs: { type: 'object', additionalProperties: value } }),
  ),
  textes: list(text),
  avertissements: warnings,
})

const members = {
  simulateur: text,
  figure: orNull('string'),
  profondeur: orNull('integer'),
  parametres: list(
    closed(
      {
        ...explainedValue,
        donne: { type: 'boolean' },
        colonnes: list(closed({ nom: text, libelle: text, unite: orNull('string') })),
        lignes: list({ type: 'object', additionalProperties: value }),
      },
      ['colonnes', 'lignes'],
    ),
  ),
  droit: list(law),
  constantes: list(law),
  coupees: list(closed(explainedValue)),
  etapes: list(step),
  tables: list(table),
  compares: list(
    closed({
      parametre: text,
      valeur: text,
      libelle: text,
      resultat: orNull('number'),
      affichee: text,
      adresse: text,
    }),
  ),
} satisfies Record<keyof Explication, object>

/**
 * The JSON Schema of `data` in an explication: the same for every simulator. OpenAPI and MCP tools publish it.
 * Exported by `@denier/core/schema`; used by `openapi/explication-operation.ts` of `@denier/api`, and by
 * `explication-tool.ts` of `@denier/mcp`.
 */
export const explicationSchema: JsonSchema = closed(members)
