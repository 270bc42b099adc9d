// Checks the titles of the commits of a range: `npm run commit-titles -- main..HEAD`. Ends with 1 when one is wrong.
import { spawnSync } from 'node:child_process'
import { commitTitleProblem } from './commit-title.mjs'

const range = process.argv[2]
if (!range || range.startsWith('-')) {
  console.log('usage: npm run commit-titles -- <from>..<to>')
  process.exit(2)
}
const { status, stdout, stderr } = spawnSync('git', ['log', '--format=%h %s', range], { encoding: 'utf8' })
if (status !== 0) {
  console.log(stderr.trim())
  process.exit(2)
}
const commits = stdout.split('\n').filter((line) => line !== '')
const problems = commits.flatMap((line) => {
  const [, hash, title] = /^(\S+) (.*)$/.exec(line) ?? []
  const problem = commitTitleProblem(title ?? '')
  return problem ? [`${hash} "${title}" ${problem}`] : []
})
for (const problem of problems) console.log(problem)
console.log(`${commits.length} commit titles, ${problems.length} wrong`)
process.exitCode = problems.length === 0 ? 0 : 1
