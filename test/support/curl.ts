import { spawnSync } from 'node:child_process'

/** For `skipIf`: no curl to run what is shown. With `CI` set nothing is skipped: the command fails instead. */
export const withoutCurl = spawnSync('curl', ['--version']).error !== undefined && !process.env.CI
