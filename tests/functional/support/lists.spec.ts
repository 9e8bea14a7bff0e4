import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, selects } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { aCompany } from '#tests/company'
import { rowsRead, statementsOf } from '#tests/plans'
import { aDesk, ASKED, ok } from './desk.js'

const MANY = 6_000

test.group('Lists of tickets', () => {
  test('a page among thousands reads little more than its rows, however it is filtered and sorted', async ({
    assert,
  }) => {
    const company = await aCompany()
    const userId = company.admin.id
    await company.as(async () => {
      const at = '2026-01-01 00:00:00.000'
      const id = (index: number) =>
        `019a8f5e-7c1b-7000-9c55-${index.toString(16).padStart(12, '0')}`
      const ticket = (n: number) => ({
        tenant_id: Current.tenantId,
        id: id(n),
        version: 1,
        created_at: at,
        updated_at: `2026-01-01 00:00:${String(n % 60).padStart(2, '0')}.000`,
        number: n + 1,
        subject: `Ticket ${n}`,
        description: 'x',
        status: n % 3 ? 'CLOSED' : 'OPEN',
        priority: n % 4 ? 'LOW' : 'URGENT',
        requester_name: 'x',
        requester_id: n % 5 ? null : userId,
        assignee_id: n % 7 ? null : userId,
        minutes_used: 0,
        search_text: `ticket ${n}`,
      })
      await execute(
        insertInto(
          'tickets',
          Array.from({ length: MANY }, (_, index) => ticket(index))
        )
      )
      await execute(
        'INSERT INTO record_counts (tenant_id, name, total, stamp) VALUES (?, ?, ?, 1)',
        [Current.tenantId, 'tickets', MANY]
      )
    })
    await Current.acrossTenants('a test', () => selects([['ANALYZE TABLE tickets']]))
    await company.api.get('/auth/me') // so that the caller is known by heart

    for (const query of [
      '',
      'status=OPEN',
      'priority=URGENT',
      `assigneeId=${userId}`,
      `requesterId=${userId}`,
      'sort=-number',
      'sort=dueDate',
      'sort=updatedAt',
      'status=OPEN&priority=URGENT',
      'search=ticket',
    ]) {
      assert.isBelow(
        await rowsRead(company, () => company.api.get(`/tickets?${query}&limit=20&cursor=`)),
        300,
        query
      )
      assert.isAtMost(
        (await statementsOf(() => company.api.get(`/tickets?${query}&limit=20`))).length,
        2,
        query
      )
    }
  })

  test('an open ticket without deadlines is not overdue, and one of two filters finds every ticket', async ({
    assert,
  }) => {
    const {
      agent: { api: agent },
      as,
    } = await aDesk()
    const open = async (asked: object = {}) =>
      ok(await agent.post('/tickets', { ...ASKED, priority: 'LOW', ...asked })).id as string
    const without = async (columns: string[], asked?: object) => {
      const id = await open(asked)
      await as(() =>
        execute(
          `UPDATE tickets SET ${columns.map((column) => `${column} = NULL`).join(', ')} WHERE tenant_id = ? AND id = ?`,
          [Current.tenantId, id]
        )
      )
      return id
    }
    const inTime = [
      await open(),
      await without(['resolution_due_at']),
      await without(['first_response_due_at']),
      await without(['resolution_due_at', 'first_response_due_at']),
    ]
    const late = [
      await open({ dueDate: '2026-01-05' }),
      await without(['resolution_due_at', 'first_response_due_at'], { dueDate: '2026-01-05' }),
    ]
    const listed = async (filter: string) => {
      const { data } = ok(await agent.get(`/tickets?limit=100&${filter}`))
      return data.map(({ id, overdue }: any) => `${id} ${overdue}`).toSorted()
    }

    assert.deepEqual(await listed('overdue=false'), inTime.map((id) => `${id} false`).toSorted())
    assert.deepEqual(await listed('overdue=true'), late.map((id) => `${id} true`).toSorted())
    assert.lengthOf(await listed(''), inTime.length + late.length)
  })
})
