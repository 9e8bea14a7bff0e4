import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { aCompany, type Company } from '#tests/company'
import { aTemplate, anEmployee, anOldTemplate } from '#tests/functional/communications/people'
import { ok } from '#tests/functional/sales/shop'
import { sendsOf } from '#tests/worker/communications_helpers'
import { aWorker, outboxOf } from '#tests/worker/helpers'
import { eventually } from '#tests/eventually'
import { planCommunications } from '#worker/communications'
import { unsubscribeLink, readerOf } from '#communications/greetings/unsubscribe_link'
import { optOut } from '#communications/greetings/optouts'
import { lockCalendar, planCompany } from '#communications/daily/plan_company'
import Tenant from '#tenants/models/tenant'

const NEVER = new AbortController().signal

const DATES = ['BIRTHDAY', 'WORK_ANNIVERSARY']

const BOGOTA = { timezone: 'America/Bogota', locale: 'es-CO' }

/** A company with templates whose subject names event, employee, day and years. */
async function aCompanyThatGreets({
  templates = ['BIRTHDAY'],
  more = {},
  ...settings
}: { templates?: string[]; more?: object; timezone?: string } = {}) {
  const company = await aCompany({ ...BOGOTA, ...settings })
  for (const eventType of templates)
    await aTemplate(company, {
      eventType,
      subject: `${eventType} {{employeeName}} {{date}}${DATES.includes(eventType) ? ' {{years}}' : ''}`,
      ...more,
    })
  return company
}

const born = (company: Company, firstName: string, birthDate: string, more: object = {}) =>
  anEmployee(company, { firstName, lastName: 'G', birthDate, ...more })

/** Plans the company at an instant; answers the subjects written since the last plan. */
function planner(company: Company) {
  let known = 0
  return async (at: string) => {
    clock.travelTo(new Date(at))
    await company.as(planCompany)
    const subjects = (await sendsOf(company)).map(({ subject }) => subject)
    return subjects.slice(known, (known = subjects.length)).sort()
  }
}

