import type { WorkerLike } from '../worker/worker-client.ts'
import type {
  BatchMessage,
  BatchReport,
  FileDescription,
  FileProgress,
  FileRequest,
  FileResult,
  SimulatorDescription,
} from './batch-protocol.ts'

/** Asks the worker of the page of files. Each promise is rejected with an Error whose message is for the user. */
export interface BatchClient {
  readonly describe: (simulator: string) => Promise<SimulatorDescription>
  readonly inspect: (file: File) => Promise<FileDescription>
  readonly run: (request: FileRequest, onProgress: (progress: FileProgress) => void) => Promise<FileResult>
  /** Ends the worker at once, whatever it computes; the next message starts another one. */
  readonly stop: () => void
}

interface Waiting {
  readonly resolve: (report: BatchReport) => void
  readonly reject: (error: Error) => void
  readonly onProgress?: ((progress: FileProgress) => void) | undefined
}

/** What is said, in the language of the page, where the worker gives no text. */
export interface ClientMessages {
  /** The worker could not be loaded, or failed. */
  readonly failure: string
  /** The browser cannot read the file any more. */
  readonly unreadable: string
}

/** A message without its number. */
type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never

/**
 * Creates a client. Used by `use-batch.ts`.
 * @param start starts the worker, with the first message.
 */
export function createBatchClient(
  start: () => WorkerLike,
  { failure, unreadable }: ClientMessages,
): BatchClient {
  const waiting = new Map<number, Waiting>()
  let worker: WorkerLike | undefined
  let lastId = 0

  const stop = (): void => {
    worker?.terminate()
    worker = undefined
    waiting.clear()
  }
  const open = (): WorkerLike => {
    const opened = start()
    opened.onmessage = ({ data }: MessageEvent<BatchReport>) => {
      const request = waiting.get(data.id)
      if (data.kind === 'progress') request?.onProgress?.(data.progress)
      else {
        waiting.delete(data.id)
        if (data.kind === 'fault') request?.reject(new Error(data.text))
        else if (data.kind === 'unreadable') request?.reject(new Error(unreadable))
        else if (data.kind === 'failed') request?.reject(new Error(failure))
        else request?.resolve(data)
      }
    }
    const fail = () => {
      const requests = [...waiting.values()]
      stop()
      for (const { reject } of requests) reject(new Error(failure))
    }
    opened.onerror = (event) => {
      event.preventDefault?.()
      fail()
    }
    opened.onmessageerror = fail
    return opened
  }
  const ask = (message: Unnumbered<BatchMessage>, onProgress?: Waiting['onProgress']): Promise<BatchReport> =>
    new Promise((resolve, reject) => {
      worker ??= open()
      lastId += 1
      waiting.set(lastId, { resolve, reject, onProgress })
      worker.postMessage({ id: lastId, ...message } as BatchMessage)
    })
  /** The report of a kind: the worker answers each message with its own. */
  const expect = async <K extends BatchReport['kind']>(kind: K, answer: Promise<BatchReport>) => {
    const report = await answer
    if (report.kind !== kind) throw new Error(failure)
    return report as Extract<BatchReport, { kind: K }>
  }
  return {
    describe: async (simulator) =>
      (await expect('described', ask({ kind: 'describe', simulator }))).description,
    inspect: async (file) => (await expect('inspected', ask({ kind: 'inspect', file }))).description,
    run: async (request, onProgress) =>
      (await expect('done', ask({ kind: 'run', request }, onProgress))).result,
    stop,
  }
}
