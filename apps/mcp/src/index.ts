/** The entry of the tools: the service mounts them by this. */
export type { McpRequest, McpResponse } from './exchange.ts'
export { type McpHandler, type McpHandlerOptions, mcpHandler } from './handler.ts'
