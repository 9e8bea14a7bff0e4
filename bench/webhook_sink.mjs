/** Receiver of webhooks: counts `/taken/…` and deliveries out of order; `/dead` never answers. */
import { createServer } from 'node:http'

let [taken, disordered, first, last, seen] = [0, 0, 0, 0, new Map()]

const server = createServer((request, response) => {
  const { url, headers } = request
  request.resume().on('end', () => {
    if (url === '/dead') return
    last = performance.now()
    first ||= last
    taken++
    if (headers['webhook-id'] <= (seen.get(url) ?? '')) disordered++
    seen.set(url, headers['webhook-id'])
    response.writeHead(204).end()
  })
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send('ready'))

process.on('message', (asked) => {
  process.send({ taken, disordered, ms: last - first })
  if (asked === 'reset') [taken, disordered, first, last, seen] = [0, 0, 0, 0, new Map()]
})
