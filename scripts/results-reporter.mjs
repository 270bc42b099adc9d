// Vitest's reporter in the runs of a tier: a line of JSON for each test file that is planned, begins or ends, and for
// each test that begins or ends, as it happens. They stay when the run is killed.
import { appendFileSync } from 'node:fs'

export default class ResultsReporter {
  #vitest
  /** How many unhandled errors are written. */
  #unhandled = 0

  onInit(vitest) {
    this.#vitest = vitest
  }
  onTestRunStart(specifications) {
    write({ planned: specifications.map(({ moduleId }) => moduleId) })
  }
  onTestModuleQueued({ moduleId }) {
    write({ begun: moduleId })
  }
  onTestCaseReady({ module, fullName }) {
    write({ file: module.moduleId, ready: fullName })
  }
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    write({ file: test.module.moduleId, name: test.fullName, state, errors: errors.map(textOf) })
  }
  onTestModuleEnd(module) {
    const suites = [...module.children.allSuites()] // the failures of their hooks
    const errors = [module, ...suites].flatMap((one) => one.errors())
    write({ ended: module.moduleId, errors: errors.map(textOf) })
    this.#writeUnhandled(this.#vitest.state.getUnhandledErrors())
  }
  onTestRunEnd(_modules, unhandled) {
    this.#writeUnhandled(unhandled)
  }

  /** Vitest prints them at its end, which a run that is killed does not reach. */
  #writeUnhandled(errors) {
    for (const error of errors.slice(this.#unhandled)) write({ unhandled: textOf(error) })
    this.#unhandled = Math.max(this.#unhandled, errors.length)
  }
}

const textOf = ({ stack, message }) => stack ?? message

/** The file is named by the environment, which every run sets. */
const write = (event) => appendFileSync(process.env.TEST_RESULTS, `${JSON.stringify(event)}\n`)
