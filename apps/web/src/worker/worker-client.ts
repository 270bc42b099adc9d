import type { Reply } from '../model/page-state.ts'
import type { AnalysisJob, WorkerReply, WorkerRequest } from './worker-protocol.ts'

/**
 * Runs analyses in a worker, so that the page stays responsive. Used by `page/answer-source.ts` and
 * `page/page-controller.ts`.
 */
export interface WorkerClient {
  /**
   * Rejects with an Error when the worker could not start, failed or is closed; the caller then runs it
   * itself.
   */
  run(job: AnalysisJob): Promise<Reply>
  /** Ends the worker; jobs under way are rejected. */
  close(): void
}

/** What a page needs of a `Worker`. Used by `page/live-page.tsx` and `page/page-controller.ts`. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>

interface PendingJob {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/**
 * Creates a client; `start` starts the worker, with the first job. After a failure every later job is
 * rejected. Called by `page/page-controller.ts`; used, for its types, by `page/answer-source.ts` and
 * `page/live-page.tsx`.
 */
export function createWorkerClient(start: () => WorkerLike): WorkerClient {
  const pending = new Map<number, PendingJob>()
  let worker: WorkerLike | undefined
  let failure: Error | undefined
  let lastId = 0

  const fail = (error: Error): void => {
    failure = error
    worker?.terminate()
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  const open = (): WorkerLike => {
    const opened = start()
    opened.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const job = pending.get(data.id)
      pending.delete(data.id)
      if ('reply' in data) job?.resolve(data.reply)
      else job?.reject(new Error(data.error))
    }
    opened.onerror = (event) => {
      event.preventDefault?.() // handled: the caller runs the analysis itself
      fail(new Error(`the worker failed: ${event.message ?? 'not loaded'}`))
    }
    opened.onmessageerror = () => fail(new Error('the worker sent what cannot be read'))
    return opened
  }
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (failure) throw failure
        worker ??= open()
        lastId += 1
        pending.set(lastId, { resolve, reject })
        const request: WorkerRequest = { id: lastId, job }
        worker.postMessage(request)
      }),
    close: () => fail(new Error('the page is left')),
  }
}
