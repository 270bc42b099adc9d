/**
 * The body of a POST, and the headers that the protocol reads, by lower-case name.
 * Used by `list-cache.ts` and `mcp-handler.ts`.
 */
export interface McpRequest {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The response to a POST, before the headers common to all. */
export interface McpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
}
