/** The Postman collection of /docs/postman.json, compared with what Postman's converter makes. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { call, ORIGIN } from '#tests/api'
import { unique } from '#tests/company'

type Item = { name: string; item?: Item[]; request?: any; response?: any[]; event?: any[] }

const MOST_BYTES = 5 * 1024 * 1024

const collection = () => call(null, 'GET', `${ORIGIN}/docs/postman.json`)

const requestsIn = (items: Item[]): Item[] =>
  items.flatMap((one) => (one.item ? requestsIn(one.item) : [one]))

/** `GET /customers/:id` */
const spoken = ({ request }: Item) => `${request.method} /${request.url.path.join('/')}`

test.group('The Postman collection', () => {
  test('the collection is of version 2.1, below 5 MB, and has a folder for each tag', async ({
    assert,
  }) => {
    const { status, headers, body, text } = await collection()
    const { tags } = (await call(null, 'GET', '/openapi.json')).body

    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^application\/json/)
    assert.isBelow(Buffer.byteLength(text), MOST_BYTES)
    assert.match(body.info.schema, /\/v2\.1\.0\/collection\.json$/)
    assert.deepEqual(
      body.item.map(({ name }: Item) => name),
      tags.map(({ name }: { name: string }) => name)
    )
    for (const one of requestsIn(body.item)) {
      assert.isString(one.name)
      assert.isArray(one.response)
      assert.isTrue(one.request.url.raw.startsWith('{{baseUrl}}/'), one.name)
    }
  })

  test('requests send the bearer token, which the log in sets', async ({ assert }) => {
    const { body } = await collection()
    const logIn = requestsIn(body.item).find((one) => spoken(one) === 'POST /auth/login')!

    assert.deepEqual(body.auth, {
      type: 'bearer',
      bearer: [{ key: 'token', value: '{{token}}', type: 'string' }],
    })
    assert.deepEqual(logIn.request.auth, { type: 'noauth' })
    assert.include(logIn.event![0].script.exec[0], "set('token'")
    assert.includeMembers(
      body.variable.map(({ key }: { key: string }) => key),
      ['baseUrl', 'token']
    )
  })

  test('requests and answers are the recorded ones: a credit note of a drill', async ({
    assert,
  }) => {
    const { body } = await collection()
    const all = requestsIn(body.item)
    const creation = all.find((one) => spoken(one) === 'POST /invoices/:id/credit-notes')!

    assert.isAtLeast(all.filter(({ name }) => /credit note/i.test(name)).length, 3)
    assert.containsSubset(JSON.parse(creation.request.body.raw), {
      reason: 'Devolución de un taladro',
    })
    assert.equal(creation.response![0].code, 201)
    assert.include(JSON.parse(creation.response![0].body), { number: 1, total: 282_511.95 })
  })

  test('the collection has the requests that openapi-to-postmanv2 makes of the document', async ({
    assert,
  }) => {
    const folder = app.tmpPath(unique('postman'))
    await mkdir(folder, { recursive: true })
    const [source, target] = [`${folder}/openapi.json`, `${folder}/postman.json`]
    try {
      await writeFile(source, (await call(null, 'GET', '/openapi.json')).text)
      const converter = app.makePath('node_modules/openapi-to-postmanv2/bin/openapi2postmanv2.js')
      await promisify(execFile)(process.execPath, [converter, '-s', source, '-o', target])

      const converted = requestsIn(JSON.parse(await readFile(target, 'utf8')).item)
      assert.sameMembers(
        requestsIn((await collection()).body.item).map(spoken),
        converted.filter(({ name }) => !name.endsWith('(as PATCH)')).map(spoken)
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
