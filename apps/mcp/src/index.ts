/** The seam of the tools: the service mounts them by this. */
export { type Ask, Busy } from './ask.ts'
export { type McpHandler, type McpHandlerOptions, mcpHandler } from './handler.ts'
export { callsIn } from './messages.ts'
