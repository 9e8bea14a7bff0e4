import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aCompany } from '#tests/company'
import {
  aSend,
  aTemplate,
  anEmployee,
  anOldTemplate,
} from '#tests/functional/communications/people'
import { ok } from '#tests/functional/sales/shop'

const BIRTHDAY = {
  eventType: 'BIRTHDAY',
  name: 'Cumpleaños',
  subject: '¡Feliz día, {{employeeName}}!',
  body: '<p onclick="x()">Hola {{employeeName}}<script>alert(1)</script></p>',
  sendDaysBefore: 3,
}

test.group('Templates', () => {
  test('a template is kept as it may be mailed, listed, changed, and its event never', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const made = await api.post('/communications/templates', BIRTHDAY)
    assert.equal(made.status, 201)
    assert.containsSubset(made.body, {
      ...BIRTHDAY,
      body: '<p>Hola {{employeeName}}</p>',
      isActive: true,
      version: 1,
    })
    await aTemplate(company)

    const listed = ok(await api.get('/communications/templates?eventType=BIRTHDAY'))
    assert.deepEqual([listed.meta.total, listed.data[0].id], [1, made.body.id])

    const path = `/communications/templates/${made.body.id}`
    const changed = ok(
      await api.patch(path, {
        subject: 'Hoy',
        body: '<b>x</b><iframe></iframe>',
        isActive: false,
        sendDaysBefore: null,
      })
    )
    assert.containsSubset(changed, {
      subject: 'Hoy',
      body: '<b>x</b>',
      isActive: false,
      sendDaysBefore: null,
      eventType: 'BIRTHDAY',
      name: 'Cumpleaños',
    })
    assert.equal(
      (await api.patch(path, { ...changed, name: 'Otro' }, { prefer: 'handling=strict' })).status,
      200
    )
    const other = await api.patch(path, { eventType: 'WELCOME' })
    assert.deepEqual([other.status, other.body.errors[0].code], [422, 'IMMUTABLE_FIELD'])
  })

  test('an invalid template is refused by its field', async ({ assert }) => {
    const { api } = await aCompany()
    const refused: [more: object, field: string, code: string][] = [
      [{ eventType: 'EASTER' }, 'eventType', 'INVALID_CHOICE'],
      [{ name: '' }, 'name', 'REQUIRED'],
      [{ subject: ' ' }, 'subject', 'REQUIRED'],
      [{ body: '<script>alert(1)</script>' }, 'body', 'INVALID'],
      [{ body: '<p>{{employee name}}</p>' }, 'body', 'INVALID'],
      [{ subject: '{{#each}}' }, 'subject', 'INVALID'],
      [{ sendDaysBefore: -1 }, 'sendDaysBefore', 'TOO_SMALL'],
      [{ sendDaysBefore: 1.5 }, 'sendDaysBefore', 'TOO_PRECISE'],
      [{ sendDaysBefore: '3' }, 'sendDaysBefore', 'TYPE'],
    ]
    for (const [more, field, code] of refused) {
      const { status, body } = await api.post('/communications/templates', { ...BIRTHDAY, ...more })
      assert.deepEqual(
        [status, body.errors?.[0].field, body.errors?.[0].code],
        [422, field, code],
        JSON.stringify(more)
      )
    }
  })

  test('a placeholder that no mail of the event has a value for is refused, and the nearest one named', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const refused: [
      eventType: string,
      text: object,
      field: string,
      placeholder: string,
      nearest: string | undefined,
    ][] = [
      ['BIRTHDAY', { subject: 'Hola {{nombre}}' }, 'subject', 'nombre', 'employeeName'],
      ['BIRTHDAY', { body: '<p>{{employee}}</p>' }, 'body', 'employee', 'employeeName'],
      ['BIRTHDAY', { body: '<p>{{amount}}</p>' }, 'body', 'amount', undefined],
      ['WORK_ANNIVERSARY', { body: '<p>{{ años }}</p>' }, 'body', 'años', 'years'],
      ['WORK_ANNIVERSARY', { body: '<p>{{year}}</p>' }, 'body', 'year', 'years'],
      ['PAYROLL_SLIP', { subject: 'Nómina de {{mes}}' }, 'subject', 'mes', 'period'],
      [
        'TIME_OFF_APPROVED',
        { body: '<a href="https://x.test/?d={{startdate}}">x</a>' },
        'body',
        'startdate',
        'startDate',
      ],
      ['TIME_OFF_REJECTED', { body: '<p>{{motivo}}</p>' }, 'body', 'motivo', 'reason'],
      ['CONTRACT_RENEWAL', { body: '<p>{{endDate}}</p>' }, 'body', 'endDate', 'date'],
      ['PROBATION_ENDING', { body: '<p>{{years}}</p>' }, 'body', 'years', undefined],
      ['WELCOME', { subject: '{{EmployeeName}}' }, 'subject', 'EmployeeName', 'employeeName'],
      ['FAREWELL', { body: '<p>{{fecha}}</p>' }, 'body', 'fecha', 'date'],
    ]
    for (const [eventType, text, field, placeholder, nearest] of refused) {
      const { status, body } = await api.post('/communications/templates', {
        ...BIRTHDAY,
        body: '<p>x</p>',
        subject: 'x',
        ...text,
        eventType,
      })
      assert.equal(status, 422, `${eventType} ${placeholder}`)
      assert.containsSubset(body.errors, [
        { field, code: 'UNKNOWN_PLACEHOLDER', meta: { placeholder } },
      ])
      assert.equal(body.errors[0].meta.nearest, nearest, `${eventType} ${placeholder}`)
      assert.include(body.errors[0].message, `{{${placeholder}}}`)
      if (nearest) assert.include(body.errors[0].message, `did you mean {{${nearest}}}?`)
      assert.include(body.errors[0].message, 'It may have {{employeeName}}, {{date}}')
    }
    const both = await api.post('/communications/templates', {
      ...BIRTHDAY,
      subject: '{{a}} {{b}}',
      body: '<p>{{c}}</p>',
    })
    assert.deepEqual(
      both.body.errors.map(({ field, meta }: any) => [field, meta.placeholder]),
      [
        ['subject', 'a'],
        ['subject', 'b'],
        ['body', 'c'],
      ]
    )
    assert.equal(ok(await api.get('/communications/templates')).meta.total, 0)

    const all = {
      BIRTHDAY: 'years',
      WORK_ANNIVERSARY: 'years',
      PAYROLL_SLIP: 'amount}} {{period',
      TIME_OFF_APPROVED: 'startDate}} {{endDate}} {{days}} {{reason',
      TIME_OFF_REJECTED: 'reason',
      WELCOME: 'date',
      CUSTOM: 'nombre}} {{cualquiera',
    }
    for (const [eventType, names] of Object.entries(all))
      ok(
        await api.post('/communications/templates', {
          ...BIRTHDAY,
          eventType,
          body: `<p>{{employeeName}} {{date}} {{${names}}}</p>`,
        })
      )
  })

  test('an older template with unknown values still works; changes to it are checked', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const old = await anOldTemplate(company, { subject: 'Hola {{nombre}}' })
    const path = `/communications/templates/${old.id}`
    const shown = ok(await api.get(path))

    assert.containsSubset(ok(await api.patch(path, { ...shown, name: 'Otra' })), {
      name: 'Otra',
      subject: 'Hola {{nombre}}',
    })
    assert.containsSubset(ok(await api.patch(path, { isActive: false })), { isActive: false })
    assert.containsSubset((await api.patch(path, { subject: 'Hola, {{nombre}}' })).body, {
      status: 422,
      errors: [{ field: 'subject', code: 'UNKNOWN_PLACEHOLDER' }],
    })
    assert.containsSubset((await api.patch(path, { body: '<p>{{nombre}}</p>' })).body, {
      status: 422,
      errors: [{ field: 'body', code: 'UNKNOWN_PLACEHOLDER' }],
    })
    assert.containsSubset(ok(await api.get(path)), { subject: 'Hola {{nombre}}', version: 3 })
    ok(await api.patch(path, { subject: 'Hola {{employeeName}}' }))

    const employee = await anEmployee(company)
    const other = await anOldTemplate(company, { subject: 'Hola {{nombre}}' })
    assert.equal(
      ok(
        await api.post('/communications/sends', {
          employeeId: employee.id,
          templateId: other.id,
          customData: { nombre: 'Ana' },
        })
      ).subject,
      'Hola Ana'
    )
  })

  test('a short template that asks for a long value thousands of times makes no letter', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { id } = await aTemplate(company, { body: `<p>${'{{a}}'.repeat(12_000)}</p>` })
    const employee = await anEmployee(company)
    const path = `/communications/templates/${id}/preview`

    for (const [asked, body] of [
      [path, { customData: { a: '&'.repeat(1_000) } }],
      [
        '/communications/sends',
        { employeeId: employee.id, templateId: id, customData: { a: 'x'.repeat(60_000) } },
      ],
    ] as const) {
      const { status, body: problem } = await company.api.post(asked, body)
      assert.deepEqual(
        [status, problem.errors?.[0].field, problem.errors?.[0].code],
        [422, 'customData', 'TOO_LONG'],
        asked
      )
    }
    assert.lengthOf(ok(await company.api.post(path, { customData: { a: 'xyz' } })).html, 36_007)
    assert.lengthOf(
      ok(await company.api.post(path, { customData: { b: 'x'.repeat(60_000) } })).html,
      60_007
    )

    const asked = ok(
      await company.api.post('/communications/sends', {
        employeeId: employee.id,
        templateId: id,
        customData: { a: 'x'.repeat(40) },
      })
    )
    await company.as(() =>
      rows("UPDATE communication_sends SET status = 'FAILED' WHERE tenant_id = ?", [
        Current.tenantId,
      ])
    )
    ok(await company.api.patch(`/communications/templates/${id}`, { body: '{{a}}'.repeat(13_000) }))
    assert.containsSubset(
      (await company.api.post(`/communications/sends/${asked.id}/retry`)).body,
      { status: 422, errors: [{ field: 'templateId', code: 'TOO_LONG' }] }
    )
  })

  test('a preview is the final letter and names missing values', async ({ assert }) => {
    const company = await aCompany({ locale: 'es-CO', currency: 'COP', timezone: 'America/Bogota' })
    const { id } = await aTemplate(company, {
      subject: 'Nómina de {{employeeName}}',
      body: '<p>{{employeeName}}: {{amount}} el {{date}}, <a href="{{link}}">ver</a> {{note}}</p>',
    })
    const employee = await anEmployee(company, { firstName: '<b>Ana</b>' })
    const path = `/communications/templates/${id}/preview`

    const empty = ok(await company.api.post(path, {}))
    assert.deepEqual(empty.missing, ['employeeName', 'amount', 'link', 'note'])
    assert.include(empty.html, '{{amount}}')

    const full = ok(
      await company.api.post(path, {
        employeeId: employee.id,
        customData: {
          amount: 2181115.64,
          date: '2 de enero',
          link: 'javascript:alert(1)',
          note: 12026.123456,
        },
      })
    )
    assert.deepEqual(full.missing, [])
    assert.equal(full.subject, 'Nómina de <b>Ana</b> Gómez')
    assert.include(full.html, '&lt;b&gt;Ana&lt;/b&gt; Gómez: $')
    assert.match(
      full.text,
      /<b>Ana<\/b> Gómez: \$\s2\.181\.115,64 el 2 de enero, ver 12026,123456$/
    )
    assert.notInclude(full.html, 'javascript')

    assert.equal(
      (await company.api.post(path, { employeeId: id })).body.errors[0].code,
      'NOT_FOUND'
    )
    assert.equal(
      (
        await company.as(() =>
          rows('SELECT id FROM communication_sends WHERE tenant_id = ?', [Current.tenantId])
        )
      ).length,
      0
    )
  })

  test('a template with queued mails is not deleted; later it is, and the log stays', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id, templateId } = await aSend(company)
    const path = `/communications/templates/${templateId}`

    assert.equal((await api.delete(path)).body.code, 'IN_USE')
    await company.as(() =>
      Current.acrossTenants('test', () =>
        rows("UPDATE communication_sends SET status = 'SENT', due_at = NULL WHERE id = ?", [id])
      )
    )
    assert.equal((await api.delete(path)).status, 204)
    assert.equal((await api.get(path)).status, 404)
    assert.equal(ok(await api.get(`/communications/sends/${id}`)).templateId, templateId)

    const raced = await aTemplate(company)
    const employee = await anEmployee(company)
    const [removed, ...asked] = await Promise.all([
      api.delete(`/communications/templates/${raced.id}`),
      ...[1, 2, 3].map(() =>
        api.post('/communications/sends', { employeeId: employee.id, templateId: raced.id })
      ),
    ])
    const taken = asked.filter(({ status }) => status === 202).length
    assert.isTrue((removed.status === 409) === taken > 0, `${removed.status} and ${taken} sends`)
  })

  test('reading and writing mails are separate rights', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await aTemplate(company)
    const [hr, sales] = [await company.aUser('HR'), await company.aUser('SALES')]

    assert.equal((await hr.api.get('/communications/templates')).status, 200)
    assert.equal((await hr.api.post(`/communications/templates/${id}/preview`, {})).status, 200)
    for (const path of ['/communications/templates', '/communications/log'])
      assert.equal((await sales.api.get(path)).status, 403)
    assert.equal((await sales.api.post('/communications/sends', {})).status, 403)
  })
})
