import { test } from '@japa/runner'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import testUtils from '@adonisjs/core/services/test_utils'
import { Current, SYSTEM } from '#core/context/current'
import { rows } from '#core/database/query'
import Tenant from '#tenants/models/tenant'
import { exportTenant } from '#tenants/actions/export_tenant'
import { importTenant } from '#tenants/actions/import_tenant'
import { removeTenant } from '#tenants/actions/remove_tenant'
import { clientOf } from '#tests/api'
import { aCompany, tokenOf, type Company } from '#tests/company'
import { accept, aMember, logInTo, tokenTo } from '#tests/functional/identity/members'
import { aPerson, PASSWORD } from '#tests/functional/identity/people'

const PASSPHRASE = 'a passphrase of the test'
const OTHER = 'another-pass-2'

const asSystem = <T>(work: () => Promise<T>) => Current.run({ tenant: null, actor: SYSTEM }, work)

const hashOf = async (email: string) =>
  (await rows('SELECT password_hash AS hash FROM people WHERE email = ?', [email]))[0]?.hash

const companiesOf = async (email: string, password = PASSWORD) =>
  (await logInTo(email, undefined, password)).body.memberships?.map(
    ({ tenantId }: any) => tenantId
  ) ?? []

test.group('Archives and people', (group) => {
  let folder: string
  group.setup(() => testUtils.httpServer().start())
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oficio-'))
    return () => rm(folder, { recursive: true })
  })

  const archived = async (company: Company, name: string) => {
    const file = join(folder, name)
    const tenant = await Tenant.findOrFail(company.tenant.id)
    await asSystem(() => exportTenant(tenant, file, PASSPHRASE))
    return { file, remove: () => asSystem(() => removeTenant(tenant)) }
  }
  const bring = (file: string) => asSystem(() => importTenant(file, PASSPHRASE))

  test('an import changes no password and makes nobody a member who did not join here', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const both = await aMember(ours, theirs)
    const [{ user: alone }, { user: moved }] = [
      await aPerson(ours.api, 'ADMIN'),
      await aPerson(ours.api),
    ]
    const { file, remove } = await archived(ours, 'back.oficio')
    const text = gunzipSync(await readFile(file)).toString()
    assert.include(text, await hashOf(alone.email))
    assert.notInclude(text, await hashOf(both.email))

    await remove()
    assert.isUndefined(await hashOf(alone.email))
    assert.deepEqual(await companiesOf(both.email), [theirs.tenant.publicId])
    const again = await theirs.api.post('/users', {
      email: moved.email,
      name: 'Ana',
      role: 'VIEWER',
      password: OTHER,
    })
    assert.isFalse(again.body.isInvited, again.text)

    const tenant = await bring(file)
    assert.deepEqual(await companiesOf(alone.email), [tenant.publicId])
    assert.sameMembers(await companiesOf(both.email), [tenant.publicId, theirs.tenant.publicId])
    assert.isEmpty(await companiesOf(moved.email))
    assert.deepEqual(await companiesOf(moved.email, OTHER), [theirs.tenant.publicId])

    const { accessToken } = (await logInTo(alone.email)).body
    const here = { ...ours, api: clientOf(accessToken), tenant: tenant.toCurrent() }
    const as: Company['as'] = (work) => Current.run({ tenant: tenant.toCurrent() }, work)
    assert.isTrue((await here.api.get(`/users/${moved.id}`)).body.isInvited)
    assert.equal((await here.api.post(`/users/${moved.id}/invite`)).status, 200)
    assert.equal((await accept(await tokenTo({ ...here, as }, moved.id))).status, 204)
    assert.lengthOf(await companiesOf(moved.email, OTHER), 2)
  }).timeout(60_000)

  test('a token of before the import opens nothing for who is to be invited again', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { user } = await aPerson(ours.api)
    const { token } = await aPerson(ours.api)
    const { file, remove } = await archived(ours, 'tokens.oficio')
    await remove()
    await theirs.api.post('/users', {
      email: user.email,
      name: 'Ana',
      role: 'VIEWER',
      password: OTHER,
    })
    const tenant = await bring(file)

    const old = await tokenOf({ ...user, tokenVersion: 1 } as any, tenant.publicId)
    assert.equal((await clientOf(old).get('/auth/me')).status, 401)
    assert.equal((await clientOf(token).get('/auth/me')).status, 200)
  }).timeout(60_000)

  test('a removed company leaves no person behind who is in no other', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const both = await aMember(ours, theirs)
    const { user } = await aPerson(ours.api)
    await (await archived(ours, 'gone.oficio')).remove()

    const left = await rows('SELECT email FROM people WHERE email IN (?)', [
      [user.email, ours.admin.email, both.email],
    ])
    assert.deepEqual(
      left.map(({ email }) => email),
      [both.email]
    )
  }).timeout(60_000)
})