test.group('The daily plan', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test("greetings are planned once at eight in the company's morning, also by simultaneous planners", async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({ templates: ['BIRTHDAY', 'WORK_ANNIVERSARY'] })
    await born(company, 'Ana', '1990-03-10', { hireDate: '2024-05-01' })
    await born(company, 'Eva', '1990-03-11', { hireDate: '2024-03-10' })
    const plan = planner(company)

    assert.deepEqual(await plan('2031-03-10T12:59:59Z'), [])
    clock.travelTo(new Date('2031-03-10T13:00:00Z'))
    await Promise.all(Array.from({ length: 6 }, () => company.as(planCompany)))
    assert.deepEqual(await plan('2031-03-10T13:00:00Z'), [
      'BIRTHDAY Ana G 10 de marzo de 2031 41',
      'WORK_ANNIVERSARY Eva G 10 de marzo de 2031 7',
    ])
    assert.deepEqual(await plan('2031-03-10T23:00:00Z'), [])
    assert.deepEqual(await plan('2031-03-11T13:00:00Z'), ['BIRTHDAY Eva G 11 de marzo de 2031 41'])
    assert.deepEqual(await plan('2032-03-10T13:00:00Z'), [
      'BIRTHDAY Ana G 10 de marzo de 2032 42',
      'WORK_ANNIVERSARY Eva G 10 de marzo de 2032 8',
    ])
  })

  test('missed days are caught up, at most seven', async ({ assert }) => {
    const company = await aCompanyThatGreets()
    for (let day = 1; day <= 20; day++)
      await born(
        company,
        `D${String(day).padStart(2, '0')}`,
        `1990-06-${String(day).padStart(2, '0')}`
      )
    const plan = planner(company)
    const names = async (at: string) => (await plan(at)).map((subject) => subject.split(' ')[1])

    assert.lengthOf(await names('2031-06-02T14:00:00Z'), 2)
    assert.deepEqual(await names('2031-06-05T12:00:00Z'), ['D03', 'D04'])
    assert.deepEqual(await names('2031-06-20T14:00:00Z'), [
      'D13',
      'D14',
      'D15',
      'D16',
      'D17',
      'D18',
      'D19',
      'D20',
    ])
  })

  test('a birthday on 29 February is greeted on the 28th in other years', async ({ assert }) => {
    const company = await aCompanyThatGreets()
    await born(company, 'Bisiesta', '1992-02-29')
    await born(company, 'Otra', '1992-02-28')
    const plan = planner(company)

    assert.deepEqual(await plan('2031-02-28T14:00:00Z'), [
      'BIRTHDAY Bisiesta G 28 de febrero de 2031 39',
      'BIRTHDAY Otra G 28 de febrero de 2031 39',
    ])
    assert.deepEqual(await plan('2031-03-01T14:00:00Z'), [])
    assert.deepEqual(await plan('2032-02-28T14:00:00Z'), [
      'BIRTHDAY Otra G 28 de febrero de 2032 40',
    ])
    assert.deepEqual(await plan('2032-02-29T14:00:00Z'), [
      'BIRTHDAY Bisiesta G 29 de febrero de 2032 40',
    ])
  })

  test('days before an event reach across New Year, and each year is greeted once', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({ more: { sendDaysBefore: 3 } })
    const ana = await born(company, 'Ana', '1990-01-01')
    const plan = planner(company)

    assert.deepEqual(await plan('2030-12-29T14:00:00Z'), ['BIRTHDAY Ana G 1 de enero de 2031 41'])
    assert.deepEqual(await plan('2031-01-02T14:00:00Z'), [])

    // A date set right after the greeting is no second birthday.
    clock.travelTo(null)
    ok(await company.api.patch(`/employees/${ana.id}`, { birthDate: '1990-01-20' }))
    assert.deepEqual(await plan('2031-01-17T14:00:00Z'), [])
    assert.deepEqual(await plan('2032-01-17T14:00:00Z'), ['BIRTHDAY Ana G 20 de enero de 2032 42'])
  })

  test('ending contracts and probations are announced 30 and 7 days before, or as the template says', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({
      templates: ['CONTRACT_RENEWAL', 'PROBATION_ENDING'],
    })
    await aTemplate(company, {
      eventType: 'CONTRACT_RENEWAL',
      subject: 'SOON {{employeeName}} {{date}}',
      sendDaysBefore: 1,
    })
    const ana = await anEmployee(company, {
      firstName: 'Ana',
      lastName: 'G',
      hireDate: '2031-03-01',
    })
    const eva = await anEmployee(company, {
      firstName: 'Eva',
      lastName: 'G',
      hireDate: '2020-03-01',
    })
    const silent = await anEmployee(company, {
      firstName: 'Sin',
      lastName: 'Correo',
      email: null,
      hireDate: '2020-03-01',
    })
    for (const { id } of [ana, silent])
      ok(
        await company.api.post('/contracts', {
          employeeId: id,
          type: 'FIXED_TERM',
          salary: 2_000_000,
          startDate: '2031-03-01',
          endDate: '2031-08-31',
        })
      )
    ok(
      await company.api.post('/contracts', {
        employeeId: eva.id,
        type: 'INDEFINITE',
        salary: 2_000_000,
        startDate: '2031-03-01',
      })
    )
    const plan = planner(company)

    // Two months after 1 March is 1 May.
    assert.deepEqual(await plan('2031-04-23T14:00:00Z'), [])
    assert.deepEqual(await plan('2031-04-24T14:00:00Z'), [
      'PROBATION_ENDING Ana G 1 de mayo de 2031',
    ])
    assert.deepEqual(await plan('2031-08-01T14:00:00Z'), [
      'CONTRACT_RENEWAL Ana G 31 de agosto de 2031',
      'CONTRACT_RENEWAL Sin Correo 31 de agosto de 2031',
    ])
    assert.deepEqual(await plan('2031-08-30T14:00:00Z'), [
      'SOON Ana G 31 de agosto de 2031',
      'SOON Sin Correo 31 de agosto de 2031',
    ])

    const failed = (await sendsOf(company)).filter(({ status }) => status === 'FAILED')
    assert.deepEqual(
      failed.map(({ recipient, error }) => [recipient, error]),
      Array(2).fill([null, 'The employee has no e-mail address'])
    )
  })

  test('the end of a probation is announced once and never late, on the last day of a shorter month', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({
      templates: ['PROBATION_ENDING'],
      more: { sendDaysBefore: 0 },
    })
    for (const [firstName, hireDate] of [
      ['Ana', '2030-12-28'],
      ['Eva', '2030-12-31'],
      ['Luz', '2031-01-01'],
      ['Sol', '2031-02-28'],
      ['Pía', '2031-07-01'],
    ])
      await anEmployee(company, { firstName, lastName: 'G', hireDate })
    const plan = planner(company)
    const announced: string[] = []
    for (let day = '2031-02-26'; day <= '2031-09-03'; day = addDays(day, 1))
      announced.push(
        ...(await plan(`${day}T14:00:00Z`)).map((subject) => `${day.slice(5)} ${subject}`)
      )

    assert.deepEqual(announced, [
      '02-28 PROBATION_ENDING Ana G 28 de febrero de 2031',
      '02-28 PROBATION_ENDING Eva G 28 de febrero de 2031',
      '03-01 PROBATION_ENDING Luz G 1 de marzo de 2031',
      '04-28 PROBATION_ENDING Sol G 28 de abril de 2031',
      '09-01 PROBATION_ENDING Pía G 1 de septiembre de 2031',
    ])
  }).timeout(120_000)

  test('an employee who will leave gets no mail about later days or a renewal', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({
      templates: ['BIRTHDAY', 'CONTRACT_RENEWAL', 'PROBATION_ENDING'],
      more: { sendDaysBefore: 10 },
    })
    const [ana, eva, luz] = [
      await born(company, 'Ana', '1990-03-10'),
      await born(company, 'Eva', '1990-03-10'),
      await anEmployee(company, { firstName: 'Luz', lastName: 'G', hireDate: '2031-01-10' }),
    ]
    for (const { id } of [ana, eva])
      ok(
        await company.api.post('/contracts', {
          employeeId: id,
          type: 'FIXED_TERM',
          salary: 1,
          startDate: '2031-01-01',
          endDate: '2031-03-10',
        })
      )
    const leaves = ({ id }: { id: string }, terminationDate: string) =>
      company.api
        .post(`/employees/${id}/active-state`, { isActive: false, terminationDate })
        .then(ok)
    await leaves(ana, '2031-03-10')
    await leaves(eva, '2031-03-09')
    await leaves(luz, '2031-03-10')
    assert.deepEqual(await planner(company)('2031-02-28T14:00:00Z'), [
      'BIRTHDAY Ana G 10 de marzo de 2031 41',
      'PROBATION_ENDING Luz G 10 de marzo de 2031',
    ])
  })

  test('former employees and those who declined get no greeting, and a missing value fails the mail', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets()
    await anOldTemplate(company, { subject: 'BONUS {{amount}}' })
    await aTemplate(company, { eventType: 'BIRTHDAY', subject: 'INACTIVE', isActive: false })
    const [, left, deaf] = [
      await born(company, 'Ana', '1990-03-10'),
      await born(company, 'Left', '1990-03-10'),
      await born(company, 'Deaf', '1990-03-10'),
    ]
    await born(company, 'Silent', '1990-03-10', { email: null })
    await born(company, 'Unborn', '2031-03-10', { birthDate: null })
    ok(await company.api.post(`/employees/${left.id}/active-state`, { isActive: false }))
    await company.as(async () => optOut(readerOf(unsubscribeLink(deaf.id).split('/').at(-1)!)!))

    assert.deepEqual(await planner(company)('2031-03-10T14:00:00Z'), [
      'BIRTHDAY Ana G 10 de marzo de 2031 41',
      'BONUS {{amount}}',
    ])
    const [failed] = (await sendsOf(company)).filter(({ status }) => status === 'FAILED')
    assert.equal(failed.error, 'There is no value for {{amount}}')
  })

  test('after a change of time zone the company greets everybody exactly once', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets()
    for (let day = 1; day <= 9; day++) await born(company, `D${day}`, `1990-06-0${day}`)
    const moveTo = async (timezone: string) => {
      clock.travelTo(null)
      ok(await company.api.patch('/settings/tenant', { timezone }))
      const moved = (await Tenant.findOrFail(company.tenant.id)).toCurrent()
      Object.assign(company.tenant, moved)
    }
    const plan = planner(company)
    const names = async (at: string) => (await plan(at)).map((subject) => subject.split(' ')[1])

    assert.deepEqual(await names('2031-06-02T13:00:00Z'), ['D1', 'D2'])
    await moveTo('Pacific/Kiritimati')
    assert.deepEqual(await names('2031-06-02T14:00:00Z'), [], 'there it is early on the 3rd')
    assert.deepEqual(await names('2031-06-02T18:00:00Z'), ['D3'])
    await moveTo('Pacific/Pago_Pago')
    assert.deepEqual(await names('2031-06-02T19:00:00Z'), [], 'there it is the 2nd again')
    assert.deepEqual(await names('2031-06-03T19:00:00Z'), [])
    assert.deepEqual(await names('2031-06-04T19:00:00Z'), ['D4'])
    await moveTo('America/Bogota')
    assert.deepEqual(await names('2031-06-06T14:00:00Z'), ['D5', 'D6'])
  })

  test('a template applies from the first morning after its creation', async ({ assert }) => {
    const company = await aCompanyThatGreets({ templates: [] })
    await born(company, 'Ana', '1990-03-10')
    const made = async (at: string) => {
      const { id } = await aTemplate(company, { eventType: 'BIRTHDAY', subject: at })
      await company.as(() =>
        execute(
          'UPDATE communication_templates SET created_at = ? WHERE tenant_id = ? AND id = ?',
          [sqlInstant(at), company.tenant.id, id]
        )
      )
    }
    await made('2031-03-09T14:00:00.000Z')
    await made('2031-03-10T12:59:00.000Z')
    await made('2031-03-10T13:00:00.000Z')
    assert.deepEqual(await planner(company)('2031-03-10T13:05:00Z'), [
      '2031-03-09T14:00:00.000Z',
      '2031-03-10T12:59:00.000Z',
    ])
  })

  test('a template moved to an earlier day mails the skipped occasions at once, and nobody twice', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({ templates: [] })
    const { id } = await aTemplate(company, { eventType: 'BIRTHDAY', subject: '{{employeeName}}' })
    for (let day = 1; day <= 9; day++) await born(company, `D${day}`, `1990-06-0${day}`)
    await aWorker({ queues: ['mail'] })
    const known: string[] = []
    const names = async (at: string) => {
      clock.travelTo(new Date(at))
      await company.as(planCompany)
      const more = (await sendsOf(company))
        .map(({ subject }) => subject.split(' ')[0])
        .filter((name) => !known.includes(name))
        .sort()
      known.push(...more)
      return more
    }
    const moved = async (at: string, changes: object) => {
      clock.travelTo(null)
      ok(await company.api.patch(`/communications/templates/${id}`, changes))
      await eventually(
        'what was asked for is done',
        async () => !(await outboxOf(company)).some(({ job }) => job === 'moved-forward')
      )
      return names(at)
    }

    assert.deepEqual(await names('2031-06-02T14:00:00Z'), ['D1', 'D2'])
    assert.deepEqual(await moved('2031-06-02T15:00:00Z', { name: 'Otra', isActive: true }), [])
    assert.deepEqual(await moved('2031-06-02T15:00:00Z', { sendDaysBefore: 3 }), ['D3', 'D4', 'D5'])
    assert.deepEqual(await names('2031-06-03T14:00:00Z'), ['D6'])
    assert.deepEqual(await moved('2031-06-03T15:00:00Z', { sendDaysBefore: null }), [])
    assert.deepEqual(await names('2031-06-04T14:00:00Z'), [])
    assert.deepEqual(await moved('2031-06-04T15:00:00Z', { sendDaysBefore: 4 }), ['D7', 'D8'])
    assert.deepEqual(
      await moved('2031-06-04T15:00:00Z', { sendDaysBefore: 5, isActive: false }),
      []
    )
    assert.deepEqual(await moved('2031-06-04T15:00:00Z', { isActive: true }), [])
    assert.lengthOf(await sendsOf(company), 8)
  }).timeout(60_000)

  test('the dry run of moving a template to an earlier day shows the resulting mails', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({ templates: [] })
    const { id } = await aTemplate(company, { eventType: 'BIRTHDAY', subject: '{{employeeName}}' })
    const today = todayIn(company.tenant.timezone)
    await born(company, 'Ana', `1992${addDays(today, 2).slice(4)}`, { email: 'ana@x.test' })

    const { body } = await company.api.patch(
      `/communications/templates/${id}`,
      { sendDaysBefore: 3 },
      { prefer: 'dry-run' }
    )
    assert.deepEqual(body.effects.mail, [{ to: 'ana@x.test', subject: 'Ana G' }])
    assert.deepEqual(
      [await outboxOf(company), await sendsOf(company)].map(
        (one) => one.filter(({ job }) => job !== 'welcome').length
      ),
      [0, 0]
    )
  })

  test('the dry run of moving a template does not wait for a plan in progress', async ({
    assert,
  }) => {
    const company = await aCompanyThatGreets({ templates: [] })
    const { id } = await aTemplate(company, { eventType: 'BIRTHDAY', subject: '{{employeeName}}' })
    await born(company, 'Ana', `1992${addDays(todayIn(company.tenant.timezone), 2).slice(4)}`)

    const answer = await company.as(() =>
      transaction(async () => {
        await lockCalendar()
        return company.api.patch(
          `/communications/templates/${id}`,
          { sendDaysBefore: 3 },
          { prefer: 'dry-run' }
        )
      })
    )
    assert.lengthOf(ok(answer).effects.mail, 1)
  })

  test('one planning run finds the companies at their morning and finishes those without occasions', async ({
    assert,
  }) => {
    const early = await aCompanyThatGreets({ timezone: 'Pacific/Auckland' })
    const late = await aCompanyThatGreets()
    const suspended = await aCompanyThatGreets()
    for (const company of [early, late, suspended]) await born(company, 'Ana', '1990-03-10')
    await Tenant.query().where('id', suspended.tenant.id).update({ status: 'SUSPENDED' })
    const counts = async () =>
      Promise.all([early, late, suspended].map(async (company) => (await sendsOf(company)).length))

    clock.travelTo(new Date('2031-03-09T20:00:00Z'))
    await Promise.all([planCommunications(NEVER), planCommunications(NEVER)])
    assert.deepEqual(await counts(), [1, 0, 0])
    clock.travelTo(new Date('2031-03-10T13:00:00Z'))
    await Promise.all([planCommunications(NEVER), planCommunications(NEVER)])
    await planCommunications(NEVER)
    assert.deepEqual(await counts(), [1, 1, 0])
  })
})
