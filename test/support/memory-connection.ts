/** A connection without a network between a client and the server under test. */
import type { Server } from 'node:http'
import { Duplex } from 'node:stream'

/** What one end does reaches the other in a later turn of the event loop, as over a network. */
const later = setImmediate

/** One end of a connection that has no network between its ends. */
class MemorySocket extends Duplex {
  readonly remoteAddress: string
  bytesRead = 0
  peer: MemorySocket | undefined
  #hasPeerEnded = false

  constructor(remoteAddress: string, allowHalfOpen: boolean) {
    super({ allowHalfOpen })
    this.remoteAddress = remoteAddress
  }

  /** A method of `net.Socket` that the HTTP server calls: closes once everything written has left. */
  destroySoon(): void {
    if (this.writable) this.end()
    if (this.writableFinished) this.destroy()
    else this.once('finish', this.destroy)
  }

  /** Takes bytes, or with `null` the end, from the other end. */
  receive(bytes: Buffer | null): void {
    if (this.destroyed || this.#hasPeerEnded) return
    if (bytes) this.bytesRead += bytes.length
    else this.#hasPeerEnded = true
    this.push(bytes)
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    later(() => this.peer?.receive(bytes))
    done()
  }

  override _writev(parts: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), '', done)
  }

  override _final(done: () => void): void {
    later(() => this.peer?.receive(null))
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    later(() => this.peer?.receive(null))
    done(error)
  }
}

/**
 * Opens a connection to an HTTP server without a socket, so that everything from the parser to the last
 * listener is what a network client meets. The server need not listen; its timeouts need a real socket. Used
 * by `service.ts`.
 * @param remoteAddress the address that the server sees.
 * @returns the client's end.
 */
export function connectInMemory(server: Server, remoteAddress: string): Duplex {
  const client = new MemorySocket('127.0.0.1', false)
  const accepted = new MemorySocket(remoteAddress, true)
  client.peer = accepted
  accepted.peer = client
  server.emit('connection', accepted)
  return client
}
