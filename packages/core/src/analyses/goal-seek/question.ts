import type { Question } from '../../definition/inquiry.ts'

/** A sound question to goal seek: what the caller wrote, the unknown left out, and what is looked for. */
export interface Goal extends Question {
  readonly given: Readonly<Record<string, unknown>>
  readonly inconnue: string
  readonly cible: string
  readonly valeur: number
}
