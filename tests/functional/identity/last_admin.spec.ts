import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { aCompany } from '#tests/company'
import { anEmail, aPerson, PASSWORD } from '#tests/functional/identity/people'

const anAdmin = () => ({ email: anEmail(), name: 'Second', role: 'ADMIN', password: PASSWORD })

test.group('The last ADMIN', () => {
  test('the last ADMIN cannot be removed, demoted or disabled', async ({ assert }) => {
    const company = await aCompany()
    const { api, user } = await aPerson(company.api, 'ADMIN')
    await api.delete(`/users/${company.admin.id}`)
    const path = `/users/${user.id}`
    const attempts = () => [
      () => api.delete(path),
      () => api.patch(path, { role: 'VIEWER' }),
      () => api.patch(path, { isActive: false }),
    ]

    for (const [index, attempt] of attempts().entries()) {
      const { status, body } = await attempt()
      assert.deepEqual(
        [status, body.code, body.errors?.[0].field],
        [409, 'LAST_ADMIN', [undefined, 'role', 'isActive'][index]]
      )
    }

    // Who is only invited, or disabled, is of no help yet.
    await api.post('/users', { ...anAdmin(), password: undefined })
    const { body: disabled } = await api.post('/users', anAdmin())
    await api.patch(`/users/${disabled.id}`, { isActive: false })
    for (const attempt of attempts()) assert.equal((await attempt()).body.code, 'LAST_ADMIN')
    assert.containsSubset((await api.get(path)).body, { role: 'ADMIN', isActive: true, version: 1 })

    await aPerson(api, 'ADMIN')
    assert.equal((await api.patch(path, { role: 'VIEWER' })).status, 200)
  })

  test('one administrator stays when all are removed, demoted and disabled in parallel', async ({
    assert,
  }) => {
    const { api, admin } = await aCompany()
    const others = await Promise.all(Array.from({ length: 9 }, () => api.post('/users', anAdmin())))
    const paths = [admin.id, ...others.map(({ body }) => body.id)].map((id) => `/users/${id}`)
    const { api: other } = await aPerson(api, 'ADMIN')

    const answers = await Promise.all(
      paths.map((path, index) => {
        if (index % 3 === 0) return api.delete(path)
        return index % 3 === 1
          ? other.patch(path, { role: 'SALES' })
          : other.patch(path, { isActive: false })
      })
    )
    assert.includeMembers(
      [200, 204, 401, 403, 409],
      [...new Set(answers.map(({ status }) => status))]
    )

    const mine = (await other.get('/auth/me')).body
    const left = (await other.get('/users?role=ADMIN&isActive=true&limit=100')).body.data
    assert.isAtLeast(left.length, 1)
    assert.include(
      left.map(({ id }: any) => id),
      mine.id
    )
  })

  test('one of two administrators who remove each other stays', async ({ assert }) => {
    const rounds: number[][] = []
    for (let tries = 0; rounds.length < 5 && tries < 25; tries++) {
      const { api, admin, as, tenant } = await aCompany()
      const [first, second] = [await aPerson(api, 'ADMIN'), await aPerson(api, 'ADMIN')]
      await first.api.delete(`/users/${admin.id}`)

      const statuses = (
        await Promise.all([
          first.api.patch(`/users/${second.user.id}`, { role: 'VIEWER' }),
          second.api.patch(`/users/${first.user.id}`, { role: 'VIEWER' }),
        ])
      )
        .map(({ status }) => status)
        .sort()
      assert.equal(
        (
          await as(() =>
            rows(
              "SELECT id FROM users WHERE tenant_id = ? AND role = 'ADMIN' AND live = 1 AND is_active = 1",
              [tenant.id]
            )
          )
        ).length,
        1
      )
      // Whoever is asked for only once the other is done is no ADMIN any more: those two did not
      // meet.
      if (!statuses.includes(403)) rounds.push(statuses)
    }
    assert.deepEqual(
      rounds,
      Array.from({ length: 5 }, () => [200, 409])
    )
  })
})
