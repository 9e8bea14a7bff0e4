import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { aTemplate, anEmployee } from '#tests/functional/communications/people'
import { ok } from '#tests/functional/sales/shop'
import { isDone } from '#tests/worker/communications_helpers'
import { aWorker, anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'
import { SCHEDULE } from '#worker/schedule'

const TODAY = todayIn('America/Bogota')

/** Moves the dates of a departure back, as if these days had passed. */
const after = ({ as, tenant }: Company, days: number) =>
  as(async () => {
    for (const [table, column] of [
      ['departures', 'last_day'],
      ['employees', 'termination_date'],
      ['contracts', 'end_date'],
    ]) {
      await execute(
        `UPDATE ${table} SET ${column} = DATE_SUB(${column}, INTERVAL ${days} DAY) WHERE tenant_id = ?`,
        [tenant.id]
      )
    }
  })

test.group('Announced departures', (group) => {
  group.each.setup(anEmptyOutbox)

  test('an announced departure takes effect on the day after the last day, with one farewell', async ({
    assert,
  }) => {
    const company = await aCompany({ timezone: 'America/Bogota', locale: 'es-CO' })
    const { api } = company
    await aTemplate(company, { eventType: 'FAREWELL', subject: 'FAREWELL {{employeeName}}' })
    const mails = await aMailServer()
    const [ana, eva] = [
      await anEmployee(company, { email: 'ana@x.test' }),
      await anEmployee(company, { firstName: 'Eva', email: 'eva@x.test' }),
    ]
    const contract = ok(
      await api.post('/contracts', {
        employeeId: ana.id,
        salary: 2_000_000,
        startDate: '2026-01-15',
      })
    )
    ok(
      await api.post(`/employees/${ana.id}/active-state`, {
        isActive: false,
        terminationDate: addDays(TODAY, 2),
      })
    )
    ok(
      await api.post(`/employees/${eva.id}/active-state`, {
        isActive: false,
        terminationDate: addDays(TODAY, 9),
      })
    )
    await after(company, 5)

    await aWorker({
      queues: ['maintenance', 'mail', 'sends'],
      schedule: SCHEDULE.filter(({ name }) => name === 'end-departures'),
    })
    const state = async ({ id }: { id: string }) => ok(await api.get(`/employees/${id}`))
    await eventually('it has ended', async () => !(await state(ana)).isActive)
    await eventually(
      'the mail has come',
      async () => mails.length > 0 && !(await outboxOf(company)).length && isDone(company)
    )

    assert.containsSubset(await state(ana), {
      isActive: false,
      terminationDate: addDays(TODAY, -3),
    })
    assert.containsSubset(ok(await api.get(`/contracts/${contract.id}`)), {
      isActive: false,
      endDate: addDays(TODAY, -3),
    })
    assert.containsSubset(await state(eva), { isActive: true, terminationDate: addDays(TODAY, 4) })
    assert.deepEqual(
      mails.map((mail) => mail.header('subject')),
      ['FAREWELL Ana Gómez']
    )
  })
})
