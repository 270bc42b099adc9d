/** The entry of the tools: the service mounts them by this. */

export { type McpHandler, type McpHandlerOptions, mcpHandler } from './mcp-handler.ts'
export type { McpRequest, McpResponse } from './mcp-request.ts'
