import { test } from '@japa/runner'
import { announce } from '#core/jobs/outbox'
import { aCompany } from '#tests/company'
import { eventually } from '#tests/eventually'
import { aTemplate, anEmployee } from '#tests/functional/communications/people'
import { ok } from '#tests/functional/sales/shop'
import { isDone, sendsOf } from '#tests/worker/communications_helpers'
import { aWorker, acting, anEmptyOutbox, outboxOf } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'

const EVENTS = ['WELCOME', 'FAREWELL', 'TIME_OFF_APPROVED', 'TIME_OFF_REJECTED', 'PAYROLL_SLIP']

async function aCompanyThatWrites() {
  const company = await aCompany({ timezone: 'America/Bogota', locale: 'es-CO', currency: 'COP' })
  for (const eventType of EVENTS.slice(0, 2))
    await aTemplate(company, { eventType, subject: `${eventType} {{employeeName}} {{date}}` })
  await aTemplate(company, {
    eventType: 'TIME_OFF_APPROVED',
    subject: 'APPROVED {{employeeName}} {{startDate}} {{endDate}} {{days}}',
  })
  await aTemplate(company, {
    eventType: 'TIME_OFF_REJECTED',
    subject: 'REJECTED {{date}} {{reason}}',
  })
  await aTemplate(company, {
    eventType: 'PAYROLL_SLIP',
    subject: 'SLIP {{employeeName}} {{period}} {{amount}}',
  })
  return company
}

test.group('Mails for events of other domains', (group) => {
  group.each.setup(anEmptyOutbox)

  test('joining, decided leave and leaving are each mailed once', async ({ assert }) => {
    const company = await aCompanyThatWrites()
    const { api } = company
    const mails = await aMailServer()
    await aWorker({ queues: ['mail', 'sends'] })
    const ana = await anEmployee(company, { email: 'ana@x.test' })
    const silent = await anEmployee(company, { email: null })
    const ask = async (startDate: string, endDate: string) =>
      ok(
        await api.post('/time-off-requests', {
          employeeId: ana.id,
          type: 'PERMISSION',
          startDate,
          endDate,
        })
      )

    const [granted, refused] = [
      await ask('2031-03-03', '2031-03-05'),
      await ask('2031-04-07', '2031-04-08'),
    ]
    ok(await api.post(`/time-off-requests/${granted.id}/approve`))
    ok(await api.post(`/time-off-requests/${refused.id}/reject`, { reason: 'Cierre' }))
    assert.equal((await api.post(`/time-off-requests/${granted.id}/approve`)).status, 409)
    ok(
      await api.post(`/employees/${ana.id}/active-state`, {
        isActive: false,
        terminationDate: '2026-06-30',
      })
    )
    ok(
      await api.post(`/employees/${silent.id}/active-state`, {
        isActive: false,
        terminationDate: '2026-06-30',
      })
    )

    await eventually(
      'all have come',
      async () => mails.length >= 4 && !(await outboxOf(company)).length && isDone(company)
    )
    assert.sameMembers(
      mails.map((mail) => mail.header('subject')),
      [
        'WELCOME Ana Gómez 15 de enero de 2024',
        'APPROVED Ana Gómez 3 de marzo de 2031 5 de marzo de 2031 3',
        'REJECTED 7 de abril de 2031 Cierre',
        'FAREWELL Ana Gómez 30 de junio de 2026',
      ]
    )
    for (const { to } of mails) assert.deepEqual(to, ['ana@x.test'])
  })

  test('dry runs, refusals and companies without templates queue no mail', async ({ assert }) => {
    const company = await aCompanyThatWrites()
    const other = await aCompany()
    await aWorker({ queues: ['mail'] })
    const person = {
      firstName: 'Ana',
      lastName: 'G',
      hireDate: '2024-01-15',
      baseSalary: 1,
      email: 'a@x.test',
    }

    assert.equal((await company.api.post('/employees', person, { prefer: 'dry-run' })).status, 201)
    assert.equal((await company.api.post('/employees', { ...person, baseSalary: -1 })).status, 422)
    ok(await other.api.post('/employees', person))
    await eventually('what was announced is read', async () => !(await outboxOf(other)).length)
    assert.deepEqual([(await sendsOf(company)).length, (await sendsOf(other)).length], [0, 0])
  })

  test('a welcome announced twice to a worker is queued once', async ({ assert }) => {
    const company = await aCompanyThatWrites()
    const { id } = await anEmployee(company)
    await acting(company, () => announce('employee.created', { employeeId: id }))
    assert.lengthOf(await outboxOf(company), 2)
    await aWorker({ queues: ['mail'] })
    await eventually(
      'both jobs are done',
      async () => !(await outboxOf(company)).some(({ job }) => job === 'welcome')
    )
    assert.lengthOf(await sendsOf(company), 1)
  })

  test('payslips are mailed when their payroll is approved, with the net pay', async ({
    assert,
  }) => {
    const company = await aCompanyThatWrites()
    const { api } = company
    const mails = await aMailServer()
    await aWorker({ queues: ['mail', 'sends', 'payroll'] })
    const people = [
      await anEmployee(company, { firstName: 'Ana', email: 'ana@x.test' }),
      await anEmployee(company, { firstName: 'Eva', email: null }),
    ]
    for (const { id } of people)
      ok(
        await api.post('/contracts', {
          employeeId: id,
          type: 'INDEFINITE',
          salary: 2_000_000,
          startDate: '2024-01-15',
        })
      )

    const { id } = ok(await api.post('/payroll-runs', { period: '2026-08' }))
    await eventually(
      'the run is computed',
      async () => ok(await api.get(`/payroll-runs/${id}`)).status === 'DRAFT'
    )
    ok(await api.post(`/payroll-runs/${id}/approve`))
    const slips = ok(await api.get(`/payroll-runs/${id}/payslips`)).data
    const net = slips.find(({ employeeId }: any) => employeeId === people[0].id).net

    const isSlip = ({ subject }: any) => subject.startsWith('SLIP')
    await eventually(
      'the slips are owed, and sent where there is an address',
      async () => (await sendsOf(company)).filter(isSlip).length === 2 && isDone(company)
    )
    const money = new Intl.NumberFormat('es-CO', {
      style: 'currency',
      currency: 'COP',
      minimumFractionDigits: 2,
    })
      .format(net)
      .replace(/\s/g, ' ')
    const subjects = mails
      .map((mail) => mail.header('subject'))
      .filter((subject) => subject.startsWith('SLIP'))
    assert.deepEqual(subjects, [`SLIP Ana Gómez 2026-08 ${money}`])
    const logged = (await sendsOf(company)).filter(isSlip)
    assert.deepEqual(logged.map(({ status }) => status).sort(), ['FAILED', 'SENT'])
    for (const { subject } of logged)
      assert.match(subject, / 2026-08 \{\{amount\}\}$/, 'the log tells no pay')
  }).timeout(60_000)
})
