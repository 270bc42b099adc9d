import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitConnections } from './connection-limit.ts'

/** A socket that records whether it was paused and destroyed. */
class FakeSocket extends EventEmitter {
  destroyed = false
  paused = false
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  pause() {
    this.paused = true
  }
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

/** A server with the limit, which trusts some addresses. Returns what connects a client to it. */
function serverWith(most: number, trusted: string[] = []) {
  const server = new EventEmitter()
  limitConnections(server as Server, most, (address) => trusted.includes(address))
  return (address: string): FakeSocket => {
    const socket = new FakeSocket(address)
    server.emit('connection', socket)
    socket.emit('resume') // as Node does once it has set up its parser
    return socket
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('limitConnections', () => {
  it('leaves a connection unread when its client holds too many, and reads a new one after one ends', () => {
    const connect = serverWith(2)
    const [first] = [connect('203.0.113.7'), connect('203.0.113.7')]
    expect(connect('203.0.113.7').paused).toBe(true)
    expect(connect('203.0.113.8').paused).toBe(false)
    first?.destroy()
    expect(connect('203.0.113.7').paused).toBe(false)
    expect(connect('203.0.113.7').paused).toBe(true)
  })

  it('closes a connection that it leaves unread after a second', () => {
    const connect = serverWith(1)
    const served = connect('203.0.113.7')
    const unread = connect('203.0.113.7')
    vi.advanceTimersByTime(999)
    expect(unread.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    expect([unread.destroyed, served.destroyed]).toEqual([true, false])
  })

  it('closes a connection at once while 256 are left unread', () => {
    const connect = serverWith(1)
    connect('203.0.113.7')
    const unread = Array.from({ length: 256 }, () => connect('203.0.113.7'))
    expect(unread.some(({ destroyed }) => destroyed)).toBe(false)
    expect(connect('203.0.113.7').destroyed).toBe(true)
    unread[0]?.destroy()
    expect(connect('203.0.113.7').destroyed).toBe(false)
  })

  it('counts the addresses of one IPv6 /64 together', () => {
    const connect = serverWith(1)
    connect('2001:db8:1:2::1')
    expect(connect('2001:db8:1:2:ffff::9').paused).toBe(true)
    expect(connect('2001:db8:1:3::1').paused).toBe(false)
  })

  it('does not bound a trusted proxy', () => {
    const connect = serverWith(1, ['10.0.0.1'])
    expect([1, 2, 3].map(() => connect('10.0.0.1').paused)).toEqual([false, false, false])
  })
})
