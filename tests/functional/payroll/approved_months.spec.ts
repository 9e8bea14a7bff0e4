import { test } from '@japa/runner'
import Big from 'big.js'
import { addDays, todayIn } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { signContract } from '#hr/actions/sign_contract'
import { aCompany, type Company } from '#tests/company'
import type { Answer } from '#tests/api'
import { approved, compute, draftOf, hire, ok, slipOf, told } from './helpers.js'

const TODAY = todayIn('America/Bogota')
const MONTH = TODAY.slice(0, 7)

const verb = ({ api }: Company, run: { id: string }, name: string) =>
  api.post(`/payroll-runs/${run.id}/${name}`)

const closed = (period: string, field?: string) => ({
  status: 409,
  code: 'PERIOD_CLOSED',
  period,
  ...(field && { errors: [{ field, code: 'PERIOD_CLOSED' }] }),
})

/**
 * February 2026 is approved: somebody since January, somebody who left before, somebody without a
 * contract.
 */
async function anApprovedFebruary() {
  const company = await aCompany()
  const ana = await hire(company, 3_000_000)
  const leo = await hire(company, 3_000_000, '2026-01-01', {
    type: 'FIXED_TERM',
    endDate: '2026-01-31',
  })
  const eva = ok(
    await company.api.post('/employees', {
      firstName: 'Eva',
      lastName: 'Paz',
      hireDate: '2026-01-01',
      baseSalary: 1,
    })
  )
  return { company, ana, leo, eva, run: await approved(company, '2026-02') }
}

const raise = ({ api }: Company, id: string, effectiveDate: string, newSalary = 3_300_000) =>
  api.post(`/employees/${id}/salary-increases`, { newSalary, effectiveDate })
const sign = ({ api }: Company, employeeId: string, startDate: string, more: object = {}) =>
  api.post('/contracts', { employeeId, salary: 2_000_000, startDate, ...more })
const end = ({ api }: Company, contractId: string, changes: object) =>
  api.patch(`/contracts/${contractId}`, changes)
const leave = ({ api }: Company, id: string, terminationDate?: string) =>
  api.post(`/employees/${id}/active-state`, { isActive: false, terminationDate })

