// Types of `commit-title.mjs`, for the tests.
/** What is wrong with the title of a commit, as the end of a sentence, or `undefined`. */
export function commitTitleProblem(title: string): string | undefined
