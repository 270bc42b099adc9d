// The API behind `fetch`, on Bun: each address is counted. One of the servers that `bench/http.mjs` compares.
import { createEdge, MemoryLimiter } from '@denier/api/edge'
import { catalogue } from '@denier/core'

const limiter = new MemoryLimiter({ limit: 1_000_000 })
const addressOf = (request) => server.requestIP(request)?.address ?? ''
const { fetch } = createEdge(catalogue, { limit: { limiter, addressOf } })
const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch })
console.log(server.url.origin)
