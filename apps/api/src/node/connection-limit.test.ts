import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { describe, expect, it } from 'vitest'
import { limitConnections } from './connection-limit.ts'

class FakeSocket extends EventEmitter {
  destroyed = false
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

function serverWith(most: number, trusted: string[] = []) {
  const server = new EventEmitter()
  limitConnections(server as Server, most, (address) => trusted.includes(address))
  return (address: string): FakeSocket => {
    const socket = new FakeSocket(address)
    server.emit('connection', socket)
    return socket
  }
}

describe('limitConnections', () => {
  it('closes the connection of a client that holds too many, until one of them ends', () => {
    const connect = serverWith(2)
    const [first] = [connect('203.0.113.7'), connect('203.0.113.7')]
    expect(connect('203.0.113.7').destroyed).toBe(true)
    expect(connect('203.0.113.8').destroyed).toBe(false)
    first?.destroy()
    expect(connect('203.0.113.7').destroyed).toBe(false)
    expect(connect('203.0.113.7').destroyed).toBe(true)
  })

  it('counts the addresses of one IPv6 /64 together', () => {
    const connect = serverWith(1)
    connect('2001:db8:1:2::1')
    expect(connect('2001:db8:1:2:ffff::9').destroyed).toBe(true)
    expect(connect('2001:db8:1:3::1').destroyed).toBe(false)
  })

  it('does not bound a trusted proxy', () => {
    const connect = serverWith(1, ['10.0.0.1'])
    expect([1, 2, 3].map(() => connect('10.0.0.1').destroyed)).toEqual([false, false, false])
  })
})