test.group('Months whose payroll is approved', () => {
  test('an approved month refuses changes of its pay, with the month and the remedy', async ({
    assert,
  }) => {
    const { company, ana, leo, eva } = await anApprovedFebruary()
    const { api } = company
    const refused: [what: string, field: string | undefined, ask: () => Promise<Answer>][] = [
      ['a raise within the month', 'effectiveDate', () => raise(company, ana.id, '2026-02-11')],
      ['a raise before it', 'effectiveDate', () => raise(company, ana.id, '2026-01-15')],
      ['a contract within it', 'startDate', () => sign(company, eva.id, '2026-02-11')],
      [
        'a contract over it',
        'startDate',
        () => sign(company, eva.id, '2026-01-01', { endDate: '2026-12-31' }),
      ],
      [
        'a contract that is prolonged into it',
        'endDate',
        () => end(company, leo.contractId, { endDate: '2026-02-01' }),
      ],
      [
        'one that is prolonged for ever',
        'endDate',
        () => end(company, leo.contractId, { type: 'FIXED_TERM', endDate: '2027-01-31' }),
      ],
      [
        'a contract that ends within it',
        'endDate',
        () => end(company, ana.contractId, { endDate: '2026-02-15' }),
      ],
      [
        'one that ends before it',
        'endDate',
        () => end(company, ana.contractId, { endDate: '2026-01-15' }),
      ],
      ['a contract that is deleted', undefined, () => api.delete(`/contracts/${ana.contractId}`)],
      ['who leaves within it', 'terminationDate', () => leave(company, ana.id, '2026-02-15')],
      ['who leaves before it', 'terminationDate', () => leave(company, ana.id, '2026-01-31')],
      [
        'a suspension',
        'date',
        () =>
          api.post('/disciplinary-processes', {
            employeeId: ana.id,
            type: 'SUSPENSION',
            subject: 'x',
            description: 'y',
            date: '2026-02-27',
            suspensionDays: 3,
          }),
      ],
      [
        'an absence',
        'date',
        () => api.post('/absences', { employeeId: ana.id, date: '2026-02-11' }),
      ],
    ]
    const before = [
      ok(await api.get(`/contracts/${ana.contractId}`)),
      ok(await api.get(`/employees/${ana.id}`)),
      ok(await api.get(`/contracts/${leo.contractId}`)),
    ]
    for (const [what, field, ask] of refused) {
      const { body } = await ask()
      assert.containsSubset(body, closed('2026-02', field), what)
      assert.match(body.detail, /The payroll of 2026-02 is approved.* reverse its run/, what)
    }
    assert.deepEqual(
      [
        ok(await api.get(`/contracts/${ana.contractId}`)),
        ok(await api.get(`/employees/${ana.id}`)),
        ok(await api.get(`/contracts/${leo.contractId}`)),
      ],
      before
    )
    assert.equal(ok(await api.get(`/employees/${ana.id}/salary-increases`)).meta.total, 0)
    assert.equal(ok(await api.get('/contracts')).meta.total, 2)
  })

  test('records of other months stay open', async ({ assert }) => {
    const { company, ana, leo, eva } = await anApprovedFebruary()
    ok(await raise(company, ana.id, '2026-03-01'))
    ok(await sign(company, eva.id, '2026-01-01', { endDate: '2026-01-31' }))
    ok(await sign(company, eva.id, '2026-03-01'))
    ok(await end(company, leo.contractId, { endDate: '2026-01-30' }))
    ok(await end(company, leo.contractId, { notes: 'Con dotación' }))
    ok(await raise(company, leo.id, '2026-01-15'))
    ok(await end(company, ana.contractId, { endDate: '2026-06-30' }))
    ok(await end(company, ana.contractId, { endDate: null }))
    assert.containsSubset(
      ok(await leave(company, ana.id, '2026-02-28')),
      { isActive: false, terminationDate: '2026-02-28' },
      'the last day of the month is in it'
    )
    ok(await leave(company, leo.id, '2026-02-15'))
  })

  test('an approved month ignores the 31st, which is paid as the 30th', async ({ assert }) => {
    const company = await aCompany()
    const [ana, leo, luz] = [
      await hire(company, 3_000_000),
      await hire(company, 3_000_000),
      await hire(company, 3_000_000, '2026-03-31'),
    ]
    const eva = ok(
      await company.api.post('/employees', {
        firstName: 'Eva',
        lastName: 'Paz',
        hireDate: '2026-01-01',
        baseSalary: 1,
      })
    )
    const run = await approved(company, '2026-03')
    assert.containsSubset(
      (await sign(company, eva.id, '2026-03-31')).body,
      closed('2026-03', 'startDate')
    )
    assert.containsSubset(
      (await raise(company, ana.id, '2026-03-30')).body,
      closed('2026-03', 'effectiveDate')
    )
    assert.containsSubset(
      (await leave(company, leo.id, '2026-03-29')).body,
      closed('2026-03', 'terminationDate')
    )
    assert.containsSubset(
      await end(company, luz.contractId, { isActive: false, endDate: '2026-04-01' }),
      { status: 200 }
    )
    assert.containsSubset(
      (await company.api.delete(`/contracts/${luz.contractId}`)).body,
      closed('2026-03')
    )

    const increase = ok(await raise(company, ana.id, '2026-03-31'))
    ok(await company.api.delete(`/employees/${ana.id}/salary-increases/${increase.id}`))
    ok(await raise(company, ana.id, '2026-03-31'))
    ok(await leave(company, leo.id, '2026-03-30'))
    ok(await verb(company, run, 'reverse'))
    assert.equal((await approved(company, '2026-03')).net, run.net)
  })

  test('a month is open again after the reversal of its run', async ({ assert }) => {
    const { company, ana, run } = await anApprovedFebruary()
    ok(await verb(company, run, 'reverse'))
    const increase = ok(await raise(company, ana.id, '2026-02-11'))
    const again = await approved(company, '2026-02')
    assert.deepEqual(told(await slipOf(company, again)).slice(0, 2), [
      'SALARY: 1000000',
      'SALARY: 2200000',
    ])
    assert.containsSubset(
      (await company.api.delete(`/employees/${ana.id}/salary-increases/${increase.id}`)).body,
      closed('2026-02')
    )
    ok(await raise(company, ana.id, '2026-03-11', 4_000_000))
  })

  test('a raise between two others pays until the next one, and a month after that does not hold it up', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { id } = await hire(company, 3_000_000)
    ok(await raise(company, id, '2026-05-01', 5_000_000))
    await approved(company, '2026-06')
    ok(await raise(company, id, '2026-04-01', 4_000_000))
    assert.containsSubset(
      (await raise(company, id, '2026-05-15', 6_000_000)).body,
      closed('2026-06', 'effectiveDate')
    )
  })

  test('a termination in an approved month needs the reversal of its run', async ({ assert }) => {
    const company = await aCompany()
    const { id, contractId } = await hire(company, 3_000_000)
    const run = await approved(company, addDays(`${MONTH}-28`, 10).slice(0, 7))
    for (const [field, ask] of [
      ['terminationDate', () => leave(company, id)],
      ['isActive', () => end(company, contractId, { isActive: false })],
    ] as const) {
      assert.containsSubset((await ask()).body, closed(run.period, field))
    }
    assert.containsSubset(ok(await company.api.get(`/employees/${id}`)), {
      isActive: true,
      version: 1,
    })
    ok(await verb(company, run, 'reverse'))
    ok(await leave(company, id))
  })
})

