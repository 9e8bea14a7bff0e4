import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { TICKET_STATES, ticketLifecycle, type TicketStatus } from '#support/ticket_lifecycle'
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { ASKED, aDesk, ok, type Desk } from './desk.js'

const WEDNESDAY = '2026-11-04T14:00:00.000Z' // 09:00 in Bogotá

const at = (instant: string) => clock.travelTo(new Date(instant))

/** The verbs that lead a new ticket to a state. */
const WAYS: Record<TicketStatus, TicketStatus[]> = {
  OPEN: [],
  IN_PROGRESS: ['IN_PROGRESS'],
  RESOLVED: ['RESOLVED'],
  CLOSED: ['CLOSED'],
}

async function aTicketThatIs(status: TicketStatus, { api }: Pick<Desk, 'api'>) {
  const { id } = ok(await api.post('/tickets', ASKED))
  for (const step of WAYS[status]) ok(await api.post(`/tickets/${id}/status`, { status: step }))
  return id as string
}

test.group('Tickets', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a ticket is assigned to a person with the longest name, and its history has the name', async ({
    assert,
  }) => {
    const { api } = await aDesk()
    const { id } = ok(await api.post('/tickets', ASKED))
    const name = 'María de los Ángeles '.repeat(12).slice(0, 255).trim()
    const agents = [name, `${name.slice(0, 200)} (2)`]
    for (const [index, of] of agents.entries()) {
      const user = ok(
        await api.post('/users', { email: `${unique()}@x.test`, name: of, role: 'SUPPORT' })
      )
      ok(await api.post(`/tickets/${id}/assign`, { userId: user.id }))
      const { data } = ok(await api.get(`/tickets/${id}/history`))
      const { from, to } = data.find(
        ({ action, to: is }: any) => action === 'ASSIGNED' && is === of
      )
      assert.deepEqual([from, to], [agents[index - 1] ?? null, of])
    }
  })

  test('a ticket is opened with its number, its priority and what may come next', async ({
    assert,
  }) => {
    const { api, admin } = await aCompany()
    const category = ok(await api.post('/ticket-categories', { name: 'Impresoras' }))
    const first = await api.post('/tickets', {
      ...ASKED,
      categoryId: category.id,
      dueDate: '2031-01-31',
    })

    assert.equal(first.status, 201, first.text)
    assert.containsSubset(first.body, {
      number: 1,
      status: 'OPEN',
      priority: 'MEDIUM',
      categoryId: category.id,
      dueDate: '2031-01-31T00:00:00.000Z',
      requesterId: admin.id,
      assigneeId: null,
      firstResponseAt: null,
      resolvedAt: null,
      closedAt: null,
      overdue: false,
      allowedActions: ['IN_PROGRESS', 'RESOLVED', 'CLOSED'],
    })
    assert.equal(ok(await api.post('/tickets', ASKED)).number, 2)
    assert.deepEqual(ok(await api.get(`/tickets/${first.body.id}`)), first.body)
    assert.containsSubset(ok(await api.get(`/tickets/${first.body.id}/history`)).data, [
      { action: 'OPENED', to: 'OPEN', actorId: admin.id },
    ])
  })

  test('every status may be asked for from every status, and is answered by the table', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    for (const from of TICKET_STATES) {
      for (const to of TICKET_STATES) {
        const id = await aTicketThatIs(from, { api })
        const answer = await api.post(`/tickets/${id}/status`, { status: to })

        if (ticketLifecycle.can(to, from))
          assert.containsSubset(
            answer,
            {
              status: 200,
              body: { status: to, allowedActions: ticketLifecycle.allowedActions(to) },
            },
            `${from} → ${to}`
          )
        else
          assert.containsSubset(
            answer.body,
            {
              status: 409,
              code: 'INVALID_TRANSITION',
              currentStatus: from,
              allowedActions: ticketLifecycle.allowedActions(from),
            },
            `${from} → ${to}`
          )
      }
    }
  })

  test('times are kept, and reopening forgets that it was resolved', async ({ assert }) => {
    const { api, agent, employee } = await aDesk()
    const { id } = ok(await employee.api.post('/tickets', ASKED))
    ok(await employee.api.post(`/tickets/${id}/comments`, { body: '¿Alguien?' }))
    ok(await agent.api.post(`/tickets/${id}/comments`, { body: 'Entre nosotros', internal: true }))
    assert.isNull(
      ok(await api.get(`/tickets/${id}`)).firstResponseAt,
      'neither the requester nor an internal comment answers'
    )

    const answered = ok(
      await agent.api.post(`/tickets/${id}/comments`, { body: 'Vamos.' })
    ).createdAt
    ok(await agent.api.post(`/tickets/${id}/comments`, { body: 'Ya casi.' }))
    const resolved = ok(await agent.api.post(`/tickets/${id}/status`, { status: 'RESOLVED' }))
    assert.isAtMost(Math.abs(Date.parse(resolved.firstResponseAt) - Date.parse(answered)), 1_000)
    assert.isString(resolved.resolvedAt)

    const closed = ok(await agent.api.post(`/tickets/${id}/status`, { status: 'CLOSED' }))
    assert.equal(closed.resolvedAt, resolved.resolvedAt)
    assert.isString(closed.closedAt)
    assert.containsSubset(
      ok(await agent.api.post(`/tickets/${id}/status`, { status: 'OPEN', note: 'Sigue igual' })),
      { resolvedAt: null, closedAt: null, firstResponseAt: resolved.firstResponseAt }
    )
    assert.containsSubset(ok(await agent.api.get(`/tickets/${id}/history`)).data[0], {
      action: 'STATUS',
      from: 'CLOSED',
      to: 'OPEN',
      note: 'Sigue igual',
    })
  })

  test('an integration does not answer the tickets that it has opened itself', async ({
    assert,
  }) => {
    const { api, agent } = await aDesk()
    const aKey = async () =>
      clientOf(
        ok(
          await api.post('/api-keys', { name: 'Portal', scopes: ['tickets:read', 'tickets:write'] })
        ).key
      )
    const [portal, bot] = [await aKey(), await aKey()]

    for (const other of [agent.api, bot]) {
      const { id, requesterId } = ok(await portal.post('/tickets', ASKED))
      assert.isNull(requesterId)
      assert.isNull(
        ok(await portal.post(`/tickets/${id}/comments`, { body: '¿Alguien?' })) &&
          ok(await api.get(`/tickets/${id}`)).firstResponseAt
      )
      ok(await other.post(`/tickets/${id}/comments`, { body: 'Vamos.' }))
      assert.isString(ok(await api.get(`/tickets/${id}`)).firstResponseAt)
    }
  })

  test('targets count business hours and stand still while it is resolved', async ({ assert }) => {
    at(WEDNESDAY)
    const { api } = await aCompany()
    ok(
      await api.patch('/settings/tenant', {
        ticketTargets: {
          LOW: pair(600, 1200),
          MEDIUM: pair(120, 600),
          HIGH: pair(60, 300),
          URGENT: pair(30, 120),
        },
      })
    )
    const { id, firstResponseDueAt, resolutionDueAt } = ok(await api.post('/tickets', ASKED))
    assert.deepEqual(
      [firstResponseDueAt, resolutionDueAt],
      ['2026-11-04T16:00:00.000Z', '2026-11-05T14:00:00.000Z'],
      'one hour of today is left for tomorrow'
    )

    at('2026-11-04T15:00:00.000Z')
    assert.equal(
      ok(await api.patch(`/tickets/${id}`, { priority: 'URGENT' })).resolutionDueAt,
      '2026-11-04T16:00:00.000Z'
    )
    assert.isTrue(
      ok(await api.get(`/tickets/${id}`)).overdue,
      'an urgent one should have been answered by 09:30'
    )
    assert.lengthOf(ok(await api.get('/tickets?overdue=true')).data, 1)

    ok(await api.post(`/tickets/${id}/status`, { status: 'RESOLVED' }))
    assert.isFalse(ok(await api.get(`/tickets/${id}`)).overdue)
    at('2026-11-06T14:00:00.000Z')
    assert.equal(
      ok(await api.post(`/tickets/${id}/status`, { status: 'OPEN' })).resolutionDueAt,
      '2026-11-06T15:00:00.000Z',
      'an hour of the two was used'
    )
  })

  test("a ticket is late on the day after its dueDate, in the company's zone", async ({
    assert,
  }) => {
    at(WEDNESDAY)
    const { api } = await aCompany()
    ok(
      await api.patch('/settings/tenant', {
        businessHours: { days: ['MONDAY'], from: '00:00', to: '24:00' },
      })
    )
    const { id, overdue } = ok(await api.post('/tickets', { ...ASKED, dueDate: '2026-11-04' }))
    assert.isFalse(overdue)

    at('2026-11-05T04:59:00.000Z')
    assert.isFalse(ok(await api.get(`/tickets/${id}`)).overdue)
    at('2026-11-05T05:01:00.000Z')
    assert.isTrue(ok(await api.get(`/tickets/${id}`)).overdue)
    assert.lengthOf(ok(await api.get('/tickets?overdue=false')).data, 0)
  })

  test('a ticket closed long ago is followed up, not reopened', async ({ assert }) => {
    at(WEDNESDAY)
    const { api } = await aCompany()
    const id = await aTicketThatIs('CLOSED', { api })

    at('2026-11-11T13:59:00.000Z')
    assert.deepEqual(ok(await api.get(`/tickets/${id}`)).allowedActions, ['OPEN'])
    at('2026-11-11T14:01:00.000Z')
    assert.deepEqual(ok(await api.get(`/tickets/${id}`)).allowedActions, [])
    assert.containsSubset((await api.post(`/tickets/${id}/status`, { status: 'OPEN' })).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'CLOSED',
      allowedActions: [],
    })

    const next = await api.post(`/tickets/${id}/follow-up`, { description: 'Volvió a pasar.' })
    assert.equal(next.status, 201, next.text)
    assert.containsSubset(next.body, {
      number: 2,
      status: 'OPEN',
      subject: ASKED.subject,
      description: 'Volvió a pasar.',
      followUpOfId: id,
    })
    assert.equal(
      (await api.post(`/tickets/${next.body.id}/follow-up`, {})).body.code,
      'INVALID_TRANSITION'
    )
  })

  test('a follow-up has the category of the closed ticket, if it is active', async ({ assert }) => {
    const { api } = await aCompany()
    const category = ok(await api.post('/ticket-categories', { name: 'Impresoras' }))
    const { id } = ok(await api.post('/tickets', { ...ASKED, categoryId: category.id }))
    ok(await api.post(`/tickets/${id}/status`, { status: 'CLOSED' }))

    assert.equal(ok(await api.post(`/tickets/${id}/follow-up`, {})).categoryId, category.id)
    ok(await api.patch(`/ticket-categories/${category.id}`, { isActive: false }))
    assert.isNull(ok(await api.post(`/tickets/${id}/follow-up`, {})).categoryId)
  })

  test('an ordinary user sees and changes their own tickets alone', async ({ assert }) => {
    const { api, agent, employee, anEmployee } = await aDesk()
    const theirs = ok(await employee.api.post('/tickets', ASKED)).id
    const others = ok(await api.post('/tickets', ASKED)).id
    const colleague = await anEmployee()
    ok(await agent.api.post(`/tickets/${theirs}/comments`, { body: 'Un secreto', internal: true }))
    ok(await agent.api.post(`/tickets/${theirs}/comments`, { body: 'Hola' }))

    assert.deepEqual(
      ok(await employee.api.get('/tickets')).data.map(({ id }: any) => id),
      [theirs]
    )
    assert.equal(ok(await employee.api.get('/tickets')).meta.total, 1)
    assert.lengthOf(ok(await colleague.api.get('/tickets?cursor=')).data, 0)
    assert.lengthOf(ok(await agent.api.get('/tickets')).data, 2)

    for (const [method, path, body] of [
      ['get', '', undefined],
      ['get', '/comments', undefined],
      ['get', '/history', undefined],
      ['patch', '', { subject: 'x' }],
      ['delete', '', undefined],
      ['post', '/status', { status: 'CLOSED' }],
      ['post', '/assign', { userId: null }],
      ['post', '/comments', { body: 'x' }],
      ['post', '/follow-up', {}],
    ] as const) {
      assert.equal(
        (await employee.api[method](`/tickets/${others}${path}`, body as any)).status,
        404,
        `${method} ${path}`
      )
    }

    assert.deepEqual(
      ok(await employee.api.get(`/tickets/${theirs}/comments`)).data.map(({ body }: any) => body),
      ['Hola']
    )
    assert.notInclude(
      JSON.stringify(ok(await employee.api.get(`/tickets/${theirs}/history`))),
      'NOTED'
    )
    assert.equal(
      (await employee.api.post(`/tickets/${theirs}/comments`, { body: 'x', internal: true }))
        .status,
      403
    )
    assert.equal(
      (await employee.api.post(`/tickets/${theirs}/assign`, { userId: employee.user.id })).status,
      403
    )
    assert.equal(
      (await employee.api.post(`/tickets/${theirs}/status`, { status: 'RESOLVED' })).status,
      403
    )
    assert.equal((await employee.api.delete(`/tickets/${theirs}`)).status, 403)
    assert.equal(
      ok(await employee.api.post(`/tickets/${theirs}/status`, { status: 'CLOSED' })).status,
      'CLOSED'
    )
  })

  test('the requester does not change a ticket, open or closed', async ({ assert }) => {
    const { agent, employee } = await aDesk()
    const opened = ok(await employee.api.post('/tickets', ASKED))
    const refused = async (body: object) => {
      for (const method of ['patch', 'put'] as const)
        assert.containsSubset((await employee.api[method](`/tickets/${opened.id}`, body)).body, {
          status: 403,
          code: 'FORBIDDEN',
        })
    }

    for (const body of [
      { priority: 'URGENT' },
      { subject: 'Otra cosa' },
      { description: 'Otra cosa' },
      { dueDate: '2027-01-01' },
      {},
    ])
      await refused(body)
    assert.deepEqual(ok(await employee.api.get(`/tickets/${opened.id}`)), opened)

    const closed = ok(await employee.api.post(`/tickets/${opened.id}/status`, { status: 'CLOSED' }))
    await refused({ description: 'Otra cosa' })
    assert.deepEqual(ok(await employee.api.get(`/tickets/${opened.id}`)), closed)
    assert.equal(
      ok(await agent.api.patch(`/tickets/${opened.id}`, { priority: 'URGENT' })).priority,
      'URGENT'
    )
    assert.equal(
      ok(await employee.api.post(`/tickets/${opened.id}/status`, { status: 'OPEN' })).status,
      'OPEN'
    )
  })

  test('a ticket is assigned to an agent, or to nobody', async ({ assert }) => {
    const { api, agent, employee, aUser } = await aDesk()
    const stranger = await aCompany()
    const { id } = ok(await api.post('/tickets', ASKED))

    assert.equal(
      ok(await api.post(`/tickets/${id}/assign`, { userId: agent.user.id })).assigneeId,
      agent.user.id
    )
    assert.lengthOf(
      ok(
        await api.get(
          `/tickets?assigneeId=${agent.user.id}&status=OPEN&priority=MEDIUM&search=impresora`
        )
      ).data,
      1
    )
    assert.containsSubset(
      (await api.post(`/tickets/${id}/assign`, { userId: stranger.admin.id })).body,
      { status: 422, errors: [{ field: 'userId', code: 'NOT_FOUND' }] }
    )
    assert.containsSubset((await api.post(`/tickets/${id}/assign`, {})).body, {
      status: 422,
      errors: [{ field: 'userId', code: 'REQUIRED' }],
    })
    for (const { user } of [employee, await aUser('VIEWER'), await aUser('SALES')])
      assert.containsSubset((await api.post(`/tickets/${id}/assign`, { userId: user.id })).body, {
        status: 422,
        errors: [{ field: 'userId', code: 'INVALID' }],
      })
    assert.equal(ok(await api.get(`/tickets/${id}`)).assigneeId, agent.user.id)
    assert.isNull(ok(await api.post(`/tickets/${id}/assign`, { userId: null })).assigneeId)
    assert.containsSubset(ok(await api.get(`/tickets/${id}/history`)).data, [
      { action: 'ASSIGNED', from: 'A SUPPORT', to: null },
      { action: 'ASSIGNED', from: null, to: 'A SUPPORT' },
    ])
  })

  test('status, category and assignee are not changed in passing', async ({ assert }) => {
    const { api } = await aCompany()
    const category = ok(await api.post('/ticket-categories', { name: unique('Otra') }))
    const ticket = ok(await api.post('/tickets', ASKED))

    for (const [field, value] of Object.entries({
      status: 'CLOSED',
      categoryId: category.id,
      assigneeId: category.id,
    })) {
      assert.containsSubset((await api.patch(`/tickets/${ticket.id}`, { [field]: value })).body, {
        status: 422,
        errors: [{ field, code: 'IMMUTABLE_FIELD' }],
      })
    }
    const same = await api.patch(`/tickets/${ticket.id}`, ticket, { prefer: 'handling=strict' })
    assert.deepEqual(same.body, ticket)
  })

  test('a category with tickets stays, an inactive one takes no new ones', async ({ assert }) => {
    const { api } = await aCompany()
    const category = ok(
      await api.post('/ticket-categories', { name: 'Redes', description: 'Internet y teléfonos' })
    )
    ok(await api.post('/tickets', { ...ASKED, categoryId: category.id }))

    assert.equal((await api.delete(`/ticket-categories/${category.id}`)).body.code, 'IN_USE')
    assert.containsSubset((await api.post('/ticket-categories', { name: 'REDES' })).body, {
      status: 409,
      code: 'DUPLICATE',
      errors: [{ field: 'name' }],
    })
    ok(await api.patch(`/ticket-categories/${category.id}`, { isActive: false }))
    assert.containsSubset(
      (await api.post('/tickets', { ...ASKED, categoryId: category.id })).body,
      { status: 422, errors: [{ field: 'categoryId', code: 'INVALID' }] }
    )
  })

  test('one of several parallel resolutions happens', async ({ assert }) => {
    const { api } = await aCompany()
    const id = await aTicketThatIs('OPEN', { api })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.post(`/tickets/${id}/status`, { status: 'RESOLVED' }))
    )

    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 409),
      5
    )
    assert.lengthOf(ok(await api.get(`/tickets/${id}/history`)).data, 2)
  })

  test('parallel tickets get numbers without gaps', async ({ assert }) => {
    const { api } = await aCompany()
    const opened = await Promise.all(Array.from({ length: 12 }, () => api.post('/tickets', ASKED)))
    assert.deepEqual(
      opened.map(({ body }) => body.number).sort((a, b) => a - b),
      Array.from({ length: 12 }, (_, index) => index + 1)
    )
  })
})

const pair = (firstResponse: number, resolution: number) => ({ firstResponse, resolution })
