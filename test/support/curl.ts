/** Whether this machine has curl, for tests that run the commands that pages show. */
import { spawnSync } from 'node:child_process'

/** For `skipIf`: true where the machine has no curl. With `CI` set it is false: the command fails instead. */
export const withoutCurl = spawnSync('curl', ['--version']).error !== undefined && !process.env.CI
