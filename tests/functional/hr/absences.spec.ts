import { test } from '@japa/runner'
import { aStaff, anEmployee, lock, ok, times } from './staff.js'

test.group('Absences and disciplinary processes', () => {
  test('an employee is absent once on a day', async ({ assert }) => {
    const company = await aStaff()
    const { api, employee } = company
    const answers = await times(10, () =>
      api.post('/absences', { employeeId: employee.id, date: '2026-08-14' })
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)])
    assert.containsSubset(answers.find(({ status }) => status === 409)!.body, {
      code: 'DUPLICATE',
      errors: [{ field: 'date' }],
    })

    const other = await anEmployee(company)
    ok(
      await api.post('/absences', { employeeId: other.id, date: '2026-08-14', notes: 'Sin excusa' })
    )
    const later = ok(await api.post('/absences', { employeeId: other.id, date: '2026-08-31' }))
    assert.equal(
      (await api.patch(`/absences/${later.id}`, { date: '2026-08-14' })).body.code,
      'DUPLICATE'
    )

    const days = async (query: string) =>
      ok(await api.get(`/absences?sort=date&${query}`)).data.map(({ date }: any) => date)
    assert.deepEqual(await days(`employeeId=${other.id}`), ['2026-08-14', '2026-08-31'])
    assert.deepEqual(await days(`employeeId=${other.id}&from=2026-08-31&to=2026-08-31`), [
      '2026-08-31',
    ])
    assert.deepEqual(await days('to=2026-08-30'), ['2026-08-14', '2026-08-14'])
  })

  test('absences of a month with approved payroll do not change', async ({ assert }) => {
    const company = await aStaff()
    const { api, employee } = company
    const absence = ok(await api.post('/absences', { employeeId: employee.id, date: '2026-07-31' }))
    const process = {
      employeeId: employee.id,
      type: 'SUSPENSION',
      subject: 'Riña',
      description: 'En la bodega',
      date: '2026-07-30',
      suspensionDays: 2,
    }
    const suspension = ok(await api.post('/disciplinary-processes', process))
    await lock(company, '2026-07')

    const closed = { status: 409, code: 'PERIOD_CLOSED', period: '2026-07' }
    const changes: [method: string, path: string, body?: object, field?: string][] = [
      ['POST', '/absences', { employeeId: employee.id, date: '2026-07-01' }, 'date'],
      ['PATCH', `/absences/${absence.id}`, { date: '2026-08-01' }, 'date'],
      ['DELETE', `/absences/${absence.id}`],
      ['POST', '/disciplinary-processes', { ...process, date: '2026-06-30' }, 'date'],
      ['PATCH', `/disciplinary-processes/${suspension.id}`, { date: '2026-08-01' }, 'date'],
      [
        'PATCH',
        `/disciplinary-processes/${suspension.id}`,
        { suspensionDays: 3 },
        'suspensionDays',
      ],
      [
        'PATCH',
        `/disciplinary-processes/${suspension.id}`,
        { type: 'WRITTEN_WARNING', suspensionDays: null },
        'type',
      ],
      ['DELETE', `/disciplinary-processes/${suspension.id}`],
    ]
    for (const [method, path, body, field] of changes) {
      const { body: answer } = await api[method.toLowerCase() as 'post'](path, body)
      assert.containsSubset(answer, closed, `${method} ${path}`)
      assert.equal(answer.errors?.[0].field, field, `${method} ${path} ${JSON.stringify(body)}`)
    }

    ok(await api.patch(`/absences/${absence.id}`, { notes: 'Con excusa tardía' }))
    ok(await api.patch(`/disciplinary-processes/${suspension.id}`, { subject: 'Riña grave' }))
    ok(
      await api.post('/disciplinary-processes', {
        ...process,
        type: 'WRITTEN_WARNING',
        suspensionDays: null,
      })
    )
    ok(await api.post('/absences', { employeeId: employee.id, date: '2026-08-01' }))
  })

  test('a suspension says its days, and nothing else does', async ({ assert }) => {
    const { api, employee } = await aStaff()
    const process = {
      employeeId: employee.id,
      type: 'SUSPENSION',
      subject: 'Retardos',
      description: 'Tres en un mes',
      date: '2026-08-03',
    }
    const wrong: [object, string][] = [
      [{}, 'REQUIRED'],
      [{ suspensionDays: 0 }, 'TOO_SMALL'],
      [{ suspensionDays: 1.5 }, 'TOO_PRECISE'],
      [{ type: 'VERBAL_WARNING', suspensionDays: 1 }, 'INVALID'],
    ]
    for (const [part, code] of wrong)
      assert.containsSubset(
        (await api.post('/disciplinary-processes', { ...process, ...part })).body,
        { status: 422, errors: [{ field: 'suspensionDays', code }] }
      )

    assert.containsSubset(
      (
        await api.post('/disciplinary-processes', {
          ...process,
          date: '9999-12-31',
          suspensionDays: 2,
        })
      ).body,
      { status: 422, errors: [{ field: 'suspensionDays', code: 'TOO_LARGE' }] }
    )

    const made = ok(
      await api.post('/disciplinary-processes', {
        ...process,
        suspensionDays: 3,
        documentUrl: 'https://docs.test/acta.pdf',
      })
    )
    assert.equal(
      (await api.patch(`/disciplinary-processes/${made.id}`, { type: 'WRITTEN_WARNING' })).status,
      422
    )
    assert.containsSubset(
      ok(
        await api.patch(`/disciplinary-processes/${made.id}`, {
          type: 'WRITTEN_WARNING',
          suspensionDays: null,
        })
      ),
      { type: 'WRITTEN_WARNING', suspensionDays: null }
    )
    assert.equal(
      ok(
        await api.get('/disciplinary-processes?type=WRITTEN_WARNING&from=2026-08-03&to=2026-08-03')
      ).meta.total,
      1
    )
  })
})
