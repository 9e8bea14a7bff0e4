/** Large bodies of strangers must not delay other requests. */
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { aServer } from '#tests/worker/a_server'
import { readsMeanwhile } from './reads_meanwhile.js'

/** Sends from a thread, because the measured reads must not wait for this process. */
const SENDER = `
const { parentPort, workerData: { port, waves, atOnce, body } } = require('node:worker_threads')
const { connect } = require('node:net')
const head = (index) => 'POST /api/v1/auth/login HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Type: application/json\\r\\n' +
  'X-Forwarded-For: 10.7.' + (index >> 8) + '.' + (index & 255) + '\\r\\nContent-Length: ' + body.length + '\\r\\nConnection: close\\r\\n\\r\\n'
const send = (index) => new Promise((resolve) => {
  let answer = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(head(index) + body))
  socket.setEncoding('utf8').on('data', (text) => (answer += text)).on('error', () => {})
  socket.on('close', () => resolve(Number(answer.slice(9, 12)) || 'cut'))
})
;(async () => {
  const answers = []
  for (let wave = 0; wave < waves; wave++) answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => send(wave * atOnce + index)))))
  parentPort.postMessage(answers)
})()`

function sent(data: {
  port: number
  waves: number
  atOnce: number
  body: string
}): Promise<(number | 'cut')[]> {
  const thread = new Worker(SENDER, { eval: true, workerData: data })
  return new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject))
}

test.group('Hostile bodies', () => {
  test('bursts of large log in bodies do not delay others', async ({ assert }) => {
    const { api } = await aCompany()
    const server = await aServer({ RATE_LIMIT_IP: '1000000', RATE_LIMIT_USER: '1000000' })
    const body = `{${Array.from({ length: 83_000 }, (_, index) => `"k${index % 40_000}":1`).join(',')}}`
    assert.isAbove(body.length, 800_000)

    const all = sent({ port: server.port, waves: 3, atOnce: 60, body })
    const { done, late, slowest, reads } = await readsMeanwhile(
      () => server.ask(api.token, 'GET', '/products'),
      all
    )

    assert.deepEqual(
      [...new Set(done)].filter((status) => status !== 'cut'),
      [413]
    )
    assert.isAbove(done.filter((status) => status === 413).length, 100)
    assert.isAbove(reads, 0)
    assert.isAtMost(
      late,
      reads / 20,
      `${late} of ${reads} reads took longer than a second, the slowest ${Math.round(slowest)} ms`
    )
  }).timeout(240_000)
})
