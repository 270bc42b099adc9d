import type { Language } from '@denier/core'
import type { NoteStep } from '@denier/note'
import { colon, typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { messages } from './note-messages.ts'
import type { NoteProps } from './note-props.ts'

/**
 * Each step with its calculation and its value, by part; the head is repeated on each page. Null for a note without
 * steps. Part of `note.tsx`.
 */
export function Steps({ note: { parts: all, zeros, taken }, language }: NoteProps): View | null {
  if (all.length === 0) return null
  const text = messages[language]
  const origins = sharedOrigins(all.flatMap(({ steps }) => steps))
  const parts = all.map(({ title, steps }) => ({
    title,
    steps: steps.filter((step) => !origins.has(originOf(step))),
  }))
  const hasReferences = parts.some(({ steps }) => steps.some(({ references }) => references.length > 0))
  const signs = signsIn(parts.flatMap(({ steps }) => steps.map(({ calcul }) => calcul ?? '')))
  return (
    <section>
      <h2 id="note-steps">{text.steps}</h2>
      <div class="note-scroll" role="region" tabIndex={0} aria-labelledby="note-steps">
        <table class="note-steps">
          <thead>
            <tr>
              <th scope="col">{text.step}</th>
              <th scope="col">{text.calculation}</th>
              <th scope="col" class="note-number">
                {text.value}
              </th>
              {hasReferences && <th scope="col">{text.source}</th>}
            </tr>
          </thead>
          {parts.map(({ title, steps }) => (
            <tbody key={title}>
              {title !== null && (
                <tr class="note-part">
                  <th scope="rowgroup" colSpan={hasReferences ? 4 : 3}>
                    {typeset(title)}
                  </th>
                </tr>
              )}
              {steps.map((step) => (
                <tr key={step.id}>
                  <th scope="row">{typeset(step.libelle)}</th>
                  <td>{calculationOf(step, language)}</td>
                  <td class="note-number">{typeset(step.affichee)}</td>
                  {hasReferences && <td class="note-reference">{referencesOf(step.references)}</td>}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {signs.length > 0 && (
        <p class="note-small">{`${signs.map((sign) => text.signs[sign]).join(' ; ')}.`}</p>
      )}
      {[...origins].map(([origin, steps]) => (
        <p key={origin} class="note-small">
          {typeset(
            `${steps.map(({ libelle, affichee }) => `${libelle}${colon(language)}${affichee}`).join(' ; ')}. ${origin}`,
          )}
        </p>
      ))}
      {zeros.length > 0 && (
        <p class="note-small">{`${text.zeros}${colon(language)}${typeset(zeros.join(' ; '))}.`}</p>
      )}
      {taken.length > 0 && (
        <p class="note-small">
          {`${text.taken}${colon(language)}${typeset(taken.map(({ libelle, affichee }) => `${libelle} ${affichee}`).join(' ; '))}.`}
        </p>
      )}
    </section>
  )
}

/** Where a value without a calculation comes from; `undefined` for others. */
const originOf = ({ genre, origine, figure }: NoteStep): string | undefined =>
  genre === 'releve' && figure === null ? (origine ?? undefined) : undefined

/** The values of the same origin, where there are several: a line of text holds them, not a row each. */
function sharedOrigins(steps: readonly NoteStep[]): ReadonlyMap<string | undefined, readonly NoteStep[]> {
  const origins = [...new Set(steps.map(originOf))].filter((origin) => origin !== undefined)
  const groups = origins.map((origin) => [origin, steps.filter((step) => originOf(step) === origin)] as const)
  return new Map(groups.filter(([, { length }]) => length > 1))
}

type Sign = keyof (typeof messages)['fr']['signs']

/** The functions and signs in calculations that are explained below the table: `max`, `min`, `^`. */
function signsIn(calculations: readonly string[]): readonly Sign[] {
  const all = calculations.join('\n')
  const tests: Readonly<Record<Sign, RegExp>> = { max: /\bmax\(/, min: /\bmin\(/, power: /\^/ }
  return (Object.keys(tests) as Sign[]).filter((sign) => tests[sign].test(all))
}

/**
 * The numbers that the texts of the law have in the note. Used by `note-tables.tsx`.
 * @example referencesOf([1, 3]) // '[1] [3]'
 */
export const referencesOf = (references: readonly number[]): string =>
  references.map((one) => `[${one}]`).join(' ')

/** The calculation of a step, its rounding and the alternatives that it did not take. */
function calculationOf(step: NoteStep, language: Language): View {
  const text = messages[language]
  const { genre, calcul, arrondi, branches, renvoi, origine } = step
  if (genre === 'valeur') return <>{text.none}</>
  if (genre === 'releve') return <>{typeset(origine ?? '')}</>
  if (renvoi)
    return (
      <>
        {`${text.elsewhere} `}
        {renvoi.parametres.map(({ nom, libelle, affichee }) => (
          <span key={nom}>{typeset(`${libelle}${colon(language)}${affichee}`)}</span>
        ))}
      </>
    )
  const rounding = arrondi === null ? '' : text.rounding[arrondi]
  return (
    <>
      {genre === 'equation' ? (
        <>
          {`${calcul} = 0`}
          <small>{text.equation}</small>
        </>
      ) : (
        typeset(step.takes ?? calcul ?? '')
      )}
      {rounding && <small>{rounding}</small>}
      {branches.length > 0 && (
        <small>
          {branches
            .filter(isShort)
            .map(
              ({ libelle, affichee, retenue }) =>
                `${text[retenue ? 'kept' : 'rejected']}${colon(language)}${typeset(libelle)} = ${affichee}`,
            )
            .join(' ; ')}
        </small>
      )}
    </>
  )
}

/** Longer than this, in characters, an alternative says less than the calculation above it. */
const LONG = 90

const isShort = ({ libelle, retenue }: NoteStep['branches'][number]): boolean =>
  !retenue || libelle.length <= LONG
