import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany } from '#tests/company'
import { readAll } from '#tests/cursors'
import { isInvalid } from '#tests/functional/core/refusals'
import { accountNamed, anEntry, booksOf } from '#tests/functional/accounting/books'

test.group('Accounts', () => {
  test('a company of Colombia has the PUC, another the general chart', async ({ assert }) => {
    const [co, pe] = [await aCompany(), await aCompany({ countryCode: 'PE' })]

    const caja = (await co.api.get('/accounts?code=110505')).body
    assert.containsSubset(caja.data, [
      { name: 'Caja general', type: 'ASSET', nature: 'DEBIT', isGroup: false, countryCode: 'CO' },
    ])
    assert.isAbove((await co.api.get('/accounts')).body.meta.total, 150)
    assert.equal((await pe.api.get('/accounts?code=110505')).body.meta.total, 0)
    assert.containsSubset((await pe.api.get('/accounts?code=1010')).body.data, [{ name: 'Caja' }])
    assert.containsSubset(
      (await co.api.get('/accounts?search=depreciacion%20acumulada')).body.data,
      [{ code: '1592', nature: 'CREDIT', isContra: true }]
    )

    for (const [query, field, code] of [
      ['limit=0', 'limit', 'TOO_SMALL'],
      ['sort=size', 'sort', 'INVALID_CHOICE'],
    ]) {
      assert.containsSubset((await co.api.get(`/accounts?tree=true&${query}`)).body, {
        status: 422,
        errors: [{ field, code }],
      })
    }
    const tree = (await co.api.get('/accounts?tree=true')).body.data
    assert.deepEqual(
      tree.map(({ code }: any) => code),
      ['1', '2', '3', '4', '5', '6', '7']
    )
    assert.containsSubset(tree[0].children[0], {
      code: '11',
      children: [{ code: '1105', children: [{ code: '110505', children: [] }] }],
    })
  })

  test('the general chart is named in the language that the company has when it is made, and stays so', async ({
    assert,
  }) => {
    const [pe, us] = [
      await aCompany({ countryCode: 'PE', locale: 'es-PE' }),
      await aCompany({ countryCode: 'US', locale: 'en-US' }),
    ]
    const chartOf = async ({ api }: typeof pe) =>
      (await readAll(api, '/accounts', 'limit=100'))
        .map(({ code, name, type, nature, isContra, isGroup, countryCode }: any) => ({
          code,
          name,
          facts: [type, nature, isContra, isGroup, countryCode],
        }))
        .sort((a: any, b: any) => (a.code < b.code ? -1 : 1))
    const [spanish, english] = [await chartOf(pe), await chartOf(us)]

    assert.deepEqual(
      spanish.map(({ code, facts }: any) => [code, facts]),
      english.map(({ code, facts }: any) => [code, facts])
    )
    for (const chart of [spanish, english])
      assert.isEmpty(chart.filter(({ name }: any) => !name.trim()))
    const named = (chart: any[]) => Object.fromEntries(chart.map(({ code, name }) => [code, name]))
    assert.containsSubset(named(spanish), {
      1: 'Activo',
      1110: 'Clientes',
      2110: 'Impuestos sobre las ventas',
      6010: 'Costo de la mercancía vendida',
    })
    assert.containsSubset(named(english), {
      1: 'Assets',
      1110: 'Trade receivables',
      2110: 'Tax on sales',
      6010: 'Cost of goods sold',
    })
    assert.deepEqual(
      spanish
        .filter(({ name }: any, index: number) => name === english[index].name)
        .map(({ name }: any) => name),
      ['Capital']
    )

    await pe.api.patch('/settings/tenant', { locale: 'en-US' })
    await us.api.patch('/settings/tenant', { locale: 'es-MX' })
    assert.deepEqual([await chartOf(pe), await chartOf(us)], [spanish, english])
    assert.containsSubset((await pe.api.get('/accounts?search=depreciacion')).body.data, [
      { code: '1590', isContra: true },
    ])
  })

  test('an account takes its type from its parent or its code, and its code is its own', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    const top = await api.post('/accounts', { code: '5999', name: 'Donaciones', nature: 'DEBIT' })
    assert.equal(top.status, 201, top.text)
    assert.containsSubset(top.body, { type: 'EXPENSE', isActive: true, parentId: null, version: 1 })
    const child = await api.post('/accounts', {
      code: 'D-1',
      name: 'En especie',
      nature: 'DEBIT',
      parentId: top.body.id,
    })
    assert.containsSubset(child.body, { type: 'EXPENSE', parentId: top.body.id })
    assert.isTrue((await api.get(`/accounts/${top.body.id}`)).body.isGroup)

    assert.containsSubset(
      (await api.post('/accounts', { code: '5999', name: 'Otra', nature: 'DEBIT' })).body,
      { status: 409, code: 'DUPLICATE', errors: [{ field: 'code' }] }
    )
    for (const [code, nature, type] of [
      ['X-1', 'DEBIT', 'ASSET'],
      ['8105', 'DEBIT', 'ASSET'],
      ['9105', 'CREDIT', 'LIABILITY'],
    ])
      assert.equal(
        (await api.post('/accounts', { code, name: 'Sin tipo', nature })).body.type,
        type,
        code
      )
    assert.containsSubset(
      (
        await api.post('/accounts', {
          code: 'X-2',
          name: 'Al revés',
          nature: 'CREDIT',
          parentId: top.body.id,
        })
      ).body,
      { status: 422, errors: [{ field: 'nature' }] }
    )
    assert.equal(
      (
        await api.post('/accounts', {
          code: 'X-2',
          name: 'Contra',
          nature: 'CREDIT',
          isContra: true,
          parentId: top.body.id,
        })
      ).status,
      201
    )
    assert.containsSubset(
      (
        await api.post('/accounts', {
          code: 'X-3',
          name: 'Huérfana',
          nature: 'DEBIT',
          parentId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
        })
      ).body,
      { status: 422, errors: [{ field: 'parentId', code: 'NOT_FOUND' }] }
    )

    const changed = await api.patch(`/accounts/${child.body.id}`, {
      name: 'En dinero',
      isActive: false,
      code: 'D-1',
    })
    assert.containsSubset(changed.body, { name: 'En dinero', isActive: false })
    assert.containsSubset(
      (await api.patch(`/accounts/${top.body.id}`, { parentId: child.body.id })).body,
      { status: 422, errors: [{ field: 'parentId', code: 'IMMUTABLE_FIELD' }] }
    )
  })

  test('inactive accounts are listed apart from active ones', async ({ assert }) => {
    const { api } = await aCompany()
    const found = async (query: string) =>
      (await readAll(api, '/accounts', `limit=100${query}`)).map(({ id }) => id)
    const active = await found('')
    const { id: inactive } = (
      await api.post('/accounts', { code: '519596', name: 'Sin uso', nature: 'DEBIT' })
    ).body
    assert.equal((await api.patch(`/accounts/${inactive}`, { isActive: false })).status, 200)

    assert.deepEqual(await found('&active=false'), [inactive])
    assert.sameMembers(await found('&active=true'), active)
    assert.sameMembers(await found(''), [...active, inactive])
  })

  test('a chart has as many levels as can be read as a tree', async ({ assert }) => {
    const { api } = await aCompany()
    let parentId: string | undefined
    for (let level = 1; level <= 30; level++) {
      const made = await api.post('/accounts', {
        code: `9${'0'.repeat(level)}`,
        name: `Nivel ${level}`,
        nature: 'DEBIT',
        parentId,
      })
      assert.equal(made.status, 201, made.text)
      parentId = made.body.id
    }
    isInvalid(
      assert,
      await api.post('/accounts', { code: '99', name: 'x', nature: 'DEBIT', parentId }),
      'parentId',
      'INVALID'
    )

    let [branch] = (await api.get('/accounts?tree=true')).body.data.filter(
      ({ code }: any) => code === '90'
    )
    for (let level = 1; level < 30; level++) branch = branch.children[0]
    assert.containsSubset(branch, { id: parentId, children: [] })
  })

  test('an account that was posted to has no children, is not deleted, and keeps its ledger', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    for (const [entryDate, amount] of [
      ['2026-01-31', 100],
      ['2026-05-10', 30.5],
      ['2026-05-20', 20],
    ] as const)
      assert.equal(
        (await api.post('/journal-entries', await anEntry(company, amount, { entryDate }))).status,
        201
      )
    const [caja, capital] = [
      await accountNamed(company, '110505'),
      await accountNamed(company, '311505'),
    ]
    const before = await booksOf(company)

    assert.containsSubset(
      (
        await api.post('/accounts', {
          code: '31150501',
          name: 'Socio A',
          nature: 'CREDIT',
          parentId: capital,
        })
      ).body,
      { status: 409, code: 'IN_USE' }
    )
    assert.equal((await api.delete(`/accounts/${capital}`)).body.code, 'IN_USE')
    assert.equal(
      (await api.delete(`/accounts/${await accountNamed(company, '3115')}`)).body.code,
      'IN_USE'
    )
    assert.equal(
      (await api.delete(`/accounts/${await accountNamed(company, '130505')}`)).body.code,
      'IN_USE'
    )
    assert.equal((await api.patch(`/accounts/${caja}`, { isActive: false })).body.code, 'IN_USE')
    assert.equal(await booksOf(company), before)

    const ledger = (await api.get(`/accounts/${caja}/ledger?from=2026-05-01&to=2026-05-15`)).body
    assert.containsSubset(ledger, {
      opening: 100,
      closing: 130.5,
      totals: { debit: 30.5, credit: 0 },
      data: [{ debit: 30.5, credit: 0, balance: 130.5, number: 2, entryDate: '2026-05-10' }],
    })
    const second = (await api.get(`/accounts/${capital}/ledger?limit=2&page=2`)).body
    assert.containsSubset(second, {
      opening: 0,
      closing: 150.5,
      data: [{ credit: 20, balance: 150.5 }],
      meta: { total: 3, totalPages: 2 },
    })
  })

  test('an account ledger without a last day goes up to its last entry, also a future one', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [today, caja] = [todayIn(company.tenant.timezone), await accountNamed(company, '110505')]
    const ledger = async (query = '') =>
      (await company.api.get(`/accounts/${caja}/ledger${query}`)).body
    assert.containsSubset(await ledger(), { to: today, closing: 0 })

    await company.api.post(
      '/journal-entries',
      await anEntry(company, 100, { entryDate: addDays(today, -1) })
    )
    assert.containsSubset(await ledger(), { to: today, closing: 100 })
    await company.api.post(
      '/journal-entries',
      await anEntry(company, 7, { entryDate: addDays(today, 9) })
    )
    assert.containsSubset(await ledger(), { to: addDays(today, 9), closing: 107 })
    assert.containsSubset(await ledger(`?to=${today}`), { to: today, closing: 100 })
  })

  test('pages behind a cursor of an account ledger keep their balances when earlier lines are added', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const days = [
      '2026-01-31',
      '2026-05-10',
      '2026-05-10',
      '2026-05-10',
      '2026-05-20',
      '2026-06-30',
      '2026-07-01',
    ]
    for (const [index, entryDate] of days.entries())
      assert.equal(
        (
          await api.post(
            '/journal-entries',
            await anEntry(company, 10.25 * (index + 1), { entryDate })
          )
        ).status,
        201
      )
    const path = `/accounts/${await accountNamed(company, '311505')}/ledger`

    const { body: whole, headers } = await api.get(path)
    assert.equal(
      headers.get('link'),
      `</api/v1${path}?page=1>; rel="first", </api/v1${path}?page=1>; rel="last"`
    )
    for (const range of ['', '&from=2026-05-10', '&from=2026-02-01&to=2026-06-30']) {
      const { data } = (await api.get(`${path}?${range.slice(1)}`)).body
      for (const limit of [1, 2, 3])
        assert.deepEqual(await readAll(api, path, `limit=${limit}${range}`), data)
    }

    const first = (await api.get(`${path}?limit=3&cursor=`)).body
    assert.containsSubset(first, {
      opening: 0,
      closing: whole.closing,
      totals: whole.totals,
      meta: { limit: 3 },
    })
    assert.equal(
      (
        await api.post(
          '/journal-entries',
          await anEntry(company, 1000, { entryDate: '2026-02-01' })
        )
      ).status,
      201
    )
    const { data } = (await api.get(`${path}?cursor=${first.meta.nextCursor}`)).body
    assert.deepEqual(
      data.map(({ balance }: any) => balance),
      whole.data.slice(3).map(({ balance }: any) => balance + 1000)
    )

    isInvalid(
      assert,
      await api.get(`${path}?cursor=${first.meta.nextCursor}&from=2026-06-01`),
      'cursor',
      'INVALID'
    )
    isInvalid(
      assert,
      await api.get(`${path}?cursor=${first.meta.nextCursor}&sort=-entryDate`),
      'cursor',
      'INVALID'
    )
    isInvalid(
      assert,
      await api.get(
        `${path}?cursor=${Buffer.from('["2026-05-10T00:00:00Z","x",1]').toString('base64url')}`
      ),
      'cursor',
      'INVALID'
    )
  })

  test('an account ledger is also read from its end, with the balance after each line', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const days = [
      '2026-01-31',
      '2026-05-10',
      '2026-05-10',
      '2026-05-10',
      '2026-05-20',
      '2026-06-30',
      '2026-07-01',
    ]
    for (const [index, entryDate] of days.entries())
      assert.equal(
        (
          await api.post(
            '/journal-entries',
            await anEntry(company, 10.25 * (index + 1), { entryDate })
          )
        ).status,
        201
      )

    for (const path of [
      `/accounts/${await accountNamed(company, '311505')}/ledger`,
      `/accounts/${await accountNamed(company, '110505')}/ledger`,
    ]) {
      for (const range of [
        '',
        '&from=2026-05-10',
        '&from=2026-02-01&to=2026-06-30',
        '&to=2026-05-10',
      ]) {
        const { data, ...told } = (await api.get(`${path}?sort=entryDate${range}`)).body
        const { data: backwards, ...toldBackwards } = (
          await api.get(`${path}?sort=-entryDate${range}`)
        ).body
        assert.deepEqual([backwards, toldBackwards], [data.toReversed(), told], range)

        for (const limit of [1, 2, 3]) {
          assert.deepEqual(
            await readAll(api, path, `sort=-entryDate&limit=${limit}${range}`),
            backwards
          )
          assert.deepEqual(
            (await api.get(`${path}?sort=-entryDate&page=2&limit=${limit}${range}`)).body.data,
            backwards.slice(limit, 2 * limit)
          )
        }
      }
      const { nextCursor } = (await api.get(`${path}?sort=-entryDate&limit=3&cursor=`)).body.meta
      isInvalid(assert, await api.get(`${path}?cursor=${nextCursor}`), 'cursor', 'INVALID')
      for (const sort of ['nothing', 'createdAt', 'entryDate,entryDate'])
        isInvalid(assert, await api.get(`${path}?sort=${sort}`), 'sort', 'INVALID_CHOICE')
    }
  })

  test('a parent that loses its last child takes postings again', async ({ assert }) => {
    const { api } = await aCompany()
    const parent = (await api.post('/accounts', { code: '59', name: 'Otros', nature: 'DEBIT' }))
      .body
    const child = (
      await api.post('/accounts', {
        code: '5901',
        name: 'Uno',
        nature: 'DEBIT',
        parentId: parent.id,
      })
    ).body

    assert.equal((await api.delete(`/accounts/${child.id}`)).status, 204)
    assert.isFalse((await api.get(`/accounts/${parent.id}`)).body.isGroup)
    const { body: log } = await api.get(
      `/audit-logs?entity=account&entityId=${parent.id}&action=account.updated`
    )
    assert.deepEqual(
      log.data.map(({ after }: any) => after),
      [{ isGroup: false }, { isGroup: true }]
    )
    assert.equal((await api.delete(`/accounts/${parent.id}`)).status, 204)
  })
})
