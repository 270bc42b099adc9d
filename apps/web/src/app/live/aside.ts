import type { Reply } from '../model.ts'
import type { Job } from './job.ts'

/** Answers long questions elsewhere, so that the page stays at hand. */
export interface Aside {
  /** @throws Error when there is no answer from there: it could not start, or failed. */
  ask(job: Job): Promise<Reply>
  close(): void
}

/** What comes back from a worker. */
export type Returned =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly error: string }

/** What a worker is to this page. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** A worker, started with the first question to it. One that fails is asked nothing more. */
export function createAside(start: () => WorkerLike): Aside {
  const waiting = new Map<number, Waiting>()
  let worker: WorkerLike | undefined
  let broken: Error | undefined
  let last = 0

  const fail = (error: Error): void => {
    broken = error
    worker?.terminate()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const begin = (): WorkerLike => {
    const begun = start()
    begun.onmessage = ({ data }: MessageEvent<Returned>) => {
      const asker = waiting.get(data.id)
      waiting.delete(data.id)
      if ('reply' in data) asker?.resolve(data.reply)
      else asker?.reject(new Error(data.error))
    }
    begun.onerror = (event) => {
      event.preventDefault?.() // told to who asks, who answers otherwise
      fail(new Error(`the worker failed: ${event.message ?? 'not loaded'}`))
    }
    begun.onmessageerror = () => fail(new Error('the worker sent what cannot be read'))
    return begun
  }
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        if (broken) throw broken
        worker ??= begin()
        last += 1
        waiting.set(last, { resolve, reject })
        worker.postMessage({ id: last, job })
      }),
    close: () => fail(new Error('the page is left')),
  }
}
