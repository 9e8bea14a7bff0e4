import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { divideMessages } from '#integrations/webhooks/divide'
import { clientOf, type Api } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { accountNamed, anEntry } from '#tests/functional/accounting/books'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { approved, aUserWith, hire, ok } from '#tests/functional/payroll/helpers'

/** Two people, two months approved, the first paid from a bank; entries by hand around it. */
async function aYear() {
  const company = await aCompany()
  const { api } = company
  const people = [
    await hire(company, 7_654_321.09),
    await hire(company, 3_210_987.65, '2026-02-01'),
  ]
  const bank = ok(await api.post('/bank-accounts', { name: unique('Banco'), type: 'BANK' }))
  const hooks = ok(
    await api.post('/webhooks', {
      url: 'https://erp.example.com/hooks',
      events: ['journal_entry.created'],
    })
  )
  const runs = [await approved(company, '2026-01'), await approved(company, '2026-02')]
  ok(await api.post(`/payroll-runs/${runs[0].id}/pay`, { bankAccountId: bank.id }))
  const reader = (await company.aUser('VIEWER')).api
  return {
    ...company,
    people,
    runs,
    bank,
    hooks,
    reader,
    auditor: await aUserWith(company, 'audit:read', 'accounting:read'),
  }
}

const EVER = 'from=2026-01-01&to=2040-12-31'

const entriesOf = async (api: Api) =>
  ok(await api.get('/journal-entries?limit=100&sort=number')).data as any[]

/** All pages of a ledger, by pages and by cursors, in an order. */
async function wholeLedger(api: Api, path: string, limit: number, sort: string) {
  const [pages, behind]: any[][] = [[], []]
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = ok(await api.get(`${path}?limit=${limit}&page=${page}&sort=${sort}`))
    pages.push(...data)
    last = meta.totalPages
  }
  for (let cursor: string | null = ''; cursor !== null;) {
    const { data, meta }: any = ok(
      await api.get(`${path}?limit=${limit}&cursor=${cursor}&sort=${sort}`)
    )
    behind.push(...data)
    cursor = meta.nextCursor
  }
  return { pages, behind }
}

