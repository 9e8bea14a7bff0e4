import { test } from '@japa/runner'
import { aCompany, unique, type Company } from '#tests/company'
import { accountNamed, anEntry } from '#tests/functional/accounting/books'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { ok } from '#tests/functional/payroll/helpers'

const aCenter = async ({ api }: Company, more: object = {}) =>
  ok(await api.post('/cost-centers', { code: unique('CC'), name: 'Ventas', ...more }))

/** An entry whose first line names the cost centre. */
async function postedBy(company: Company, costCenterId: string) {
  const entry = await anEntry(company)
  const [first, second] = entry.lines
  return company.api.post('/journal-entries', {
    ...entry,
    lines: [{ ...first, costCenterId }, second],
  })
}

test.group('Cost centres', () => {
  test('cost centres form a tree in the order of their codes', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const sales = await aCenter(company, { code: 'B-1', name: 'Ventas' })
    const office = await aCenter(company, { code: 'A-1', name: 'Administración' })
    const bogota = await aCenter(company, { code: 'B-2', name: 'Bogotá', parentId: sales.id })

    assert.containsSubset(sales, { code: 'B-1', parentId: null, active: true, version: 1 })
    const tree = ok(await api.get('/cost-centers?tree=true'))
    assert.deepEqual(
      tree.data.map(({ id, children }: any) => [id, children.map((child: any) => child.id)]),
      [
        [office.id, []],
        [sales.id, [bogota.id]],
      ]
    )
    assert.equal(tree.meta.total, 3)
    const listed = async (query: string) =>
      ok(await api.get(`/cost-centers?${query}`)).data.map(({ id }: any) => id)
    assert.deepEqual(await listed(`parentId=${sales.id}`), [bogota.id])
    assert.deepEqual(await listed('code=A-1'), [office.id])
    assert.deepEqual(await listed('search=bogota'), [bogota.id])
    assert.deepEqual(await listed('sort=code'), [office.id, sales.id, bogota.id])

    ok(await api.patch(`/cost-centers/${office.id}`, { active: false }))
    assert.deepEqual(await listed('active=false'), [office.id])
    assert.deepEqual(await listed('active=true&sort=code'), [sales.id, bogota.id])
  })

  test('bad input names the field', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const center = await aCenter(company, { code: 'UNO' })
    const refused = async (body: unknown, field: string, code: string) =>
      assert.containsSubset((await api.post('/cost-centers', body)).body, {
        errors: [{ field, code }],
      })

    await refused({ name: 'x' }, 'code', 'REQUIRED')
    await refused({ code: 'x' }, 'name', 'REQUIRED')
    await refused({ code: 'con blanco', name: 'x' }, 'code', 'INVALID')
    await refused({ code: 'A'.repeat(33), name: 'x' }, 'code', 'TOO_LONG')
    await refused({ code: 'X', name: 'x', parentId: 'x' }, 'parentId', 'INVALID_UUID')
    await refused({ code: 'X', name: 'x', parentId: NOBODYS_ID }, 'parentId', 'NOT_FOUND')
    await refused({ code: 'X', name: 'x', active: 'perhaps' }, 'active', 'TYPE')
    await refused({ code: 'X', name: 'x', color: 'red' }, 'color', 'UNKNOWN_FIELD')
    assert.containsSubset((await api.post('/cost-centers', { code: 'UNO', name: 'x' })).body, {
      status: 409,
      code: 'DUPLICATE',
      errors: [{ field: 'code' }],
    })
    assert.equal((await api.patch(`/cost-centers/${NOBODYS_ID}`, { name: 'x' })).status, 404)
    assert.equal(ok(await api.get(`/cost-centers/${center.id}`)).version, 1)
  })

  test('a cost centre cannot be beneath itself, also by two moves at once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [a, b] = [await aCenter(company), await aCenter(company)]
    const c = await aCenter(company, { parentId: b.id })
    const circle = { status: 422, errors: [{ field: 'parentId', code: 'INVALID' }] }
    for (const parentId of [b.id, c.id])
      assert.containsSubset((await api.patch(`/cost-centers/${b.id}`, { parentId })).body, circle)

    const moves = await Promise.all([
      api.patch(`/cost-centers/${a.id}`, { parentId: c.id }),
      api.patch(`/cost-centers/${b.id}`, { parentId: a.id }),
    ])
    assert.deepEqual(moves.map(({ status }) => status).sort(), [200, 422])
    assert.equal(ok(await api.get('/cost-centers?tree=true')).meta.total, 3)
    ok(await api.patch(`/cost-centers/${c.id}`, { parentId: null }))
  })

  test('a tree has at most 30 levels', async ({ assert }) => {
    const company = await aCompany()
    let parentId: string | null = null
    for (let level = 1; level <= 30; level++) parentId = (await aCenter(company, { parentId })).id
    const deeper = { code: unique('CC'), name: 'x', parentId }
    assert.containsSubset((await company.api.post('/cost-centers', deeper)).body, {
      errors: [{ field: 'parentId', code: 'INVALID' }],
    })
  })

  test('new lines refuse an inactive cost centre, and posted lines keep theirs', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const center = await aCenter(company)
    const entry = ok(await postedBy(company, center.id))
    assert.deepEqual(
      entry.lines.map(({ costCenterId }: any) => costCenterId),
      [center.id, null]
    )

    ok(await api.patch(`/cost-centers/${center.id}`, { active: false }))
    assert.containsSubset((await postedBy(company, center.id)).body, {
      status: 409,
      code: 'COST_CENTER_INACTIVE',
      errors: [{ field: 'lines.0.costCenterId' }],
    })
    assert.containsSubset((await postedBy(company, NOBODYS_ID)).body, {
      status: 422,
      errors: [{ field: 'lines.0.costCenterId', code: 'NOT_FOUND' }],
    })
    const opposite = ok(await api.post(`/journal-entries/${entry.id}/reverse`, {}))
    assert.equal(opposite.lines[0].costCenterId, center.id)
  })

  test('a cost centre that lines, employees or other centres name is not deleted', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [posted, parent, ofEmployee] = [
      await aCenter(company),
      await aCenter(company),
      await aCenter(company),
    ]
    ok(await postedBy(company, posted.id))
    const child = await aCenter(company, { parentId: parent.id })
    const employee = ok(
      await api.post('/employees', {
        firstName: 'Ana',
        lastName: 'Gómez',
        hireDate: '2026-01-01',
        baseSalary: 1,
        costCenterId: ofEmployee.id,
      })
    )
    for (const { id } of [posted, parent, ofEmployee])
      assert.containsSubset((await api.delete(`/cost-centers/${id}`)).body, {
        status: 409,
        code: 'IN_USE',
      })

    assert.equal((await api.delete(`/cost-centers/${child.id}`)).status, 204)
    assert.equal((await api.delete(`/cost-centers/${parent.id}`)).status, 204)
    ok(await api.patch(`/employees/${employee.id}`, { costCenterId: null }))
    assert.equal((await api.delete(`/cost-centers/${ofEmployee.id}`)).status, 204)
    assert.equal((await api.get(`/cost-centers/${ofEmployee.id}`)).status, 404)
  })

  test('a cost centre is not deleted while a posting with it runs', async ({ assert }) => {
    const company = await aCompany()
    for (let round = 0; round < 5; round++) {
      const center = await aCenter(company)
      const [posted, deleted] = await Promise.all([
        postedBy(company, center.id),
        company.api.delete(`/cost-centers/${center.id}`),
      ])
      assert.include(
        [
          [201, 409],
          [422, 204],
        ].map(String),
        String([posted.status, deleted.status])
      )
    }
    assert.isTrue(ok(await company.api.get('/reports/integrity')).ok)
  })
})

