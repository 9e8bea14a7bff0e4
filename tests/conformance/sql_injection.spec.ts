import { test } from '@japa/runner'
import { documentTypeOf } from '#core/primitives/id_key'
import { aCompany, unique } from '#tests/company'
import { ofTenants, spoken } from './endpoints.js'
import { LISTS_OF_THE_WORKER, one, pathOf, resourceOf } from './resources.js'

/** Each ends a text, a comment or a statement, or looks like a placeholder or a wildcard. */
const HOSTILE = [
  "' OR 1=1 -- ",
  "'; DROP TABLE customers; -- ",
  '" OR ""="',
  '\\',
  "\\'",
  "\\\\'; --",
  '`; --',
  '?',
  ':id',
  '??',
  '${1}',
  '/* */',
  '%',
  '_',
  '%_\\',
  "O'Brien",
  '0x27',
  '𝕊🦤',
  '\u02bc\uff07',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
]

/** Fields shown only in the answer of a creation. */
const SHOWN_ONCE = ['productKey']

/** Fields that are stored in another spelling. */
const KEPT_AS: Record<string, (sent: string) => string> = { documentType: documentTypeOf }

const encoded = HOSTILE.map(encodeURIComponent)

const together = (texts: readonly string[], look: (text: string) => Promise<void>) =>
  Promise.all(texts.map(look))

test.group('SQL injection', () => {
  test('hostile texts in every text field are stored unchanged or refused, never executed', async ({
    assert,
  }) => {
    const company = await aCompany()
    const all = ofTenants()
    let kept = 0

    for (const endpoint of all.filter(({ declaration }) => declaration?.kind === 'create')) {
      const path = await pathOf(company, endpoint.path)
      const properties = endpoint.declaration!.input!.toJSONSchema().properties as Record<
        string,
        any
      >
      const texts = Object.keys(properties).filter(
        (name) => [properties[name].type].flat().includes('string') && !properties[name].enum
      )

      for (const field of texts) {
        await together(HOSTILE, async (text) => {
          // Unique fields must stay unique, and limited ones within their limit.
          const sent =
            field === 'name' || /^(sku|taxId|externalId)$/.test(field)
              ? `${text.trim()}${unique('')}`
              : text.trim()
          const answer = await company.api.post(path, {
            ...(await resourceOf(endpoint.path).body!(company)),
            [field]: sent,
          })
          assert.include(
            [201, 422],
            answer.status,
            `${field} of ${spoken(endpoint)} with ${text}: ${answer.text}`
          )
          if (answer.status === 422 || !(field in answer.body)) return

          const asKept = KEPT_AS[field]?.(sent) ?? sent
          assert.equal(answer.body[field], asKept)
          kept++
          if (all.some(({ method, path }) => method === 'GET' && path === `${endpoint.path}/:id`))
            assert.equal(
              (await company.api.get(`${path}/${answer.body.id}`)).body[field],
              SHOWN_ONCE.includes(field) ? undefined : asKept
            )
        })
      }
    }
    assert.isAbove(kept, 100)
  }).timeout(120_000)

  test('hostile texts in an update are stored unchanged in the record and in its audit row', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', { taxId: '1', name: 'x' })

    for (const text of HOSTILE) {
      assert.equal(
        (await api.patch(`/customers/${body.id}`, { address: text })).body.address,
        text.trim()
      )
      const { data } = (await api.get(`/audit-logs?entityId=${body.id}&limit=1`)).body
      assert.equal(data[0].after.address, text.trim())
    }
  })

  test('hostile parameters of every list are refused or find nothing', async ({ assert }) => {
    const [company, other] = [await aCompany(), await aCompany()]

    for (const endpoint of ofTenants().filter(
      ({ declaration, path }) => declaration?.kind === 'list' && !LISTS_OF_THE_WORKER.includes(path)
    )) {
      const path = await pathOf(company, endpoint.path)
      const foreign = await one(other, endpoint.path)
      for (const { name } of endpoint.declaration!.parameters!) {
        await together(encoded, async (text) => {
          const answer = await company.api.get(`${path}?${name}=${text}`)
          assert.include([200, 422], answer.status, `${path}?${name}=${text}: ${answer.text}`)
          assert.notInclude(answer.text, foreign.id)
        })
      }
    }
  }).timeout(240_000)

  test('hostile ids are not found, and hostile headers do no harm', async ({ assert }) => {
    const company = await aCompany()

    for (const endpoint of ofTenants().filter(
      ({ path, method }) => path.includes(':id') && method === 'GET'
    )) {
      await together(encoded, async (text) => {
        const answer = await company.api.get(endpoint.path.replace(':id', text))
        assert.equal(answer.status, 404, `${spoken(endpoint)} ${text}: ${answer.text}`)
      })
    }
    for (const text of HOSTILE.filter((one) => /^[\x20-\x7e]+$/.test(one))) {
      const made = await company.api.post(
        '/categories',
        { name: unique() },
        {
          'idempotency-key': `${text}${unique()}`,
          'x-request-id': text,
          'x-forwarded-for': text,
          'prefer': text,
          'if-match': text,
        }
      )
      assert.equal(made.status, 201, text)
      assert.equal((await company.api.get('/categories', { 'x-tenant-id': text })).status, 200)
    }
  })
})
