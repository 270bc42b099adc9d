import { useEffect, useRef, useState } from 'preact/hooks'
import type { WorkerLike } from '../worker/worker-client.ts'
import { type BatchClient, type ClientMessages, createBatchClient } from './batch-client.ts'
import type { FileDescription, FileProgress, FileResult, SimulatorDescription } from './batch-protocol.ts'
import { resultName } from './result-name.ts'

/** What the page of files shows. */
export interface BatchState {
  /** The name of the simulator chosen; empty for none. */
  readonly simulator: string
  readonly description?: SimulatorDescription | undefined
  readonly file?: File | undefined
  readonly columns?: FileDescription | undefined
  /** Whether columns whose name is near a parameter's are kept. */
  readonly keepsNearNames: boolean
  readonly figures: readonly string[]
  readonly constants: Readonly<Record<string, string>>
  /** While a file is computed. */
  readonly progress?: FileProgress | undefined
  readonly result?: (FileResult & { readonly address: string; readonly name: string }) | undefined
  /** Whether the user stopped the last run. */
  readonly isStopped: boolean
  /** What is wrong, for the user, a fault a line. */
  readonly fault?: string | undefined
}

/** What the user may do. */
export interface BatchActions {
  readonly chooseSimulator: (name: string) => void
  readonly chooseFile: (file: File) => void
  readonly keepNearNames: (keeps: boolean) => void
  readonly chooseFigure: (path: string, isChosen: boolean) => void
  readonly setConstant: (name: string, text: string) => void
  readonly run: () => void
  readonly stop: () => void
}

const INITIAL: BatchState = {
  simulator: '',
  keepsNearNames: false,
  figures: [],
  constants: {},
  isStopped: false,
}
/** What a change of the question forgets. */
const ANSWER = { result: undefined, fault: undefined, isStopped: false } as const

/**
 * The state of the page of files, and what changes it. Used by `batch-app.tsx`.
 * @param start starts the worker; absent on the server.
 * @param texts what is said where the worker gives no text.
 */
export function useBatch(
  start: (() => WorkerLike) | undefined,
  texts: ClientMessages,
): readonly [BatchState, BatchActions] {
  const [state, setState] = useState(INITIAL)
  const client = useRef<BatchClient | undefined>(undefined)
  const address = useRef<string | undefined>(undefined)
  const update = (change: Partial<BatchState>) => setState((before) => ({ ...before, ...change }))
  const forgetAnswer = (change: Partial<BatchState>) => {
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = undefined
    update({ ...ANSWER, ...change })
  }
  useEffect(() => () => client.current?.stop(), [])
  const opened = (): BatchClient | undefined => {
    if (start) client.current ??= createBatchClient(start, texts)
    return client.current
  }
  const fail = (error: unknown) =>
    update({ progress: undefined, fault: error instanceof Error ? error.message : String(error) })

  const { description, file } = state
  useEffect(() => {
    if (!description || !file) return undefined
    let isCurrent = true // until another file or simulator is chosen
    opened()
      ?.inspect(file)
      .then((columns) => isCurrent && update({ columns }))
      .catch((error) => isCurrent && fail(error))
    return () => {
      isCurrent = false
    }
  }, [description, file])
  const chooseSimulator = async (name: string) => {
    forgetAnswer({ simulator: name, description: undefined, columns: undefined, constants: {}, figures: [] })
    if (name === '') return
    try {
      const found = await opened()?.describe(name)
      if (found) setState((now) => (now.simulator === name ? withDescription(now, found) : now))
    } catch (error) {
      fail(error)
    }
  }
  const run = async () => {
    const { figures, constants, keepsNearNames, columns, simulator } = state
    if (!file || !columns) return
    const size = file.size
    forgetAnswer({ progress: { rows: 0, refused: 0, bytesRead: 0, size } })
    const inFile = columns.columns.map(({ name }) => name)
    const missing = Object.entries(constants).filter(([name]) => !inFile.includes(name))
    const request = { file, figures, constants: Object.fromEntries(missing), keepsNearNames }
    try {
      const result = await opened()?.run(request, (progress) => update({ progress }))
      if (!result) return
      address.current = URL.createObjectURL(result.file)
      const name = resultName(file.name, simulator, columns.format)
      update({ progress: undefined, result: { ...result, address: address.current, name } })
    } catch (error) {
      fail(error)
    }
  }
  const stop = async () => {
    client.current?.stop()
    update({ progress: undefined, isStopped: true })
    try {
      await client.current?.describe(state.simulator) // the next run finds it loaded
    } catch (error) {
      fail(error)
    }
  }
  return [
    state,
    {
      chooseSimulator: (name) => void chooseSimulator(name),
      chooseFile: (chosen) => forgetAnswer({ file: chosen, columns: undefined, keepsNearNames: false }),
      keepNearNames: (keepsNearNames) => forgetAnswer({ keepsNearNames }),
      chooseFigure: (path, isChosen) =>
        forgetAnswer({
          figures: isChosen ? [...state.figures, path] : state.figures.filter((one) => one !== path),
        }),
      setConstant: (name, text) => forgetAnswer({ constants: { ...state.constants, [name]: text } }),
      run: () => void run(),
      stop: () => void stop(),
    },
  ]
}

/** The state once the simulator chosen is described: the figures that decide are chosen. */
const withDescription = (state: BatchState, description: SimulatorDescription): BatchState => ({
  ...state,
  description,
  figures: description.decisive,
})
