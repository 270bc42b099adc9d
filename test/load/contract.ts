/** `npm run contract`: sends thousands of requests drawn from the OpenAPI description to the built service. */
import { describedBy, type Operation, operationsOf } from '../support/openapi.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { atLeast, exactly, type Figure, type Tell } from './figure.ts'
import { type Kept, promisesOf } from './promises.ts'
import { report } from './report.ts'

const HOUR_MS = 3_600_000
/** How many deviations are printed. */
const SHOWN = 20

/** Checks every operation. @param count of allowed queries of each one, and of forbidden ones. */
async function everyOperation(count: number, tell: Tell): Promise<Figure[]> {
  const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' }, HOUR_MS)
  const operations = operationsOf(await describedBy(service, 'en'))
  const kept: Kept[] = []
  for (const operation of operations) {
    const one = await promisesOf(service.port, operation, operations, count)
    kept.push(one)
    tell(
      `${kept.length}/${operations.length} ${operation.operationId}: ${one.sent} asked, ${one.answered} of ${count} answered`,
    )
  }
  const all = kept.flatMap(({ broken }) => broken)
  for (const why of all.slice(0, SHOWN)) tell(why)
  return [
    ...figures(kept, operations, count),
    exactly('what is not as described', all.length, 0),
    await end(service),
  ]
}

function figures(kept: readonly Kept[], operations: readonly Operation[], count: number): Figure[] {
  const sum = (of: (one: Kept) => number) => kept.reduce((total, one) => total + of(one), 0)
  return [
    // so many when this was written: none may be lost
    atLeast('operations', operations.length, 84),
    exactly(
      `cases (${sum(({ busy }) => busy)} told to come back)`,
      sum(({ sent }) => sent),
      2 * count * operations.length,
    ),
    atLeast(
      'fewest of an operation that were answered',
      Math.min(...kept.map(({ answered }) => answered)),
      count / 10,
    ),
  ]
}

const end = async (service: TestProcess): Promise<Figure> =>
  exactly('the end of the service on SIGTERM', (await service.stop()).code ?? 1, 0)

/**
 * Runs the command. Its only word is the number of queries of each kind for each operation.
 * @returns whether every figure held.
 */
export const main = ([count = '1000']: readonly string[]): Promise<boolean> =>
  report([
    {
      name: 'contract: queries made from the description alone',
      run: (tell) => everyOperation(Number(count), tell),
    },
  ])
