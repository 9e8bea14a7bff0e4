import { test } from '@japa/runner'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { eventNames } from '#core/resources/webhook_events'
import { newId } from '#core/primitives/ids'
import { transaction } from '#core/database/transaction/transaction'
import { onStatement } from '#core/database/connection'
import { divideMessages } from '#integrations/webhooks/divide'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { anEmptyOutbox } from '#tests/worker/helpers'
import { following } from '#tests/worker/announced_events'

const eventsOf = (...kinds: string[]) =>
  eventNames().filter((event) => kinds.includes(event.split('.')[0]))

test.group('Webhooks of books and stock', (group) => {
  group.each.setup(anEmptyOutbox)

  test('changes of accounts, bank accounts, expenses and entries are announced once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { post, patch, remove, expect, imported, delivered, dataOf } = await following(
      company,
      eventsOf('account', 'bank_account', 'expense', 'journal_entry'),
      ['imports']
    )

    const group = await post('/accounts', {
      code: '59',
      name: 'Otros',
      nature: 'DEBIT',
      type: 'EXPENSE',
    })
    const account = await post('/accounts', {
      code: '5901',
      name: 'Uno',
      nature: 'DEBIT',
      parentId: group.id,
    })
    await patch(`/accounts/${account.id}`, { name: 'Primero' })
    await patch(`/accounts/${account.id}`, { name: 'Primero' })
    assert.equal((await api.delete(`/accounts/${group.id}`)).status, 409)
    await remove(`/accounts/${account.id}`)
    expect(
      'account.created',
      'account.updated',
      'account.created',
      'account.updated',
      'account.updated',
      'account.deleted'
    )
    await imported(
      'resource=accounts&mode=upsert',
      'code,name,nature,parent\n59,Otros gastos,DEBIT,\n5902,Dos,DEBIT,59\n'
    )
    expect('account.updated', 'account.updated', 'account.created')

    const bank = await post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' })
    await patch(`/bank-accounts/${bank.id}`, { accountNumber: '123' })
    await patch(`/bank-accounts/${bank.id}`, { accountNumber: '123', name: 'Bancolombia' })
    await patch(`/bank-accounts/${bank.id}`, { name: 'Bancolombia ahorros' })
    expect(
      'account.created',
      'bank_account.created',
      'bank_account.updated',
      'bank_account.updated',
      'account.updated'
    )

    const spent = {
      description: 'Papelería',
      amount: 100,
      paymentAccountId: bank.accountId,
      expenseDate: '2026-03-02',
    }
    const expense = await post('/expenses', spent)
    await patch(`/expenses/${expense.id}`, { attachmentUrl: 'https://files.example/1.pdf' })
    await patch(`/expenses/${expense.id}`, { attachmentUrl: 'https://files.example/1.pdf' })
    assert.equal((await api.post('/expenses', spent, { prefer: 'dry-run' })).status, 201)
    await post(`/expenses/${expense.id}/void`)
    assert.equal((await api.post(`/expenses/${expense.id}/void`)).status, 409)
    expect(
      'journal_entry.created',
      'expense.created',
      'expense.updated',
      'journal_entry.created',
      'expense.voided'
    )

    const entry = await post('/journal-entries', {
      concept: 'Aporte',
      entryType: 'MANUAL',
      entryDate: '2026-03-02',
      lines: [
        { accountId: bank.accountId, debitAmount: 5 },
        { accountId: ok(await api.get('/accounts?code=5902')).data[0].id, creditAmount: 5 },
      ],
    })
    const back = await post(`/journal-entries/${entry.id}/reverse`)
    assert.equal((await api.delete(`/bank-accounts/${bank.id}`)).status, 409)
    const till = await post('/bank-accounts', { name: 'Caja menor', type: 'CASH_REGISTER' })
    await remove(`/bank-accounts/${till.id}`)
    expect(
      'journal_entry.created',
      'journal_entry.created',
      'account.created',
      'bank_account.created',
      'account.deleted',
      'bank_account.deleted'
    )

    assert.deepEqual(...(await delivered()))
    assert.deepEqual(dataOf('account.deleted'), [{ id: account.id }, { id: till.accountId }])
    assert.containsSubset(dataOf('account.updated').at(-1), {
      id: bank.accountId,
      name: 'Bancolombia ahorros',
    })
    assert.deepEqual(dataOf('bank_account.deleted'), [{ id: till.id }])
    assert.containsSubset(dataOf('expense.voided')[0], {
      id: expense.id,
      status: 'VOID',
      attachmentUrl: 'https://files.example/1.pdf',
    })
    const [ofExpense, ofVoid, byHand, reversal] = dataOf('journal_entry.created')
    assert.containsSubset(ofExpense, {
      reference: expense.id,
      byHand: false,
      total: 100,
      lines: [{ debitAmount: 100 }, { accountId: bank.accountId, creditAmount: 100 }],
    })
    assert.containsSubset(ofVoid, { reversesId: ofExpense.id })
    assert.containsSubset(
      [byHand, reversal],
      [
        { id: entry.id, byHand: true },
        { id: back.id, reversesId: entry.id },
      ]
    )
  }).timeout(60_000)

  test('changes of categories, warehouses and stock are announced once, whatever their cause', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { post, patch, remove, expect, imported, delivered, dataOf } = await following(
      company,
      [...eventsOf('category', 'warehouse'), 'stock.moved'],
      ['imports']
    )

    const category = await post('/categories', { name: 'Jardinería' })
    await patch(`/categories/${category.id}`, { name: 'Jardín' })
    await patch(`/categories/${category.id}`, { name: 'Jardín' })
    await remove(`/categories/${category.id}`)
    expect('category.created', 'category.updated', 'category.deleted')
    await imported('resource=categories&mode=upsert', 'name\nHogar\n')
    await imported(
      'resource=products&createMissing=true',
      'sku,name,costPrice,sellingPrice,category\nA,Pala,10,20,Obra\nB,Pica,10,20,Obra\n'
    )
    expect('category.created', 'category.created')

    const first = await post('/warehouses', { name: 'Bodega' })
    await patch(`/warehouses/${first.id}`, { location: 'Calle 13' })
    await patch(`/warehouses/${first.id}`, { location: 'Calle 13', isDefault: true })
    const second = await post('/warehouses', { name: 'Local', isDefault: true })
    const third = await post('/warehouses', { name: 'Patio' })
    await remove(`/warehouses/${third.id}`)
    expect(
      'warehouse.created',
      'warehouse.updated',
      'warehouse.updated',
      'warehouse.created',
      'warehouse.created',
      'warehouse.deleted'
    )

    const {
      data: [pick],
    } = ok(await company.api.get('/products?search=Pica'))
    const moved = { productId: pick.id, reason: 'ADJUSTMENT' }
    await post('/stock-movements', { ...moved, type: 'IN', warehouseId: second.id, quantity: 10 })
    await post('/stock-movements', {
      ...moved,
      type: 'TRANSFER',
      fromWarehouseId: second.id,
      warehouseId: first.id,
      quantity: 4,
    })
    assert.equal(
      (
        await company.api.post('/stock-movements', {
          ...moved,
          type: 'OUT',
          warehouseId: first.id,
          quantity: 40,
        })
      ).status,
      409
    )
    const customer = await post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' })
    const invoice = await post('/invoices', {
      customerId: customer.id,
      items: [{ productId: pick.id, quantity: 2 }],
    })
    await patch(`/invoices/${invoice.id}`, { notes: 'Entregada' })
    await post(`/invoices/${invoice.id}/void`, { reason: 'Error' })
    expect('stock.moved', 'stock.moved', 'stock.moved', 'stock.moved')
    await imported(
      'resource=stock-movements&createMissing=true',
      'sku,warehouse,type,quantity,reason\nA,Norte,IN,5,ADJUSTMENT\nB,Norte,IN,5,ADJUSTMENT\n'
    )
    expect('warehouse.created', 'stock.moved', 'stock.moved')

    assert.deepEqual(...(await delivered()))
    assert.deepEqual(dataOf('category.deleted')[0], { id: category.id })
    assert.containsSubset(dataOf('warehouse.updated')[1], { id: first.id, isDefault: false })
    assert.containsSubset(dataOf('stock.moved').slice(0, 4), [
      { type: 'IN', warehouseId: second.id, quantity: 10, quantityAfter: 10 },
      { type: 'TRANSFER', fromWarehouseId: second.id, warehouseId: first.id, quantityAfter: 4 },
      {
        type: 'OUT',
        reason: 'SALE',
        warehouseId: second.id,
        reference: invoice.id,
        quantityAfter: 4,
      },
      { type: 'IN', reason: 'VOID', reference: invoice.id, quantityAfter: 6 },
    ])
  }).timeout(60_000)

  test('a sale announces its entry, its movement and a warehouse that it creates', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { post, expect, delivered, dataOf } = await following(company, [
      'warehouse.created',
      'stock.moved',
      'journal_entry.created',
      'invoice.issued',
    ])
    const customer = await post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' })
    const product = await post('/products', {
      sku: 'A',
      name: 'Pala',
      costPrice: 10,
      sellingPrice: 20,
    })
    const invoice = await post('/invoices', {
      customerId: customer.id,
      items: [{ productId: product.id, quantity: 1 }],
    })
    expect('warehouse.created', 'stock.moved', 'journal_entry.created', 'invoice.issued')

    assert.deepEqual(...(await delivered()))
    assert.containsSubset(dataOf('journal_entry.created')[0], {
      entryType: 'SALES',
      reference: invoice.id,
    })
    assert.containsSubset(dataOf('stock.moved')[0], {
      reference: invoice.id,
      warehouseId: dataOf('warehouse.created')[0].id,
    })
  }).timeout(60_000)

  test('messages of many large records are written although they exceed the packet size', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, as } = company
    ok(
      await api.post('/webhooks', {
        url: 'https://erp.example.com/hooks',
        events: ['journal_entry.created'],
      })
    )
    const bank = ok(await api.post('/bank-accounts', { name: 'Ñandú '.repeat(40), type: 'BANK' }))
    const {
      data: [capital],
    } = ok(await api.get('/accounts?code=311505'))
    const line = {
      accountId: bank.accountId,
      debitAmount: 1,
      description: 'Ñandú, S.A.S. '.repeat(5),
    }
    const lines = [...new Array(4_900).fill(line), { accountId: capital.id, creditAmount: 4_900 }]
    const entry = ok(
      await api.post('/journal-entries', {
        concept: 'Saldos',
        entryType: 'MANUAL',
        entryDate: '2026-03-02',
        lines,
      })
    )
    await as(() =>
      transaction(async () => {
        const message = () => ({
          tenant_id: Current.tenantId,
          id: newId(),
          type: 'journal_entry.created',
          subject: JSON.stringify({ journalEntryId: entry.id }),
          created_at: sqlInstant(new Date()),
        })
        Current.unit!.insert('webhook_messages', Array.from({ length: 59 }, message))
      })
    )

    const packets = new Map<number, number>()
    const stop = onStatement((sql, packet) =>
      packets.set(packet, (packets.get(packet) ?? 0) + Buffer.byteLength(sql))
    )
    await as(divideMessages).finally(stop)
    assert.isBelow(
      Math.max(...packets.values()),
      16 * 1024 * 1024,
      'what a database takes at once by itself'
    )
    const [{ divided, bytes }] = await as(() =>
      rows(
        `SELECT SUM(is_divided) AS divided, SUM(LENGTH(payload)) AS bytes
           FROM webhook_messages
           WHERE tenant_id = ? AND is_subscribed = 1`,
        [Current.tenantId]
      )
    )
    assert.equal(Number(divided), 60)
    assert.isAbove(Number(bytes), 64 * 1024 * 1024, 'a packet')
  }).timeout(60_000)
})