test.group('Months that are being approved', () => {
  const changes: [
    what: string,
    paid: (lines: string[]) => boolean,
    change: (
      company: Company,
      who: { id: string; contractId: string },
      other: { id: string }
    ) => Promise<Answer>,
  ][] = [
    [
      'a raise',
      (lines) => lines.includes('SALARY: 2200000'),
      (company, { id }) => raise(company, id, '2026-02-11'),
    ],
    [
      'a contract',
      (lines) => lines.includes('SALARY: 1333333.33'),
      (company, _, other) => sign(company, other.id, '2026-02-11'),
    ],
    [
      'an end',
      (lines) => lines.includes('SALARY: 1500000'),
      (company, { contractId }) => end(company, contractId, { endDate: '2026-02-15' }),
    ],
    [
      'a departure',
      (lines) => lines.includes('SALARY: 1500000'),
      (company, { id }) => leave(company, id, '2026-02-15'),
    ],
    [
      'a deletion',
      (lines) => lines.length === 0,
      (company, { contractId }) => company.api.delete(`/contracts/${contractId}`),
    ],
  ]

  for (const [what, isPaid, change] of changes) {
    test(`${what} at the same moment is refused, or in the slips`, async ({ assert }) => {
      for (let round = 0; round < 6; round++) {
        const company = await aCompany()
        const who = await hire(company, 3_000_000)
        const other = ok(
          await company.api.post('/employees', {
            firstName: 'Eva',
            lastName: 'Paz',
            hireDate: '2026-01-01',
            baseSalary: 1,
          })
        )
        const run = await draftOf(company, '2026-02')
        const asked = [() => verb(company, run, 'approve'), () => change(company, who, other)]
        const [approval, changed] =
          round % 2
            ? (await Promise.all(asked.toReversed().map((ask) => ask()))).toReversed()
            : await Promise.all(asked.map((ask) => ask()))

        const how = `${approval.body.code ?? approval.status} ${changed.body?.code ?? changed.status}`
        if (approval.status === 200) assert.equal(changed.body.code, 'PERIOD_CLOSED', how)
        else {
          assert.equal(approval.body.code, 'OUTDATED', how)
          assert.isBelow(changed.status, 300, how)
          ok(await verb(company, run, 'recompute'))
          await compute(company, run)
          const slips = ok(await company.api.get(`/payroll-runs/${run.id}/payslips`)).data
          assert.isTrue(isPaid(slips.flatMap(told)), JSON.stringify(slips.map(told)))
        }
      }
    })
  }

  test('a contract that is being signed while a run is made, computed and approved is waited for', async ({
    assert,
  }) => {
    const company = await aCompany()
    await hire(company, 3_000_000)
    const eva = ok(
      await company.api.post('/employees', {
        firstName: 'Eva',
        lastName: 'Paz',
        hireDate: '2026-01-01',
        baseSalary: 1,
      })
    )
    const [signing, approval] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const change = company.as(() =>
      transaction(async () => {
        await signContract({
          employeeId: eva.id,
          type: 'INDEFINITE',
          salary: new Big(2_000_000),
          startDate: '2026-02-11',
        })
        signing.resolve()
        await approval.promise
      })
    )
    await signing.promise
    // The month is new: nothing was written down of it before.
    const run = await draftOf(company, '2026-02')
    const answer = verb(company, run, 'approve')
    approval.resolve()
    await change
    assert.equal((await answer).body.code, 'OUTDATED')
  })
})
