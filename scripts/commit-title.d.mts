// Types of `commit-title.mjs`, for the tests.
export function commitTitleProblem(title: string): string | undefined