test.group('Rules of accounts', () => {
  const rulesOf = ({ requiresThirdParty, costCenter, taxNature }: any) => ({
    requiresThirdParty,
    costCenter,
    taxNature,
  })
  const anAccount = (more: object = {}) => ({
    code: `5195${Math.floor(Math.random() * 1e9)}`,
    name: 'Gastos',
    nature: 'DEBIT',
    ...more,
  })

  test('an account has the rules of its parent, unless it has its own', async ({ assert }) => {
    const { api } = await aCompany()
    assert.deepEqual(rulesOf(ok(await api.post('/accounts', anAccount()))), {
      requiresThirdParty: false,
      costCenter: 'OPTIONAL',
      taxNature: null,
    })
    const rules = { requiresThirdParty: true, costCenter: 'REQUIRED', taxNature: 'SERVICES' }
    const parent = ok(await api.post('/accounts', anAccount(rules)))
    assert.deepEqual(rulesOf(parent), rules)
    assert.deepEqual(rulesOf(ok(await api.get(`/accounts/${parent.id}`))), rules)

    const child = (more: object = {}) =>
      api.post('/accounts', anAccount({ parentId: parent.id, ...more }))
    assert.deepEqual(rulesOf(ok(await child())), rules)
    const own = ok(await child({ costCenter: 'NONE', taxNature: 'GOODS' }))
    assert.deepEqual(rulesOf(own), { ...rules, costCenter: 'NONE', taxNature: 'GOODS' })
    const changed = ok(
      await api.patch(`/accounts/${own.id}`, { requiresThirdParty: false, taxNature: null })
    )
    assert.deepEqual(rulesOf(changed), {
      requiresThirdParty: false,
      costCenter: 'NONE',
      taxNature: null,
    })
    assert.containsSubset((await child({ costCenter: 'SOMETIMES' })).body, {
      errors: [{ field: 'costCenter', code: 'INVALID_CHOICE' }],
    })
  })

  test('lines need what their account requires, and each fault is named', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const center = await aCenter(company)
    const party = ok(
      await api.post('/third-parties', {
        documentType: '31',
        documentNumber: '900123456',
        legalName: 'Papelería El Punto S.A.S.',
      })
    )
    const account = async (more: object) => ok(await api.post('/accounts', anAccount(more))).id
    const strict = await account({ requiresThirdParty: true, costCenter: 'REQUIRED' })
    const without = await account({ costCenter: 'NONE' })
    const cash = await accountNamed(company, '110505')
    const post = (line: object, other: object = {}) =>
      api.post('/journal-entries', {
        entryDate: '2026-05-10',
        concept: 'Papelería',
        lines: [
          { accountId: strict, debitAmount: 119, ...line },
          { accountId: without, debitAmount: 1, ...other },
          { accountId: cash, creditAmount: 120 },
        ],
      })

    assert.containsSubset((await post({}, { costCenterId: center.id })).body, {
      status: 422,
      errors: [
        { field: 'lines.0.thirdPartyId', code: 'REQUIRED' },
        { field: 'lines.0.costCenterId', code: 'REQUIRED' },
        { field: 'lines.1.costCenterId', code: 'INVALID' },
      ],
    })
    assert.containsSubset((await post({ thirdPartyId: NOBODYS_ID })).body, {
      errors: [{ field: 'lines.0.thirdPartyId', code: 'NOT_FOUND' }],
    })
    assert.containsSubset((await post({ taxBase: -1 })).body, {
      errors: [{ field: 'lines.0.taxBase' }],
    })
    const full = { thirdPartyId: party.id, costCenterId: center.id, taxBase: 100 }
    const made = ok(await post({ ...full }))
    assert.containsSubset(made.lines[0], full)
    assert.containsSubset(made.lines[2], { thirdPartyId: null, costCenterId: null, taxBase: null })
    assert.deepEqual(ok(await api.get(`/journal-entries/${made.id}`)), made)
    const opposite = ok(await api.post(`/journal-entries/${made.id}/reverse`, {}))
    assert.containsSubset(opposite.lines[0], { ...full, creditAmount: 119 })
  })

  test('a document is refused where its account wants a cost centre that it has not', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const expense = await accountNamed(company, '519595')
    const cash = await accountNamed(company, '110505')
    const spend = () =>
      api.post('/expenses', {
        description: 'Papelería',
        amount: 10,
        paymentAccountId: cash,
        expenseDate: '2026-05-10',
      })
    const first = ok(await spend())
    ok(await api.patch(`/accounts/${expense}`, { costCenter: 'REQUIRED' }))
    assert.containsSubset((await spend()).body, {
      status: 422,
      errors: [{ field: 'costCenterId', code: 'REQUIRED' }],
    })
    // A posting of before can still be taken back.
    ok(await api.post(`/expenses/${first.id}/void`, { reason: 'Duplicado' }))
    ok(await api.patch(`/accounts/${expense}`, { costCenter: 'OPTIONAL' }))
    ok(await spend())
  })
})
