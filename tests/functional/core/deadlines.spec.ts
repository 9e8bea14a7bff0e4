import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { aCompany } from '#tests/company'
import { listensTo } from '#tests/functional/announced'
import { anEmployee } from '#tests/functional/hr/staff'
import { aDesk, ASKED, ok } from '#tests/functional/support/desk'
import { announceAllDeadlines } from '#worker/deadlines'

/** Bogotá is five hours behind UTC. */
const at = (instant: string) => clock.travelTo(new Date(instant))

const look = () => announceAllDeadlines(new AbortController().signal)

/** Two workers at once. */
const lookTwice = () => Promise.all([look(), look()])

test.group('Deadlines', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a license is announced once in its last 30 days, and again for a later day', async ({
    assert,
    cleanup,
  }) => {
    const expiring = listensTo('license.expiring', cleanup)
    const company = await aCompany({ timezone: 'America/Bogota' })
    const { api } = company
    const license = ok(
      await api.post('/licenses', {
        name: 'Office',
        seats: 2,
        expirationDate: '2025-03-31T17:00:00Z',
      })
    )
    ok(await api.post('/licenses', { name: 'Forever', seats: 1 }))

    at('2025-03-01T04:59:00Z')
    await lookTwice()
    assert.deepEqual(await expiring(company), [])
    at('2025-03-01T05:01:00Z')
    await lookTwice()
    await look()
    const told = { event: 'license.expiring', licenseId: license.id }
    assert.deepEqual(await expiring(company), [told])

    ok(await api.patch(`/licenses/${license.id}`, { expirationDate: '2026-03-31T17:00:00Z' }))
    await look()
    assert.deepEqual(await expiring(company), [told])
    at('2026-03-20T12:00:00Z')
    await lookTwice()
    assert.deepEqual(await expiring(company), [told, told])
  })

  test('an active contract is announced once before its last day', async ({ assert, cleanup }) => {
    const ending = listensTo('contract.ending', cleanup)
    const company = await aCompany({ timezone: 'America/Bogota' })
    const { api } = company
    at('2025-01-10T12:00:00Z')
    const contract = async () => {
      const employee = await anEmployee(company)
      return ok(
        await api.post('/contracts', {
          employeeId: employee.id,
          type: 'FIXED_TERM',
          salary: 2_000_000,
          startDate: '2025-01-01',
          endDate: '2025-06-30',
        })
      )
    }
    const [active, ended] = [await contract(), await contract()]
    ok(await api.patch(`/contracts/${ended.id}`, { isActive: false }))

    at('2025-05-31T04:59:00Z')
    await lookTwice()
    assert.deepEqual(await ending(company), [])
    at('2025-05-31T05:01:00Z')
    await lookTwice()
    await look()
    assert.deepEqual(await ending(company), [{ event: 'contract.ending', contractId: active.id }])
  })

  test('each missed target of an open ticket is announced once', async ({ assert, cleanup }) => {
    const missed = listensTo('ticket.target_missed', cleanup)
    const desk = await aDesk()
    at('2025-01-13T15:00:00Z')
    const [late, answered] = [
      ok(await desk.api.post('/tickets', { ...ASKED, priority: 'URGENT' })),
      ok(await desk.api.post('/tickets', { ...ASKED, priority: 'URGENT' })),
    ]
    ok(await desk.agent.api.post(`/tickets/${answered.id}/comments`, { body: 'Ya vamos' }))
    ok(await desk.agent.api.post(`/tickets/${answered.id}/status`, { status: 'RESOLVED' }))

    at(new Date(Date.parse(late.firstResponseDueAt) - 1_000).toISOString())
    await lookTwice()
    assert.deepEqual(await missed(desk), [])
    at(new Date(Date.parse(late.firstResponseDueAt) + 1_000).toISOString())
    await lookTwice()
    const told = (target: string) => ({ event: 'ticket.target_missed', ticketId: late.id, target })
    assert.deepEqual(await missed(desk), [told('FIRST_RESPONSE')])
    at(new Date(Date.parse(late.resolutionDueAt) + 1_000).toISOString())
    await lookTwice()
    await look()
    assert.deepEqual(await missed(desk), [told('FIRST_RESPONSE'), told('RESOLUTION')])
  })
})
