// The form of the title of a commit. For `commit-titles.mjs` and the tests.

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert']
/** Most characters of the summary, which follows the type. */
const LONGEST = 80
/** `type(scope)!: summary`, where scope and `!` may be absent; captures the summary. */
const FORM = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?!?: (\\S.*)$`)

/**
 * What is wrong with the title of a commit, as the end of a sentence, or `undefined`. CONTRIBUTING.md states
 * the form. `commit-titles.mjs` and the tests call it.
 * @example commitTitleProblem('fix(api): retry a job once when its worker dies') // undefined
 */
export function commitTitleProblem(title) {
  const summary = FORM.exec(title)?.[1]
  if (summary === undefined) return `must be type(scope): summary, with a type among ${TYPES.join(', ')}`
  if (summary.length > LONGEST) return `has ${summary.length} characters after the type, more than ${LONGEST}`
  return summary.endsWith('.') ? 'must not end with a full stop' : undefined
}
