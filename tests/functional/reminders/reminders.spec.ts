import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { remindCompany } from '#reminders/daily/remind_company'
import { listensTo } from '#tests/functional/announced'
import { aCustomer, entriesOf, ok } from '#tests/functional/sales/shop'
import { aCreditor, aLevel, preview, run } from '#tests/functional/reminders/reminding'

const NEVER = new AbortController().signal

/** Moves what was sent into the past, as if `days` had gone by. */
const daysLater = ({ as, tenant }: any, days: number) =>
  as(async () => {
    await execute(
      'UPDATE reminders SET date = DATE_SUB(date, INTERVAL ? DAY) WHERE tenant_id = ?',
      [days, tenant.id]
    )
    await execute(
      'UPDATE invoices SET due_date = DATE_SUB(due_date, INTERVAL ? DAY) WHERE tenant_id = ?',
      [days, tenant.id]
    )
  })

const LEVELS_IN_TURN =
  '20 days after the due day only the level of 15 is sent, on the 30th its own, ' +
  'and nothing once it is paid'

test.group('Reminders', () => {
  test(LEVELS_IN_TURN, async ({ assert }) => {
    const company = await aCreditor()
    const { api, owes } = company
    const invoice = await owes(20)

    const { reminders } = await run(company)
    assert.lengthOf(reminders, 1)
    assert.containsSubset(reminders[0], {
      ...{ balance: 1_190_000, charge: 0, status: 'QUEUED', to: ['pagos@penon.test'] },
      subject: 'Aviso de 20 días a Café Ñandú',
      rows: [{ invoiceId: invoice.id, position: 1, days: 20, balance: 1_190_000 }],
    })
    assert.deepEqual((await run(company)).reminders, [])

    await daysLater(company, 10)
    const [last] = (await run(company)).reminders
    assert.equal(last.rows[0].days, 30)
    assert.equal(ok(await api.get('/reminders')).meta.total, 2)
    assert.deepEqual(
      ok(await api.get(`/reminders/${last.id}`)),
      ok(await api.get(`/reminders?levelId=${last.levelId}`)).data[0]
    )

    await aLevel(company, 45)
    await daysLater(company, 20)
    ok(
      await api.post('/payments', {
        ...{ invoiceId: invoice.id, amount: 1_190_000, paymentMethod: 'CASH' },
      })
    )
    assert.deepEqual((await run(company)).reminders, [])
  })

  test('24 % a year of 1,190,000 for 45 days are shown as 35,210.96, and posted by a charge alone', async ({
    assert,
  }) => {
    const company = await aCreditor([])
    await aLevel(company, 30, { yearlyRate: 24 })
    const { id } = await company.owes(45)
    const shown = await preview(company)
    assert.containsSubset(shown.reminders[0], {
      ...{ balance: 1_190_000, charge: 35_210.96 },
      rows: [{ days: 45, charge: 35_210.96 }],
    })
    assert.equal((await preview(company, addDays(company.today, -20))).reminders.length, 0)
    const { reminders } = await run(company)
    assert.equal(reminders[0].charge, 35_210.96)
    assert.equal(ok(await company.api.get(`/invoices/${id}`)).balance, 1_190_000)

    const path = `/reminders/${reminders[0].id}/charge`
    const answers = await Promise.all([1, 2, 3].map(() => company.api.post(path)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409, 409]
    )
    const note = answers.find(({ status }) => status === 201)!.body
    assert.containsSubset(note, {
      ...{ type: 'DEBIT_NOTE', relatedInvoiceId: id, total: 35_210.96, balance: 35_210.96 },
      ...{ taxTotal: 0, status: 'ISSUED' },
    })
    assert.equal(ok(await company.api.get(`/reminders/${reminders[0].id}`)).debitNoteId, note.id)
    assert.deepEqual(await entriesOf(company, note.id), [
      'Dr receivable 35210.96',
      'Cr late_fees 35210.96',
    ])
  })

  test('one mail has all invoices of a customer, with the text of the highest level', async ({
    assert,
  }) => {
    const company = await aCreditor()
    await company.owes(2)
    await company.owes(40)
    await company.owes(-10)
    const { reminders } = await run(company)
    assert.deepEqual(
      reminders.map((one: any) => [one.balance, one.rows.map(({ days }: any) => days)]),
      [[2_380_000, [40, 2]]]
    )
    assert.equal(reminders[0].levelId, reminders[0].rows[0].levelId)

    const later = await company.owes(16)
    const { reminders: none, skipped } = await run(company)
    assert.deepEqual([none, skipped[0].reason], [[], 'TOO_SOON'])
    await daysLater(company, 7)
    const [next] = (await run(company)).reminders
    assert.include(
      next.rows.map(({ invoiceId }: any) => invoiceId),
      later.id
    )
  })

  test('a level before the due day is sent before it', async ({ assert }) => {
    const company = await aCreditor([-3])
    await company.owes(-4)
    assert.deepEqual((await run(company)).reminders, [])
    await company.owes(-3)
    assert.equal((await run(company)).reminders[0].rows[0].days, -3)
  })

  test('nobody is reminded who has no address, wants none, disputes it, or has paid in advance', async ({
    assert,
  }) => {
    const company = await aCreditor()
    const { api, owes } = company
    const silent = await aCustomer(company)
    const unwilling = await aCustomer(company, { email: 'a@x.test', reminders: false })
    const ahead = await aCustomer(company, { email: 'b@x.test' })
    const disputed = await owes(20)
    for (const { id } of [silent, unwilling, ahead]) await owes(20, { customerId: id })
    ok(await api.patch(`/invoices/${disputed.id}`, { disputedUntil: company.today }))
    ok(
      await api.post('/payments', {
        ...{ customerId: ahead.id, amount: 1_190_000, paymentMethod: 'CASH' },
      })
    )
    const { reminders, skipped } = await run(company)
    assert.deepEqual(reminders, [])
    assert.sameDeepMembers(
      skipped.map(({ customerId, reason }: any) => [customerId, reason]),
      [
        [silent.id, 'NO_EMAIL'],
        [unwilling.id, 'REMINDERS_OFF'],
        [ahead.id, 'COVERED'],
      ]
    )
  })

  test('each instalment of payment terms is reminded by its own due day', async ({ assert }) => {
    const company = await aCreditor()
    const terms = ok(
      await company.api.post('/payment-terms', {
        name: 'Cuotas',
        lines: [
          { percent: 30, days: 0 },
          { balance: true, days: 60 },
        ],
      })
    )
    const { id } = await company.owes(0, { dueDate: undefined, paymentTermsId: terms.id })
    const due = await preview(company, addDays(company.today, 20))
    assert.containsSubset(due.reminders[0].rows, [
      { invoiceId: id, position: 1, days: 20, balance: 357_000 },
    ])
    assert.lengthOf(due.reminders[0].rows, 1)
    const both = await preview(company, addDays(company.today, 75))
    assert.deepEqual(
      both.reminders[0].rows.map(({ position, balance }: any) => [position, balance]),
      [
        [1, 357_000],
        [2, 833_000],
      ]
    )
  })

  test('two workers and four requests at once send one mail', async ({ assert }) => {
    const company = await aCreditor()
    await company.owes(20)
    await Promise.all([
      ...[1, 2].map(() => company.as(() => remindCompany({ signal: NEVER }))),
      ...[1, 2, 3, 4].map(() => company.api.post('/reminders/run')),
    ])
    assert.equal(ok(await company.api.get('/reminders')).meta.total, 1)
    const sent = await company.as(() =>
      rows("SELECT id FROM outbox_messages WHERE tenant_id = ? AND job = 'reminder'", [
        Current.tenantId,
      ])
    )
    assert.lengthOf(sent, 1)
  })

  test('levels refuse unknown placeholders, equal days and fees below zero', async ({ assert }) => {
    const company = await aCreditor([15])
    const level = { afterDays: 15, subject: 'Aviso', body: 'Debe {{balance}}.' }
    const wrong: [body: object, status: number, code: string, field: string][] = [
      [level, 409, 'DUPLICATE', 'afterDays'],
      [{ ...level, afterDays: 3, body: '{{saldo}}' }, 422, 'UNKNOWN_PLACEHOLDER', 'body'],
      [{ ...level, afterDays: 3, fee: -1 }, 422, 'TOO_SMALL', 'fee'],
      [{ ...level, afterDays: 3, subject: 'A\nB' }, 422, 'INVALID_CHARACTER', 'subject'],
      [{ subject: 'A', body: 'B' }, 422, 'REQUIRED', 'afterDays'],
    ]
    for (const [body, status, code, field] of wrong) {
      const answer = await company.api.post('/reminder-levels', body)
      assert.equal(answer.status, status, answer.text)
      assert.containsSubset(answer.body.errors[0], { code, field })
    }
    const dry = await company.api.post('/reminders/run', undefined, { prefer: 'dry-run' })
    assert.equal(dry.status, 200)
    assert.equal(ok(await company.api.get('/reminders')).meta.total, 0)
  })

  test('the morning announces what is overdue or due soon, each instalment once', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCreditor([])
    const [overdue, dueSoon] = ['invoice.overdue', 'invoice.due_soon'].map((event) =>
      listensTo(event, cleanup)
    )
    const [late, soon] = [await company.owes(1), await company.owes(-3)]
    await company.owes(-4)
    for (let nth = 0; nth < 2; nth++) await company.as(() => remindCompany({ signal: NEVER }))
    await company.as(() =>
      execute('UPDATE reminder_calendars SET planned_through = ? WHERE tenant_id = ?', [
        addDays(company.today, -3),
        company.tenant.id,
      ])
    )
    await company.as(() => remindCompany({ signal: NEVER }))
    assert.containsSubset(await overdue(company), [{ invoiceId: late.id, position: 1 }])
    assert.lengthOf(await overdue(company), 1)
    assert.containsSubset(await dueSoon(company), [{ invoiceId: soon.id, position: 1 }])
    assert.lengthOf(await dueSoon(company), 1)
  })
})