test.group('Pay in the books', () => {
  test('entries of pay are known as such: by hand, of a run, its payment and its reversal', async ({
    assert,
  }) => {
    const company = await aYear()
    const { api, runs } = company
    ok(
      await api.post(
        '/journal-entries',
        await anEntry(company, 5, { entryType: 'PAYROLL', concept: 'Nómina de antes' })
      )
    )
    ok(
      await api.post(
        '/journal-entries',
        await anEntry(company, 6, {
          entryType: 'PAYMENT',
          concept: 'Pago de nómina a mano',
          reference: runs[1].id,
        })
      )
    )
    for (const reference of ['x', NOBODYS_ID])
      ok(await api.post('/journal-entries', await anEntry(company, 7, { reference })))
    const byHand = (await entriesOf(api)).find(({ concept }) => concept === 'Nómina de antes')
    ok(await api.post(`/journal-entries/${byHand.id}/reverse`, {}))
    ok(await api.post(`/payroll-runs/${runs[0].id}/reverse`, { reason: 'Error' }))

    const kinds = (await entriesOf(api)).map(({ entryType, isPay, byHand, reversesId }) =>
      [entryType, isPay, byHand, reversesId !== null].join()
    )
    assert.deepEqual(kinds, [
      'PAYROLL,true,false,false',
      'PAYROLL,true,false,false',
      'PAYMENT,true,false,false',
      'PAYROLL,true,true,false',
      'PAYMENT,true,true,false',
      'MANUAL,false,true,false',
      'MANUAL,false,true,false',
      'PAYROLL,true,true,true',
      'PAYROLL,true,false,true',
      'PAYMENT,true,false,true',
    ])
    const unmarked = await company.as(() =>
      rows(
        'SELECT l.line FROM journal_lines l JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id WHERE l.tenant_id = ? AND l.is_pay <> e.is_pay',
        [Current.tenantId]
      )
    )
    assert.isEmpty(unmarked)
  })

  test('lines and totals of payroll entries need payroll:read', async ({ assert }) => {
    const { api, reader, aUser } = await aYear()
    for (const one of await entriesOf(api)) assert.isNotEmpty(one.lines)
    assert.lengthOf(
      (await entriesOf((await aUser('ACCOUNTANT')).api)).filter(({ lines }) => lines),
      3
    )

    for (const seen of await entriesOf(reader)) {
      assert.notProperty(seen, 'lines')
      assert.notProperty(seen, 'total')
      assert.deepEqual(ok(await reader.get(`/journal-entries/${seen.id}`)), seen)
    }
    assert.lengthOf(ok(await reader.get('/journal-entries?entryType=PAYROLL')).data, 2)
  })

  test('without it a ledger has one row a day, with the sums of the day and the balances as they are', async ({
    assert,
  }) => {
    const company = await aYear()
    const { api, reader, runs } = company
    for (const [day, amount] of [
      ['2026-01-31', 11],
      ['2026-02-28', 12],
      ['2026-03-01', 13],
      ['2026-01-31', 14],
    ] as const)
      ok(
        await api.post(
          '/journal-entries',
          await anEntry(company, amount, { entryDate: day, concept: `Otro ${amount}` }, [
            '510506',
            '311505',
          ])
        )
      )
    // A second entry of pay of the same day.
    ok(
      await api.post(
        '/journal-entries',
        await anEntry(
          company,
          1_000.5,
          { entryDate: '2026-01-31', entryType: 'PAYROLL', concept: 'Retroactivo' },
          ['510506', '311505']
        )
      )
    )

    const salaries = await accountNamed(company, '510506')
    const whole = ok(await api.get(`/accounts/${salaries}/ledger`))
    const seen = ok(await reader.get(`/accounts/${salaries}/ledger`))
    const shown = (data: any[]) =>
      data.map(({ entryDate, concept, debit, credit, balance }) => [
        entryDate,
        concept,
        debit,
        credit,
        balance,
      ])
    const [january, february] = [7_654_321.09 + 1_000.5, 7_654_321.09 + 3_210_987.65]
    const after = [
      11,
      25,
      25 + january,
      37 + january,
      37 + january + february,
      50 + january + february,
    ].map((sum) => Math.round(sum * 100) / 100)
    assert.deepEqual(shown(seen.data), [
      ['2026-01-31', 'Otro 11', 11, 0, after[0]],
      ['2026-01-31', 'Otro 14', 14, 0, after[1]],
      ['2026-01-31', 'Payroll', january, 0, after[2]],
      ['2026-02-28', 'Otro 12', 12, 0, after[3]],
      ['2026-02-28', 'Payroll', Math.round(february * 100) / 100, 0, after[4]],
      ['2026-03-01', 'Otro 13', 13, 0, after[5]],
    ])
    assert.deepEqual(seen.data[2], {
      ...seen.data[2],
      entryId: null,
      number: null,
      entryType: 'PAYROLL',
      reference: null,
      description: null,
    })
    for (const key of ['opening', 'closing', 'totals', 'account'] as const)
      assert.deepEqual(seen[key], whole[key], key)
    assert.deepEqual([whole.meta.total, seen.meta.total], [7, 6])
    assert.notInclude(JSON.stringify(seen), runs[0].id)

    for (const sort of ['entryDate', '-entryDate']) {
      for (const limit of [1, 2, 3, 4, 100]) {
        const { pages, behind } = await wholeLedger(
          reader,
          `/accounts/${salaries}/ledger`,
          limit,
          sort
        )
        const expected = sort === 'entryDate' ? seen.data : seen.data.toReversed()
        assert.deepEqual([pages, behind], [expected, expected], `${sort} by ${limit}`)
      }
      for (const limit of [2, 3]) {
        const { pages, behind } = await wholeLedger(
          api,
          `/accounts/${salaries}/ledger`,
          limit,
          sort
        )
        assert.deepEqual(
          [pages, behind],
          [sort === 'entryDate' ? whole.data : whole.data.toReversed(), pages]
        )
      }
    }
    const range = ok(await reader.get(`/accounts/${salaries}/ledger?from=2026-02-01&to=2026-02-28`))
    assert.deepEqual([range.opening, shown(range.data)], [after[2], shown(seen.data.slice(3, 5))])
  })

  test('transactions of the paying bank account hide pay as well', async ({ assert }) => {
    const { api, reader, bank } = await aYear()
    const [whole, seen] = [
      ok(await api.get(`/bank-accounts/${bank.id}/transactions`)),
      ok(await reader.get(`/bank-accounts/${bank.id}/transactions`)),
    ]
    assert.lengthOf(whole.data, 1)
    assert.containsSubset(seen.data, [
      {
        concept: 'Payroll',
        entryType: 'PAYROLL',
        entryId: null,
        debit: 0,
        credit: whole.data[0].credit,
        balance: whole.data[0].balance,
      },
    ])
    assert.equal(seen.data[0].reference, null)
  })

  test('the general ledger has it so in each of its forms, and all sums of reports are the same', async ({
    assert,
  }) => {
    const company = await aYear()
    const { api, reader, runs } = company
    ok(
      await api.post(
        '/journal-entries',
        await anEntry(
          company,
          1_000.5,
          { entryDate: '2026-01-31', entryType: 'PAYROLL', concept: 'Retroactivo' },
          ['510506', '311505']
        )
      )
    )
    ok(
      await api.post(
        '/journal-entries',
        await anEntry(company, 9, { entryDate: '2026-01-31', concept: 'Otro' }, [
          '510506',
          '311505',
        ])
      )
    )
    const salaries = await accountNamed(company, '510506')

    const [whole, seen] = await Promise.all(
      [api, reader].map(async (one) => ok(await one.get(`/reports/general-ledger?${EVER}`)))
    )
    assert.deepEqual(seen.totals, whole.totals)
    const payroll = seen.rows.filter(({ concept }: any) => concept === 'Payroll')
    assert.deepEqual(
      payroll.map(({ entryId, number, entryType }: any) => [entryId, number, entryType]),
      payroll.map(() => [null, null, 'PAYROLL'])
    )
    assert.deepEqual(
      seen.rows
        .filter(({ code }: any) => code === '510506')
        .map(({ entryDate, concept, debit }: any) => [entryDate, concept, debit]),
      [
        ['2026-01-31', 'Otro', 9],
        ['2026-01-31', 'Payroll', 7_655_321.59],
        ['2026-02-28', 'Payroll', 10_865_308.74],
      ]
    )

    for (const query of [EVER, `${EVER}&accountId=${salaries}`]) {
      const csv = (
        await reader.get(`/reports/general-ledger?${query}`, { accept: 'text/csv' })
      ).text
        .trimEnd()
        .split('\r\n')
        .slice(1, -1)
      const json = ok(await reader.get(`/reports/general-ledger?${query}`)).rows
      assert.deepEqual(
        csv.map((line) => line.split(',').at(-1)),
        json.map(({ balance }: any) => String(balance)),
        query
      )
      assert.lengthOf(
        csv.filter((line) => line.includes(',PAYROLL,Payroll,')),
        json.filter(({ concept }: any) => concept === 'Payroll').length
      )
      const journal = (
        await reader.get(`/reports/general-ledger?${query}`, { accept: 'text/x-hledger' })
      ).text
      assert.match(journal, /^2026-01-31 \* Payroll {2}; type: PAYROLL$/m)
      assert.match(journal, /^ {4}expenses:510506 .* {2}7655321\.59 COP$/m)
      for (const text of [csv.join('\n'), journal, JSON.stringify(json)])
        for (const hidden of [runs[0].id, 'Nómina 2026-01', 'Retroactivo', '7654321.09'])
          assert.notInclude(text, hidden)
    }
    // Each transaction of the journal balances.
    const journal = (
      await reader.get(`/reports/general-ledger?${EVER}`, { accept: 'text/x-hledger' })
    ).text
    for (const [entry] of journal.matchAll(/^\d{4}-.*\n(?: {4}.*\n)+/gm))
      assert.equal(
        [...entry.matchAll(/ {2}(-?\d+)\.(\d\d) COP$/gm)].reduce(
          (sum, [, whole, cents]) => sum + Number(whole + cents),
          0
        ),
        0,
        entry
      )

    for (const report of ['trial-balance', 'income-statement', 'balances-by-month'])
      assert.deepEqual(
        ok(await reader.get(`/reports/${report}`)),
        ok(await api.get(`/reports/${report}`)),
        report
      )
  })

  test('integrity names broken payroll records without their amounts', async ({ assert }) => {
    const { api, reader, runs, as } = await aYear()
    await as(async () => {
      await execute('UPDATE payroll_runs SET net = net + 1 WHERE tenant_id = ? AND id = ?', [
        Current.tenantId,
        runs[1].id,
      ])
      await execute(
        'UPDATE journal_lines l JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id SET l.debit = l.debit + 1 WHERE l.tenant_id = ? AND e.number = 1 AND l.line = 1',
        [Current.tenantId]
      )
    })
    const [whole, seen] = [
      ok(await api.get('/reports/integrity')),
      ok(await reader.get('/reports/integrity')),
    ]
    const named = ({ checks }: any, name: string) =>
      checks.find((check: any) => check.name === name)

    assert.containsSubset(named(whole, 'payroll runs = their slips'), {
      ok: false,
      broken: [{ payrollRunId: runs[1].id, period: '2026-02' }],
    })
    assert.isNumber(named(whole, 'payroll runs = their slips').broken[0].held)
    assert.deepEqual(named(seen, 'payroll runs = their slips'), {
      name: 'payroll runs = their slips',
      ok: false,
      broken: [{ payrollRunId: runs[1].id, period: '2026-02' }],
    })
    assert.property(named(whole, 'debits = credits').broken[0], 'debit')
    assert.deepEqual(Object.keys(named(seen, 'debits = credits').broken[0]), ['entryId', 'isPay'])
    assert.deepEqual(
      [named(seen, 'debits = credits').left, seen.ok],
      [named(whole, 'debits = credits').left, false]
    )
  })

  test('the audit log shows no lines of payroll entries, old or new', async ({ assert }) => {
    const { api, auditor, as } = await aYear()
    const of = async (reader: Api) =>
      ok(await reader.get('/audit-logs?entity=journal_entry&limit=100')).data as any[]
    for (const { after } of await of(api)) assert.isNotEmpty(after.lines)

    const seen = await of(auditor)
    assert.lengthOf(seen, 3)
    for (const row of seen) {
      assert.deepEqual([row.after.lines, 'isMarked' in row], [undefined, false])
      assert.property(row.after, 'number')
      assert.deepEqual(ok(await auditor.get(`/audit-logs/${row.id}`)), row)
    }
    await as(() =>
      execute('UPDATE journal_entries SET is_pay = 0 WHERE tenant_id = ?', [Current.tenantId])
    )
    for (const { after } of await of(auditor)) assert.isNotEmpty(after.lines)
  })

  test('webhooks get payroll entries without lines, whoever created the webhook', async ({
    assert,
  }) => {
    const company = await aYear()
    const { api, hooks } = company
    ok(await api.post('/journal-entries', await anEntry(company)))
    await company.as(divideMessages)
    const payloads = ok(await api.get(`/webhooks/${hooks.id}/deliveries?limit=100`)).data.map(
      ({ payload }: any) => payload.data
    ) as any[]
    assert.lengthOf(payloads, 4)
    for (const { isPay, ...entry } of payloads)
      assert.deepEqual([entry.lines === undefined, entry.total === undefined], [isPay, isPay])
    assert.deepEqual(payloads.map(({ isPay }) => isPay).sort(), [false, true, true, true])
  })

  test('the migration marks payroll entries that were posted before', async ({ assert }) => {
    const company = await aYear()
    await company.as(async () => {
      await execute('UPDATE journal_lines SET is_pay = 0 WHERE tenant_id = ?', [Current.tenantId])
      await execute('UPDATE journal_entries SET is_pay = 0 WHERE tenant_id = ?', [Current.tenantId])
    })
    const { markEntriesOfPay } = await import('#database/migrations/0250_mark_entries_of_pay')
    await Current.acrossTenants('a test', () => markEntriesOfPay((sql) => execute(sql)))
    for (const { isPay, lines } of await entriesOf(company.reader))
      assert.deepEqual([isPay, lines], [true, undefined])
    const salaries = await accountNamed(company, '510506')
    assert.deepEqual(
      ok(await company.reader.get(`/accounts/${salaries}/ledger`)).data.map(
        ({ concept }: any) => concept
      ),
      ['Payroll', 'Payroll']
    )
  })
})

