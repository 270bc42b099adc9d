/** Entry point of the tools for the service that mounts them. */

export { type McpHandler, type McpHandlerOptions, mcpHandler } from './mcp-handler.ts'
export type { McpRequest, McpResponse } from './mcp-request.ts'
