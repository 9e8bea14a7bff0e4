import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Answer } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { contentsOf } from './contents.js'
import { collectionOf, endpoints, ofTenants, spoken } from './endpoints.js'
import { isOfVersion, ready, triedByItself, writes, type Ready } from './ready.js'
import { RESOURCES, one, pathOf, resourceOf } from './resources.js'

/** Writes of a company's records, each of which has a collection. */
const ofRecords = () =>
  ofTenants().filter(({ declaration }) => ['create', 'update'].includes(declaration?.kind ?? ''))

test.group('Writes', () => {
  test('every write supports dry runs, versions and idempotency keys and leaves an audit row', async ({
    assert,
  }) => {
    const company = await aCompany()

    for (const endpoint of writes()) {
      const write = await ready(endpoint, company)
      const key = { 'idempotency-key': unique('key') }

      const version = isOfVersion(endpoint) ? await refusedForOlder(write) : undefined
      const dry = triedByItself(endpoint) ? undefined : await tried(write)
      const newest = await newestAudit(write.sender)
      const answer = await write.send({ ...key, ...version })
      assert.isBelow(answer.status, 300, `${spoken(endpoint)}: ${answer.text}`)
      if (answer.body?.version !== undefined)
        assert.equal(answer.headers.get('etag'), `"${answer.body.version}"`, spoken(endpoint))
      if (dry) assert.equal(dry.status, answer.status, dry.text)
      if (dry && answer.body) assert.includeMembers(Object.keys(dry.body), Object.keys(answer.body))

      isWrittenDown(write, answer, await auditsSince(write.sender, newest))
      if (endpoint.method === 'POST' && !ENDS_ITS_TOKEN.includes(endpoint.path))
        await isNotRepeated(write, key, answer)

      /** A dry run says so and leaves everything unchanged. */
      async function tried({ sender, send }: Ready) {
        const before = await contentsOf(sender)
        const dry = await send({ 'prefer': 'dry-run', 'idempotency-key': unique('key') })
        assert.equal(
          dry.headers.get('preference-applied'),
          'dry-run',
          `${spoken(endpoint)}: ${dry.text}`
        )
        assert.deepEqual(
          await contentsOf(sender),
          before,
          `${spoken(endpoint)}, tried, leaves something`
        )
        return dry
      }

      /** An older version is a 412 with the current one, which shows that nothing has changed. */
      async function refusedForOlder({ send }: Ready) {
        const refused = await send({ 'if-match': '"999999999"' })
        assert.containsSubset(
          refused.body,
          { status: 412, code: 'VERSION_MISMATCH' },
          `${spoken(endpoint)}: ${refused.text}`
        )
        assert.match(refused.headers.get('etag')!, /^"\d+"$/, spoken(endpoint))
        return { 'if-match': refused.headers.get('etag')! }
      }

      /** The audit rows of this request name the author and the record. */
      function isWrittenDown({ sender, path }: Ready, answer: Answer, rows: Record<string, any>[]) {
        assert.isNotEmpty(rows, `${spoken(endpoint)} leaves no audit row`)
        for (const row of rows)
          assert.containsSubset(
            row,
            { actor_id: sender.admin.id, request_id: answer.headers.get('x-request-id') },
            spoken(endpoint)
          )
        const about = [
          ...(path.match(UUID) ?? []),
          ...(answer.text.match(UUID) ?? []),
          sender.admin.id,
          null,
        ]
        assert.isTrue(
          rows.some(
            (row) =>
              row.entity &&
              (about.includes(row.entity_id) || about.some((id) => id && row.changes.includes(id)))
          ),
          `${spoken(endpoint)}: ${JSON.stringify(rows)}`
        )
      }

      /** A repeated key answers the same, and another request with the key is refused. */
      async function isNotRepeated(
        { sender, send, sendOther }: Ready,
        key: Record<string, string>,
        first: Answer
      ) {
        const before = await contentsOf(sender)
        const again = await send(key)
        const facts = ({ status, text, headers }: Answer) => ({
          status,
          text,
          location: headers.get('location'),
        })
        assert.equal(
          again.headers.get('idempotent-replayed'),
          'true',
          `${spoken(endpoint)}: ${again.text}`
        )
        assert.deepEqual(facts(again), facts(first), spoken(endpoint))
        assert.include((await sendOther(key)).text, 'IDEMPOTENCY_KEY_REUSED', spoken(endpoint))
        assert.deepEqual(
          await contentsOf(sender),
          before,
          `${spoken(endpoint)}, replayed, leaves something`
        )
      }
    }
  }).timeout(300_000)

  test('every creation answers a Location at which the record is found', async ({ assert }) => {
    const company = await aCompany()

    for (const endpoint of writes().filter(({ declaration }) => declaration?.kind === 'create')) {
      const { sender, send } = await ready(endpoint, company)
      const answer = await send()
      assert.equal(answer.status, 201)
      const location = answer.headers.get('location')!
      assert.isTrue(location.endsWith(`/${answer.body.id}`), spoken(endpoint))
      const canBeRead = endpoints().some(
        ({ method, path }) => method === 'GET' && path === `${endpoint.path}/:id`
      )
      if (canBeRead) assert.equal((await sender.api.get(location)).body.id, answer.body.id)
    }
  })

  test('an id of another company in a body is a 422 on its field', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]

    for (const endpoint of ofRecords()) {
      const collection = collectionOf(endpoint)
      const properties = (endpoint.declaration!.input!.toJSONSchema().properties ?? {}) as Record<
        string,
        { format?: string }
      >

      for (const field of Object.keys(properties).filter(
        (name) => properties[name].format === 'uuid'
      )) {
        const foreign = await foreignFor(field, theirs)
        for (const id of [NOBODYS_ID, ...foreign]) {
          const path = collection.startsWith('/settings/')
            ? collection
            : endpoint.declaration!.kind === 'create'
              ? await pathOf(ours, collection)
              : `${await pathOf(ours, collection)}/${(await one(ours, collection)).id}`
          const body =
            endpoint.declaration!.kind === 'create'
              ? { ...(await resourceOf(collection).body!(ours)), [field]: id }
              : { [field]: id }
          const answer = await (endpoint.method === 'POST' ? ours.api.post : ours.api.patch)(
            path,
            body
          )
          assert.equal(answer.status, 422, `${field} of ${spoken(endpoint)}: ${answer.text}`)
          const isFixed =
            endpoint.declaration!.kind === 'update' &&
            endpoint.declaration!.input!.immutableFields?.includes(field)
          assert.containsSubset(answer.body.errors[0], {
            field,
            code: isFixed ? 'IMMUTABLE_FIELD' : 'NOT_FOUND',
          })
        }
      }
    }
  })
})

const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g

/** These end the sender's token, so a repeated key cannot be tried. */
const ENDS_ITS_TOKEN = ['/auth/logout', '/auth/password']

const newestAudit = ({ as }: Ready['sender']) =>
  as(
    async () =>
      (
        await rows('SELECT MAX(id) AS id FROM audit_logs WHERE tenant_id = ?', [Current.tenantId])
      )[0].id ?? ''
  )

const auditsSince = ({ as }: Ready['sender'], id: string) =>
  as(() =>
    rows(
      "SELECT entity, entity_id, actor_id, request_id, CONCAT(COALESCE(`before`, ''), COALESCE(`after`, '')) AS changes FROM audit_logs WHERE tenant_id = ? AND id > ?",
      [Current.tenantId, id]
    )
  )

/** A record of another company for a field such as `categoryId`. */
async function foreignFor(field: string, theirs: Company): Promise<string[]> {
  const named = field.replace(/Id$/, '')
  const collection = Object.keys(RESOURCES).find((path) =>
    [`/${named}s`, `/${named.replace(/y$/, 'ies')}`].includes(path)
  )
  return collection ? [(await one(theirs, collection)).id] : []
}
