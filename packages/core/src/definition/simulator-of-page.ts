import type { Contract } from './contract.ts'
import { compileParser } from './parse.ts'
import type { Simulator } from './simulator.ts'

/**
 * A simulator whose computation is imported at the first `load`, for pages of simulators whose code is large.
 * Such a page shows the answer of the server, and needs the computation only when a value changes. Exported
 * by `@denier/core`; used by the entries that `build/entries.mjs` of `apps/web` generates.
 * @param importWhole imports the simulator itself. `compute` and `answer` throw an Error before `load` is
 * awaited.
 * @example simulatorOfPage(contract, importSuccession)
 */
export function simulatorOfPage(contract: Contract, importWhole: () => Promise<Simulator>): Simulator {
  let whole: Simulator | undefined
  const imported = async () => {
    whole ??= await importWhole()
    return whole
  }
  const loaded = () => {
    if (!whole) throw new Error(`${contract.name} is not loaded: await load() first`)
    return whole
  }
  return {
    contract,
    parser: compileParser(contract.name, contract.params, contract.constraints),
    load: async (params) => (await imported()).load(params),
    isLoaded: (params) => whole?.isLoaded(params) ?? false,
    compute: (...question) => loaded().compute(...question),
    answer: (...question) => loaded().answer(...question),
    loadExplanation: async () => {
      const { loadExplanation } = await imported()
      if (!loadExplanation) throw new Error(`${contract.name} has no explanation`)
      return loadExplanation()
    },
  }
}
