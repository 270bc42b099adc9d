import { EventEmitter } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { Connections } from './connections.ts'

/** A fake socket that records its calls. */
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

/** The connections of a server, and what makes one: a socket, and how a request comes in on it. */
function newConnections(now?: () => number) {
  const connections = new Connections(now)
  const server = new EventEmitter()
  connections.watch(server as Server)
  const connect = () => {
    const socket = new FakeSocket() as FakeSocket & Socket
    server.emit('connection', socket)
    const response = { req: { complete: true }, headersSent: false, shouldKeepAlive: true }
    const add = (start: () => void) => connections.add(socket, response as ServerResponse, start)
    return { socket, response, add }
  }
  return { connections, connect }
}

describe('Connections', () => {
  it('starts the first request at once and the next after the response has left', async () => {
    const { connections, connect } = newConnections()
    const { socket, add } = connect()
    const started: number[] = []
    for (const id of [1, 2, 3]) add(() => started.push(id))
    expect([started, socket.paused]).toEqual([[1], true])
    connections.finish(socket)
    expect(started).toEqual([1]) // never from the handler of the response that left
    await turn()
    expect([started, socket.paused]).toEqual([[1, 2], true])
    connections.finish(socket)
    await turn()
    expect([started, socket.paused]).toEqual([[1, 2, 3], false])
    connections.finish(socket)
    add(() => started.push(4))
    expect(started).toEqual([1, 2, 3, 4])
  })

  it('ends a wait for quiet after a turn in which no connection was made', async () => {
    const { connections, connect } = newConnections(() => 0)
    let isQuiet = false
    const wait = connections.quietTurn().then(() => {
      isQuiet = true
    })
    for (let made = 0; made < 5; made += 1) {
      connect()
      await turn()
    }
    expect(isQuiet).toBe(false)
    await wait
    expect(isQuiet).toBe(true)
  })

  it('ends a wait for quiet after 30 ms although each turn makes a connection', async () => {
    let now = 0
    const { connections, connect } = newConnections(() => now)
    const ended: number[] = []
    connections.quietTurn().then(() => ended.push(now))
    for (; now < 40; now += 1) {
      connect()
      await turn()
    }
    expect(ended).toEqual([30])
  })

  it('keeps a socket paused that Node resumes while requests wait', () => {
    const { connect } = newConnections()
    const { socket, add } = connect()
    add(() => {})
    add(() => {})
    socket.resume()
    expect(socket.paused).toBe(true)
  })

  it('destroys a connection that sends more than 256 waiting requests, and starts none of them', async () => {
    const { connections, connect } = newConnections()
    const { socket, add } = connect()
    let started = 0
    for (let index = 0; index < 1 + 256; index += 1) add(() => (started += 1)) // the first one does not wait
    expect(socket.destroyed).toBe(false)
    add(() => (started += 1))
    expect(socket.destroyed).toBe(true)
    connections.finish(socket)
    await turn()
    expect(started).toBe(1)
  })

  it('destroys a connection whose request would wait while 1,024 others do, until one has been served', async () => {
    const { connections, connect } = newConnections()
    const full = Array.from({ length: 4 }, connect)
    for (const { add } of full) for (let index = 0; index < 1 + 256; index += 1) add(() => {})
    const [late, later] = [connect(), connect()]
    for (let index = 0; index < 2; index += 1) late.add(() => {})
    expect(late.socket.destroyed).toBe(true)
    connections.finish(full[0]?.socket as Socket)
    await turn()
    for (let index = 0; index < 2; index += 1) later.add(() => {})
    expect(later.socket.destroyed).toBe(false)
  })

  it('drops the waiting requests of a connection that closes', () => {
    const { connect } = newConnections()
    for (let index = 0; index < 5; index += 1) {
      const { socket, add } = connect()
      for (let request = 0; request < 1 + 256; request += 1) add(() => {})
      expect(socket.destroyed).toBe(false)
      socket.emit('close')
    }
  })

  it('delays the next request of a connection by the milliseconds given to finish', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { connections, connect } = newConnections()
    const { socket, add } = connect()
    const started: number[] = []
    add(() => started.push(1))
    connections.finish(socket, 20)
    add(() => started.push(2))
    vi.advanceTimersByTime(19)
    await turn()
    expect([started, socket.paused]).toEqual([[1], true])
    vi.advanceTimersByTime(1)
    await turn()
    expect([started, socket.paused]).toEqual([[1, 2], false])
    vi.useRealTimers()
  })

  it('serves connections in turn, and leaves the event loop when its time is up', async () => {
    let now = 0
    const { connections, connect } = newConnections(() => now)
    const started: string[] = []
    const sockets = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...connect() }))
    for (const { name, add } of sockets)
      for (const rank of [1, 2]) {
        add(() => {
          started.push(`${name}${rank}`)
          if (rank === 2) now += 0.6 // of the millisecond of a turn
        })
      }
    for (const { socket } of sockets) connections.finish(socket)
    await turn()
    expect(started.slice(4)).toEqual(['a2', 'b2'])
    await turn()
    expect(started.slice(4)).toEqual(['a2', 'b2', 'c2', 'd2'])
  })

  it('makes the next response the last after end(), also for waiting requests', async () => {
    const { connections, connect } = newConnections()
    const [busy, idle] = [connect(), connect()]
    busy.add(() => {})
    connections.end()
    expect([busy.response.shouldKeepAlive, idle.response.shouldKeepAlive]).toEqual([false, true])
    idle.add(() => {})
    expect(idle.response.shouldKeepAlive).toBe(false)
  })

  it('calls back at once when idle, else when every request has finished', async () => {
    const { connections, connect } = newConnections()
    const { socket, add } = connect()
    const heard: string[] = []
    connections.whenFinished(socket, () => heard.push('idle'))
    for (const _ of [1, 2]) add(() => {})
    connections.whenFinished(socket, () => heard.push('busy'))
    connections.finish(socket)
    await turn()
    expect(heard).toEqual(['idle'])
    connections.finish(socket)
    expect(heard).toEqual(['idle', 'busy'])
  })
})
