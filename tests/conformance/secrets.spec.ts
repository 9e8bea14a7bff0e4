import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { tenantTables } from '#core/providers/core_provider'
import { call } from '#tests/api'
import { endpoints } from '#tests/conformance/endpoints'
import { aCompany, unique, type Company } from '#tests/company'

/** All rows of a company in all tables, as text. */
async function allOf({ as }: Company): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const table of tenantTables()) {
    const written = await as(() =>
      rows(`SELECT * FROM ${table} WHERE tenant_id = ?`, [Current.tenantId])
    )
    found[table] = written
      .map((row) =>
        Object.values(row)
          .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
          .join('\n')
      )
      .join('\n')
  }
  return found
}

test.group('Secrets', () => {
  test('passwords, keys and tokens are never stored, and hashes only in their own table', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [password, second] = [`Pass-${unique('word')}!`, `Next-${unique('word')}!`]
    const email = `${unique('person')}@company.test`

    const made = await api.post(
      '/users',
      { email, name: 'Ana', role: 'VIEWER', password },
      { 'idempotency-key': unique() }
    )
    assert.equal(made.status, 201, made.text)
    const { body: login } = await call(null, 'POST', '/auth/login', { email, password })
    const changed = await call(login.accessToken, 'POST', '/auth/password', {
      currentPassword: password,
      newPassword: second,
    })
    assert.isBelow(changed.status, 300, changed.text)
    await call(null, 'POST', '/auth/login', { email, password: `wrong ${password}` })
    const { body: again } = await call(null, 'POST', '/auth/login', { email, password: second })
    await call(again.accessToken, 'POST', '/auth/logout')

    const key = await api.post(
      '/api-keys',
      { name: 'erp', scopes: ['customers:read'] },
      { 'idempotency-key': unique() }
    )
    assert.equal(key.status, 201, key.text)
    const secret = key.body.key.split('_').at(-1)
    assert.equal((await call(key.body.key, 'GET', '/customers')).status, 200)
    await api.delete(`/api-keys/${key.body.id}`)
    const productKey = unique('PRODUCT-KEY')
    const license = await api.post(
      '/licenses',
      { name: 'Suite', productKey },
      { 'idempotency-key': unique() }
    )
    assert.equal(license.body.productKey, productKey, license.text)
    assert.equal(
      (await api.patch(`/licenses/${license.body.id}`, { productKey, notes: 'Renovada' })).status,
      200
    )
    assert.equal((await api.delete(`/licenses/${license.body.id}`)).status, 204)
    assert.equal((await api.post('/licenses', { name: 'Another', productKey })).status, 201)
    assert.equal(
      (
        await api.post('/users', {
          email: `${unique('invited')}@company.test`,
          name: 'Invited',
          role: 'VIEWER',
        })
      ).status,
      201
    )

    const written = await allOf(company)
    assert.include(written.audit_logs, 'Ana')
    for (const [table, text] of Object.entries(written)) {
      for (const clear of [
        password,
        second,
        secret,
        productKey,
        key.body.key,
        login.accessToken,
        again.accessToken,
        company.api.token!,
      ])
        assert.notInclude(text, clear, table)
      if (!['users', 'api_keys', 'invitations', 'licenses'].includes(table))
        assert.notInclude(text, '$argon2id', table)
    }
    const { token_hash: tokenHash } = (
      await company.as(() =>
        rows('SELECT token_hash FROM invitations WHERE tenant_id = ?', [Current.tenantId])
      )
    )[0]
    for (const table of ['audit_logs', 'outbox_messages', 'idempotency_keys'])
      assert.notInclude(written[table], tokenHash)
  })

  test('stored answers without encryption contain no secret', ({ assert }) => {
    const plain = endpoints().filter(({ declaration }) => declaration?.isPlain)
    assert.isNotEmpty(plain)
    for (const { path, declaration } of plain)
      assert.notMatch(
        JSON.stringify(declaration!.output!.schema),
        /"\w*(key|secret|token|password|hash)\w*":/i,
        path
      )
  })

  test('answers about people and keys contain no hash', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: user } = await api.post('/users', {
      email: `${unique('person')}@company.test`,
      name: 'Ana',
      role: 'VIEWER',
      password: 'A-long-password-1',
    })
    const { body: key } = await api.post('/api-keys', { name: 'erp', scopes: ['customers:read'] })
    const { body: license } = await api.post('/licenses', {
      name: 'Suite',
      productKey: unique('PRODUCT-KEY'),
    })

    for (const path of [
      '/users',
      `/users/${user.id}`,
      '/api-keys',
      `/api-keys/${key.id}`,
      '/licenses',
      `/licenses/${license.id}`,
      '/audit-logs',
      '/auth/me',
    ]) {
      const { text, status } = await api.get(path)
      assert.equal(status, 200, path)
      assert.notMatch(
        text,
        /argon2|passwordHash|secretHash|password_hash|secret_hash|[kK]ey_?[hH]ash|tokenVersion/
      )
      for (const shownOnce of [key.key, license.productKey]) assert.notInclude(text, shownOnce)
    }
  })
})
