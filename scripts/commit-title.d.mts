export function commitTitleProblem(title: string): string | undefined
