/** The names in the formulas of a note that it does not define, for the tests of notes. */
import type { Block } from '@denier/note'

const NAME = /[A-Za-z_]\w*(?:\.\w+)*(?=\(?)/g
const FUNCTIONS =
  /^(?:min|max|abs|floor|ceil|ln|exp|round|euro|centime|bruit|growth|annuity|present|monthly|exceeds|if|sum|count|least|most|last|first|at|quantile|lag|and|or|not|true|false|null)$/

/**
 * The names that the formulas of a note do not define, each after the entry that reads it: `capital: taux`. A
 * name is defined where the note has an entry of that name or writes it in parentheses after its label. A
 * column reads those of its own table by their bare names. Used by `explications.ts`.
 */
export function undefinedNames(blocks: readonly Block[]): readonly string[] {
  const entries = blocks.flatMap((block) => (block.type === 'entry' ? [block.entry] : []))
  const texts = [
    ...entries.flatMap(({ details }) =>
      details.filter(({ isFormula }) => !isFormula).map(({ text }) => text),
    ),
    ...blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : [])),
  ]
  const inParentheses = texts.flatMap((text) => [...text.matchAll(/\(([\w.]+)\)/g)].map(([, name]) => name))
  const defined = new Set([...entries.flatMap(({ name }) => name ?? []), ...inParentheses])
  return entries.flatMap(({ name = '', details }) => {
    const table = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : undefined
    const isDefined = (one: string): boolean => {
      const bare = one.replace(/^prev\./, '')
      const scale = one.slice(0, Math.max(0, one.lastIndexOf('.')))
      return defined.has(one) || defined.has(`${table}.${bare}`) || (scale !== '' && defined.has(scale))
    }
    return details
      .filter(({ isFormula }) => isFormula)
      .flatMap(({ text }) => text.replace(/"[^"]*"/g, '').match(NAME) ?? [])
      .filter((one) => !FUNCTIONS.test(one) && !isDefined(one))
      .map((one) => `${name}: ${one}`)
  })
}
