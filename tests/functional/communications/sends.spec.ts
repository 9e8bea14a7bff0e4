import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import {
  aSend,
  aTemplate,
  anEmployee,
  anOldTemplate,
} from '#tests/functional/communications/people'
import { draftOf } from '#tests/functional/payroll/helpers'
import { ok } from '#tests/functional/sales/shop'

const sendsOf = ({ as }: Company) =>
  as(() => rows('SELECT * FROM communication_sends WHERE tenant_id = ?', [Current.tenantId]))

test.group('Sends', () => {
  test('a mail that is asked for is queued, and can be followed', async ({ assert }) => {
    const company = await aCompany()
    const [employee, template] = [
      await anEmployee(company, { email: 'ana@personas.test' }),
      await aTemplate(company, { subject: 'Hola {{employeeName}}, {{bonus}}' }),
    ]
    const asked = await company.api.post(
      '/communications/sends',
      { employeeId: employee.id, templateId: template.id, customData: { bonus: 'uno\r\ndos' } },
      { 'idempotency-key': 'k' }
    )

    assert.equal(asked.status, 202)
    assert.containsSubset(asked.body, {
      employeeId: employee.id,
      templateId: template.id,
      recipient: 'ana@personas.test',
      subject: 'Hola Ana Gómez, uno dos',
      status: 'QUEUED',
      error: null,
      sentAt: null,
      attempts: 0,
    })
    assert.isString(asked.body.createdAt)
    assert.equal(asked.headers.get('location'), `/api/v1/communications/sends/${asked.body.id}`)
    assert.deepEqual(
      ok(await company.api.get(`/communications/sends/${asked.body.id}`)),
      asked.body
    )

    const again = await company.api.post(
      '/communications/sends',
      { employeeId: employee.id, templateId: template.id, customData: { bonus: 'uno\r\ndos' } },
      { 'idempotency-key': 'k' }
    )
    assert.equal(again.text, asked.text)
    assert.lengthOf(await sendsOf(company), 1)
    ok(
      await company.api.post('/communications/sends', {
        employeeId: employee.id,
        templateId: template.id,
        customData: { bonus: 'tres' },
      })
    )
    assert.lengthOf(await sendsOf(company), 2)

    const [audited] = await company.as(() =>
      rows(
        "SELECT `after` FROM audit_logs WHERE tenant_id = ? AND action = 'communication_send.created' ORDER BY id LIMIT 1",
        [Current.tenantId]
      )
    )
    assert.notInclude(audited.after, 'placeholders')
  })

  test('an impossible mail is refused, and nothing is queued', async ({ assert }) => {
    const company = await aCompany()
    const other = await aCompany()
    const [employee, silent] = [
      await anEmployee(company),
      await anEmployee(company, { email: null }),
    ]
    const [template, inactive] = [
      await aTemplate(company, { body: '<p>{{bonus}} {{gift}} {{date}}</p>' }),
      await aTemplate(company, { isActive: false }),
    ]
    const plain = await aTemplate(company)
    const foreign = [await anEmployee(other), await aTemplate(other)]

    const refused: [body: object, status: number, code: string, field?: string][] = [
      [{ employeeId: silent.id, templateId: plain.id }, 409, 'NO_EMAIL', 'employeeId'],
      [
        { employeeId: employee.id, templateId: inactive.id },
        409,
        'TEMPLATE_INACTIVE',
        'templateId',
      ],
      [
        {
          employeeId: employee.id,
          templateId: template.id,
          customData: { gift: 'x', bonus: null },
        },
        422,
        'REQUIRED',
        'customData.bonus',
      ],
      [
        { employeeId: employee.id, templateId: template.id, customData: { gift: [] } },
        422,
        'TYPE',
        'customData.gift',
      ],
      [{ employeeId: foreign[0].id, templateId: plain.id }, 422, 'NOT_FOUND', 'employeeId'],
      [{ employeeId: employee.id, templateId: foreign[1].id }, 422, 'NOT_FOUND', 'templateId'],
      [{ templateId: plain.id }, 422, 'REQUIRED', 'employeeId'],
    ]
    for (const [body, status, code, field] of refused) {
      const answer = await company.api.post('/communications/sends', body)
      assert.deepEqual(
        [
          answer.status,
          answer.body.errors?.[0].code ?? answer.body.code,
          answer.body.errors?.[0].field,
        ],
        [status, code, field],
        answer.text
      )
    }
    assert.lengthOf(await sendsOf(company), 0)

    const dry = await company.api.post(
      '/communications/sends',
      { employeeId: employee.id, templateId: plain.id },
      { prefer: 'dry-run' }
    )
    assert.equal(dry.status, 202)
    assert.deepEqual(dry.body.effects.mail, [{ to: employee.email, subject: 'Para Ana Gómez' }])
    assert.equal(dry.body.effects.queued[0].queue, 'sends')
    assert.lengthOf(await sendsOf(company), 0)
  })

  test('a dry run shows the mails that would follow', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const dry = { prefer: 'dry-run' }
    const mailOf = async (path: string, body: object = {}) =>
      ok(await api.post(path, body, dry)).effects.mail
    const hired = {
      firstName: 'Eva',
      lastName: 'Paz',
      email: 'eva@personas.test',
      hireDate: '2024-01-15',
      baseSalary: 1,
    }
    assert.isUndefined(await mailOf('/employees', hired))

    for (const eventType of ['WELCOME', 'FAREWELL', 'TIME_OFF_APPROVED', 'TIME_OFF_REJECTED'])
      await aTemplate(company, { eventType, subject: `${eventType} {{employeeName}}` })
    await aTemplate(company, { eventType: 'PAYROLL_SLIP', subject: 'Pago {{amount}}' })
    await anOldTemplate(company, { eventType: 'WELCOME', subject: '{{unknown}}' })
    const employee = ok(await api.post('/employees', hired))
    ok(
      await api.post('/contracts', {
        employeeId: employee.id,
        salary: 2_000_000,
        startDate: '2026-01-01',
      })
    )
    const leave = ok(
      await api.post('/time-off-requests', {
        employeeId: employee.id,
        type: 'OTHER',
        startDate: '2027-01-01',
        endDate: '2027-01-02',
      })
    )
    const run = await draftOf(company, '2026-06')
    const to = 'eva@personas.test'

    assert.deepEqual(await mailOf('/employees', hired), [{ to, subject: 'WELCOME Eva Paz' }])
    assert.isUndefined(await mailOf('/employees', { ...hired, email: null }))
    assert.deepEqual(await mailOf(`/time-off-requests/${leave.id}/approve`), [
      { to, subject: 'TIME_OFF_APPROVED Eva Paz' },
    ])
    assert.deepEqual(await mailOf(`/time-off-requests/${leave.id}/reject`), [
      { to, subject: 'TIME_OFF_REJECTED Eva Paz' },
    ])
    assert.deepEqual(await mailOf(`/payroll-runs/${run.id}/approve`), [
      { to, subject: 'Pago {{amount}}' },
    ])
    assert.deepEqual(await mailOf(`/employees/${employee.id}/active-state`, { isActive: false }), [
      { to, subject: 'FAREWELL Eva Paz' },
    ])
    assert.lengthOf(await sendsOf(company), 0)
  })

  test('a mail that has failed is queued again, once, as its template and the address are now', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [employee, template] = [
      await anEmployee(company, { email: 'ana@perosnas.test' }),
      await aTemplate(company, { subject: '{{employeeName}}: {{bonus}}' }),
    ]
    const asked = ok(
      await company.api.post('/communications/sends', {
        employeeId: employee.id,
        templateId: template.id,
        customData: { bonus: 'uno' },
      })
    )
    const retry = (headers = {}) =>
      company.api.post(`/communications/sends/${asked.id}/retry`, undefined, headers)
    const fails = () =>
      company.as(() =>
        rows(
          "UPDATE communication_sends SET status = 'FAILED', due_at = NULL, attempts = 14, error = '550' WHERE tenant_id = ?",
          [Current.tenantId]
        )
      )

    for (const status of ['QUEUED', 'SENDING', 'SENT']) {
      await company.as(() =>
        rows('UPDATE communication_sends SET status = ? WHERE tenant_id = ?', [
          status,
          Current.tenantId,
        ])
      )
      assert.containsSubset(
        (await retry()).body,
        { status: 409, code: 'INVALID_TRANSITION', currentStatus: status },
        status
      )
    }
    await fails()
    ok(await company.api.patch(`/employees/${employee.id}`, { email: 'ana@personas.test' }))
    ok(
      await company.api.patch(`/communications/templates/${template.id}`, {
        subject: 'Para {{employeeName}}: {{bonus}}',
      })
    )
    assert.deepEqual((await retry({ prefer: 'dry-run' })).body.effects.mail, [
      { to: 'ana@personas.test', subject: 'Para Ana Gómez: uno' },
    ])
    assert.lengthOf(ok(await company.api.get('/communications/log?status=FAILED')).data, 1)

    const answers = await Promise.all(Array.from({ length: 4 }, () => retry()))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [202, 409, 409, 409]
    )
    const again = answers.find(({ status }) => status === 202)!
    assert.containsSubset(again.body, {
      id: asked.id,
      status: 'QUEUED',
      recipient: 'ana@personas.test',
      subject: 'Para Ana Gómez: uno',
      error: null,
      attempts: 0,
      version: 2,
    })
    assert.equal(again.headers.get('location'), `/api/v1/communications/sends/${asked.id}`)
    assert.lengthOf(await sendsOf(company), 1)
    assert.lengthOf(ok(await company.api.get('/communications/log?status=FAILED')).data, 0)
    assert.lengthOf(
      ok(
        await company.api.get(`/audit-logs?action=communication_send.retried&entityId=${asked.id}`)
      ).data,
      1
    )

    await fails()
    const refused = async (code: string) => {
      const { body } = await retry()
      assert.containsSubset(body, { status: 409, code })
      assert.isEmpty(
        body.errors?.filter(({ field }: any) => ['templateId', 'employeeId'].includes(field)) ?? [],
        'it was not asked for a template or a person'
      )
    }
    ok(await company.api.patch(`/communications/templates/${template.id}`, { subject: '{{gift}}' }))
    await refused('MISSING_VALUE')
    ok(await company.api.patch(`/communications/templates/${template.id}`, { isActive: false }))
    await refused('TEMPLATE_INACTIVE')
    ok(
      await company.api.patch(`/communications/templates/${template.id}`, {
        isActive: true,
        subject: 'x',
      })
    )
    ok(await company.api.patch(`/employees/${employee.id}`, { email: null }))
    await refused('NO_EMAIL')
    ok(await company.api.delete(`/communications/templates/${template.id}`))
    await refused('TEMPLATE_INACTIVE')

    assert.equal(
      (await (await company.aUser('VIEWER')).api.post(`/communications/sends/${asked.id}/retry`))
        .status,
      403
    )
    assert.equal(
      (await (await aCompany()).api.post(`/communications/sends/${asked.id}/retry`)).status,
      404
    )
  })

  test('the log filters mails by status, day and part of the address', async ({ assert }) => {
    const company = await aCompany({ timezone: 'America/Bogota' })
    const addresses = [
      'maria.lopez@uno.test',
      'mario_lopez@dos.test',
      'ana@tres.test',
      'queued@uno.test',
    ]
    const sent = []
    for (const email of addresses) sent.push(await aSend(company, { employee: { email } }))
    const become = (id: string, status: string, at: string) =>
      company.as(() =>
        rows(
          'UPDATE communication_sends SET status = ?, due_at = NULL, created_at = ? WHERE tenant_id = ? AND id = ?',
          [status, at, Current.tenantId, id]
        )
      )
    await become(sent[0].id, 'SENT', '2026-03-02 04:59:59.999')
    await become(sent[1].id, 'FAILED', '2026-03-02 05:00:00.000')
    await become(sent[2].id, 'SENT', '2026-03-04 04:59:00.000')

    const found = async (query: string) =>
      ok(await company.api.get(`/communications/log?${query}`)).data.map((one: any) =>
        addresses.indexOf(one.recipient)
      )
    assert.deepEqual(await found(''), [2, 1, 0])
    assert.deepEqual(await found('status=SENT'), [2, 0])
    assert.deepEqual(await found('status=FAILED'), [1])
    assert.deepEqual(await found('status=QUEUED'), [3])
    assert.deepEqual(await found('from=2026-03-02&to=2026-03-03'), [2, 1])
    assert.deepEqual(await found('to=2026-03-01'), [0])
    assert.deepEqual(await found('recipient=lopez'), [1, 0])
    assert.deepEqual(await found('recipient=O_L'), [1])
    assert.deepEqual(await found('recipient=%25&limit=1'), [])
    for (const query of ['status=PENDING', 'from=yesterday', 'limit=101'])
      assert.equal((await company.api.get(`/communications/log?${query}`)).status, 422, query)
  })
})
