import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ConnectionQueue } from './connection-queue.ts'

/** What the queue needs of a socket, and what became of it. */
class FakeSocket extends EventEmitter {
  paused = false
  destroyed = false
  pause() {
    this.paused = true
  }
  resume() {
    this.paused = false
    this.emit('resume')
  }
  destroy() {
    this.destroyed = true
  }
}

const newSocket = () => new FakeSocket() as FakeSocket & Socket

describe('ConnectionQueue', () => {
  it('starts the first request at once and the next after the response has left', async () => {
    const queue = new ConnectionQueue()
    const socket = newSocket()
    const started: number[] = []
    for (const id of [1, 2, 3]) queue.add(socket, () => started.push(id))
    expect([started, socket.paused]).toEqual([[1], true])
    queue.finish(socket)
    expect(started).toEqual([1]) // never from the handler of the response that left
    await turn()
    expect([started, socket.paused]).toEqual([[1, 2], true])
    queue.finish(socket)
    await turn()
    expect([started, socket.paused]).toEqual([[1, 2, 3], false])
    queue.finish(socket)
    queue.add(socket, () => started.push(4))
    expect(started).toEqual([1, 2, 3, 4])
  })

  it('keeps a socket paused that Node resumes while requests wait', () => {
    const queue = new ConnectionQueue()
    const socket = newSocket()
    queue.add(socket, () => {})
    queue.add(socket, () => {})
    socket.resume()
    expect(socket.paused).toBe(true)
  })

  it('destroys a connection with more than 256 waiting requests, and starts none of them', async () => {
    const queue = new ConnectionQueue()
    const socket = newSocket()
    let started = 0
    for (let index = 0; index < 1 + 256; index += 1) queue.add(socket, () => (started += 1))
    expect(socket.destroyed).toBe(false)
    queue.add(socket, () => (started += 1))
    expect(socket.destroyed).toBe(true)
    queue.finish(socket)
    await turn()
    expect(started).toBe(1)
  })

  it('serves connections in turn, and leaves the event loop when its time is up', async () => {
    let now = 0
    const queue = new ConnectionQueue(() => now)
    const started: string[] = []
    const sockets = ['a', 'b', 'c', 'd'].map((name) => ({ name, socket: newSocket() }))
    for (const { name, socket } of sockets)
      for (const rank of [1, 2]) {
        queue.add(socket, () => {
          started.push(`${name}${rank}`)
          if (rank === 2) now += 2 // each takes two of the three milliseconds of a turn
        })
      }
    for (const { socket } of sockets) queue.finish(socket)
    await turn()
    expect(started.slice(4)).toEqual(['a2', 'b2'])
    await turn()
    expect(started.slice(4)).toEqual(['a2', 'b2', 'c2', 'd2'])
  })
})
