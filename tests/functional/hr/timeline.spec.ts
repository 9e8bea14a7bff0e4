import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { anEmployee, ok } from './staff.js'

test.group('Days of the timeline', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('an assignment keeps its day when the clocks of the company change', async ({ assert }) => {
    const company = await aCompany({ timezone: 'America/New_York' })
    const { id } = await anEmployee(company)
    const scopes = ['hr:read', 'assets:read', 'assets:write']
    const { key } = ok(await company.api.post('/api-keys', { name: 'Days', scopes }))
    const api = clientOf(key)
    const asset = ok(await api.post('/assets', { name: 'Laptop' }))
    const daysAt = async (instant: string) => {
      clock.travelTo(new Date(instant))
      const { data } = ok(await api.get(`/employees/${id}/timeline?sort=date`))
      return data.map(({ date, record }: any) => `${date} ${record.action}`)
    }

    // 23:30 in winter, which is 00:30 by the clocks of summer.
    clock.travelTo(new Date('2027-01-15T04:30:00Z'))
    ok(await api.post(`/assets/${asset.id}/assign`, { assignedToType: 'USER', assignedToId: id }))
    // 00:30 in summer, which is 23:30 by the clocks of winter.
    clock.travelTo(new Date('2027-07-15T04:30:00Z'))
    ok(await api.post(`/assets/${asset.id}/return`, {}))

    const days = ['2027-01-14 assigned', '2027-07-15 returned']
    assert.deepEqual(await daysAt('2027-07-20T12:00:00Z'), days)
    assert.deepEqual(await daysAt('2027-12-20T12:00:00Z'), days)
  })
})
