import { test } from '@japa/runner'
import { createHash } from 'node:crypto'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'
import { aServer } from '#tests/worker/a_server'
import { hashSecret } from '#core/primitives/secrets'
import { tokenOfInvitation } from '#identity/invitations/invitation_token'
import { signToken } from '#identity/tokens'

const id = (n: number) => `019a8f5e-7c1b-7d3e-9c55-${String(n).padStart(12, '0')}`
const [COMPANY, ANA, LUIS, GONE, KEY, LINK] = [1, 2, 3, 4, 5, 6].map(id)
const PASSWORD = 'clave-de-antes-1'
const [KEY_ID, SECRET] = ['a1b2c3d4e5f60718', 'S'.repeat(40)]

const NOW = "'2026-01-02 03:04:05.678'"

/** A company of release 0.3.0: Ana has a password, Luis an invitation, and somebody was deleted. */
async function aCompanyOf030(query: (sql: string) => Promise<any>) {
  const [password, secret] = [await hashSecret(PASSWORD), await hashSecret(SECRET)]
  const user = (
    userId: string,
    email: string,
    facts: { hash?: string; version: number; live: string }
  ) =>
    `(7, '${userId}', '${email}', 'Ana Ruiz', 'ADMIN', ${facts.hash ? `'${facts.hash}'` : 'NULL'}, 1,
      ${facts.version}, 'ana', 1, ${NOW}, ${NOW}, ${facts.live})`

  await query(
    `INSERT INTO tenants SELECT 7, '${COMPANY}', 'Andina', industry, country_code, currency, timezone,
         locale, enabled_modules, settings, search_text, status, version, created_at, updated_at,
         webhook_events, NULL, NULL, NULL
       FROM tenants
       WHERE id = 1`
  )
  await query(
    `INSERT INTO users (tenant_id, id, email, name, role, password_hash, is_active, token_version,
         search_text, version, created_at, updated_at, live)
     VALUES
     ${user(ANA, 'ana@andina.test', { hash: password, version: 4, live: '1' })},
     ${user(LUIS, 'luis@andina.test', { version: 1, live: '1' })},
     ${user(GONE, 'ana@andina.test', { hash: password, version: 9, live: 'NULL' })}`
  )
  await query(
    `INSERT INTO api_keys (tenant_id, id, name, environment, key_id, secret_hash, scopes,
         created_by, version, created_at, updated_at, live)
     VALUES (7, '${KEY}', 'ERP', 'live', '${KEY_ID}', '${secret}', '["customers:read"]', '${ANA}', 1,
       ${NOW}, ${NOW}, 1)`
  )
  const token = tokenOfInvitation(LINK)
  await query(
    `INSERT INTO invitations (tenant_id, id, user_id, token_hash, expires_at, version, created_at, updated_at)
     VALUES (7, '${LINK}', '${LUIS}', '${createHash('sha256').update(token).digest('hex')}',
       '2036-01-01', 1, ${NOW}, ${NOW})`
  )
  return { token }
}

test.group('Upgrades of users', () => {
  test('users of release 0.3.0 keep their ids, tokens, passwords, keys and invitations', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('people')
    cleanup(database.drop)
    await database.copyTables()
    const [{ count }] = await database.query(
      "SELECT COUNT(*) AS count FROM adonis_schema WHERE name >= 'database/migrations/0270'"
    )
    const before = await ace(['migration:rollback', `--step=${count}`, '--no-schema-generate'], {
      env: database.env,
    })
    assert.equal(before.code, 0, before.err)
    const invitation = await aCompanyOf030(database.query)
    const jwt = await signToken({ userId: ANA, tenantId: COMPANY, version: 4 })

    const after = await ace(['migration:run', '--no-schema-generate'], { env: database.env })
    assert.equal(after.code, 0, after.err)
    const here = await aServer(database.env)

    const me = await here.ask(jwt, 'GET', '/auth/me')
    assert.containsSubset(
      me.body,
      { id: ANA, email: 'ana@andina.test', tenantId: COMPANY },
      me.text
    )
    assert.equal(await here.status(`ofc_live_${KEY_ID}_${SECRET}`, '/customers'), 200)
    assert.equal(
      await here.status(
        await signToken({ userId: GONE, tenantId: COMPANY, version: 9 }),
        '/auth/me'
      ),
      401
    )
    const logIn = (email: string, password: string) =>
      here.ask(null, 'POST', '/auth/login', { email, password })
    assert.equal((await logIn('ana@andina.test', PASSWORD)).body.user.id, ANA)
    assert.deepEqual(
      (await here.ask(jwt, 'GET', '/users?sort=email')).body.data.map((user: any) => [
        user.id,
        user.isInvited,
      ]),
      [
        [ANA, false],
        [LUIS, true],
      ]
    )

    const accepted = await here.ask(null, 'POST', '/auth/invitations/accept', {
      token: invitation.token,
      password: 'clave-elegida-1',
    })
    assert.equal(accepted.status, 204, accepted.text)
    assert.equal((await logIn('luis@andina.test', 'clave-elegida-1')).body.user.id, LUIS)
    const changed = await here.ask(jwt, 'POST', '/auth/password', {
      currentPassword: PASSWORD,
      newPassword: 'clave-de-ahora-1',
    })
    assert.equal(changed.status, 204, changed.text)
    assert.equal(await here.status(jwt, '/auth/me'), 401)
    here.process.child.kill('SIGTERM')
    await here.process.exited

    const back = await ace(['migration:rollback', `--step=${count}`, '--no-schema-generate'], {
      env: database.env,
    })
    assert.equal(back.code, 0, back.err)
    const [ana] = await database.query(
      `SELECT token_version AS version, password_hash IS NOT NULL AS knows FROM users WHERE id = '${ANA}'`
    )
    assert.deepEqual({ ...ana }, { version: 5, knows: 1 })
  }).timeout(240_000)
})