test.group('Effects of dry runs', () => {
  const DRY = { prefer: 'dry-run' }
  const keyWith = async ({ api }: Pick<Company, 'api'>, ...scopes: string[]) =>
    clientOf(ok(await api.post('/api-keys', { name: unique('Key'), scopes })).key)

  test('dry runs show lines, stock and cost with the scope, and name what they leave out', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const customer = ok(await api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' }))
    const product = ok(
      await api.post('/products', {
        sku: unique('SKU'),
        name: 'Taladro',
        costPrice: 4_321,
        sellingPrice: 9_000,
      })
    )
    const warehouse = ok(await api.post('/warehouses', { name: unique('Bodega') }))
    ok(
      await api.post('/stock-movements', {
        productId: product.id,
        warehouseId: warehouse.id,
        type: 'IN',
        reason: 'ADJUSTMENT',
        quantity: 7,
        unitCost: 4_321,
      })
    )
    const sale = {
      customerId: customer.id,
      dueDate: '2030-01-01',
      items: [{ productId: product.id, quantity: 1 }],
    }
    const effects = async (...scopes: string[]) => {
      const { body, text } = await (
        await keyWith(company, 'invoices:write', ...scopes)
      ).post('/invoices', sale, DRY)
      return {
        ...ok({ body, text, status: 200 } as any).effects,
        text: JSON.stringify(body.effects),
      }
    }

    const bare = await effects()
    assert.deepEqual(bare.withheld.toSorted(), ['journal', 'stock'])
    assert.isUndefined(bare.stock)
    for (const one of bare.journal)
      assert.deepEqual(Object.keys(one), ['concept', 'date', 'entryType'])
    for (const hidden of ['4321', 'quantityAfter', '"cost"', '"lines"'])
      assert.notInclude(bare.text, hidden)

    const [stock, books, both] = [
      await effects('inventory:read'),
      await effects('accounting:read'),
      await effects('inventory:read', 'accounting:read'),
    ]
    assert.deepEqual(
      [stock.withheld, stock.stock[0].cost, stock.journal[0].lines],
      [['journal'], 4_321, undefined]
    )
    assert.deepEqual([books.withheld, books.stock], [['stock'], undefined])
    assert.isNotEmpty(books.journal[0].lines)
    assert.deepEqual([both.withheld, both.stock[0].quantityAfter], [undefined, 6])
    assert.isEmpty(ok(await api.get('/invoices')).data)
  })

  test('dry runs show payroll lines to a caller with both scopes', async ({ assert }) => {
    const company = await aYear()
    const path = `/payroll-runs/${company.runs[1].id}/pay`
    const told = async (...scopes: string[]) => {
      const { effects } = ok(
        await (await keyWith(company, 'payroll:write', ...scopes)).post(path, {}, DRY)
      )
      return [effects.withheld, effects.journal[0].lines !== undefined]
    }
    assert.deepEqual(
      await Promise.all([
        told(),
        told('payroll:read'),
        told('accounting:read'),
        told('accounting:read', 'payroll:read'),
      ]),
      [
        [['journal', 'pay'], false],
        [['journal'], false],
        [['pay'], false],
        [undefined, true],
      ]
    )
  })
})
