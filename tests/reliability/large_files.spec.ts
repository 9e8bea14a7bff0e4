/** Files of 25 MiB go up and down without their bytes in memory, on the disk and on S3. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { anS3Server } from '#tests/functional/files/an_s3_server'
import { aServer } from '#tests/worker/a_server'

const SIZE = 25 * 2 ** 20
const AT_ONCE = 12

/** Of 300 MiB that move at once. */
const MOST_GROWTH_MB = 150

type Server = Awaited<ReturnType<typeof aServer>>

const residentMb = ({ process: { child } }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024

/** The form around a file of zeros that begins as a zip does. */
function* form(size: number) {
  yield '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK\x03\x04'
  const block = Buffer.alloc(64 * 1024)
  for (let left = size - 4; left > 0; left -= block.length)
    yield block.subarray(0, Math.min(left, block.length))
  yield '\r\n--b--\r\n'
}

async function upload({ origin }: Server, { api }: Company, size = SIZE): Promise<string> {
  const asked = request(`${origin}/api/v1/files`, {
    method: 'POST',
    agent: false,
    headers: {
      'authorization': `Bearer ${api.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
  })
  const answered = new Promise<any>((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', async (response) =>
      resolve(JSON.parse((await response.toArray()).join('')))
    )
  })
  await pipeline(Readable.from(form(size)), asked)
  const body = await answered
  if (!body.id) throw new Error(JSON.stringify(body))
  return body.id
}

/** Reads slowly, so that what is not sent would wait in memory. */
async function download({ origin }: Server, { api }: Company, id: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/files/${id}/content`, {
    headers: { authorization: `Bearer ${api.token}` },
  })
  let size = 0
  for await (const block of answer.body!) {
    size += block.length
    if (size % 7 === 0) await new Promise(setImmediate)
  }
  return size
}

async function growthOf<T>(server: Server, work: Promise<T>): Promise<{ mb: number; done: T }> {
  const before = residentMb(server)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, residentMb(server))), 20)
  try {
    const done = await work
    return { mb: most - before, done }
  } finally {
    clearInterval(watch)
  }
}

test.group('Large files', () => {
  for (const place of ['the disk', 'S3'])
    test(`twelve files of 25 MiB at once take little memory, up and down, on ${place}`, async ({
      assert,
      cleanup,
    }) => {
      const s3 = place === 'S3' ? await anS3Server() : undefined
      if (s3) cleanup(s3.stop)
      const server = await aServer({
        RATE_LIMIT_IP: '1000000',
        RATE_LIMIT_USER: '1000000',
        ...s3?.settings,
      })
      const company = await aCompany()
      const first = await upload(server, company)
      assert.equal(await download(server, company, first), SIZE)

      const many = <T>(work: (n: number) => Promise<T>) =>
        Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n)))
      const up = await growthOf(
        server,
        many(() => upload(server, company))
      )
      assert.isBelow(up.mb, MOST_GROWTH_MB, 'up')
      const down = await growthOf(
        server,
        many((n) => download(server, company, up.done[n]))
      )
      assert.deepEqual(down.done, Array(AT_ONCE).fill(SIZE))
      assert.isBelow(down.mb, MOST_GROWTH_MB, 'down')
    })
})
