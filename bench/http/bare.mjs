// Bare node:http, one route, nothing around it: no limit, no CORS, no headers, no logs. One of the servers that
// `bench/http.mjs` compares.
import { createServer } from 'node:http'
import { answer, validate } from './by-hand.mjs'

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost')
  if (url.pathname !== '/api/v1/simulateurs/interets-composes') return response.writeHead(404).end()
  const { params, errors } = validate(url.searchParams)
  const body = JSON.stringify(errors.length > 0 ? { errors } : answer(params))
  response.writeHead(errors.length > 0 ? 422 : 200, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
