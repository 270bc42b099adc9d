import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest. A clean clone remembers no duration, and one of these begun last is waited for alone. */
const LONGEST = [
  'test/doors.test.ts',
  'test/web/tools-access.test.ts',
  'test/docs/guides.test.ts',
  'test/web/site-browser.test.ts',
  'test/web/visit-pages.test.ts',
  'test/http/openapi-contract.test.ts',
  'test/web/form-browser.test.ts',
  'test/http/docs.test.ts',
  'test/library/packages.test.ts',
  'test/web/visit-keyboard.test.ts',
  'test/web/result-browser.test.ts',
  'test/deploy/image.test.ts',
  'test/supply/command.test.ts',
  'packages/core/src/simulateurs/livret-a-vs-etf/oracle.test.ts',
  'packages/core/src/simulateurs/succession/laws.test.ts',
  'packages/core/src/analyses/goal-seek/laws.test.ts',
]

/** Begins with the longest files; the others stay as they come. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(path))
  return place < 0 ? LONGEST.length : place
}
