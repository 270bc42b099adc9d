import { IncomingMessage } from 'node:http'

/**
 * A request whose connection may have been destroyed by an earlier one of the same chunk. Node parses a chunk of 64 kB to
 * its end all the same, 3,600 requests at most, and at the close makes an error with its stack for each: a burst of five
 * connections took 90 ms of processor, 8 ms so. What stops the parser is a request that turns into another protocol.
 */
export class IncomingRequest extends IncomingMessage {
  turnsIntoAnotherProtocol: boolean | undefined

  get upgrade(): boolean {
    return this.socket.destroyed || this.turnsIntoAnotherProtocol === true
  }

  /** Node sets it in the constructor, and from each request that it parses. */
  set upgrade(value: boolean | undefined) {
    this.turnsIntoAnotherProtocol = value
  }
}
