/** Whether this machine has curl, for tests that run the commands that pages show. */
import { spawnSync } from 'node:child_process'

/** For `skipIf`: no curl to run what is shown. With `CI` set nothing is skipped: the command fails instead. */
export const withoutCurl = spawnSync('curl', ['--version']).error !== undefined && !process.env.CI
