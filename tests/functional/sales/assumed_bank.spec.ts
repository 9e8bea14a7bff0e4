import { test } from '@japa/runner'
import { onStatement } from '#core/database/connection'
import { aCompany } from '#tests/company'
import { aShop, issued, ok, theBooks, times, type Shop } from './shop.js'

const aBank = async ({ api }: Pick<Shop, 'api'>, name: string, type = 'BANK') =>
  ok(await api.post('/bank-accounts', { name, type }))
const balanceOf = async ({ api }: Shop, { id }: { id: string }) =>
  ok(await api.get(`/bank-accounts/${id}`)).balance

async function pays(shop: Shop, more: object = {}) {
  const invoice = await issued(shop)
  return ok(
    await shop.api.post('/payments', {
      invoiceId: invoice.id,
      amount: 10,
      paymentMethod: 'TRANSFER',
      ...more,
    })
  )
}

test.group('Payments by TRANSFER or CARD without a bank account', () => {
  test('go to the only active bank account, and the answer says so', async ({ assert }) => {
    const shop = await aShop()
    const [bank] = [await aBank(shop, 'Bancolombia'), await aBank(shop, 'Caja 1', 'CASH_REGISTER')]
    for (const paymentMethod of ['TRANSFER', 'CARD']) {
      const payment = await pays(shop, { paymentMethod })
      assert.containsSubset(payment, {
        bankAccountId: bank.id,
        warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: bank.id }],
      })
      assert.include(payment.warnings[0].message, 'Bancolombia')
      assert.containsSubset(ok(await shop.api.get(`/payments/${payment.id}`)), {
        bankAccountId: bank.id,
        warnings: [],
      })
    }
    assert.equal(await balanceOf(shop, bank), 20)
  })

  test('other methods go to cash, and a bank account that is named is taken: nothing is assumed', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [first, second] = [await aBank(shop, 'Bancolombia'), await aBank(shop, 'Davivienda')]
    for (const paymentMethod of ['CASH', 'CREDIT', 'MIXED'])
      assert.containsSubset(await pays(shop, { paymentMethod }), {
        bankAccountId: null,
        warnings: [],
      })
    assert.containsSubset(await pays(shop, { bankAccountId: second.id }), {
      bankAccountId: second.id,
      warnings: [],
    })
    assert.deepEqual([await balanceOf(shop, first), await balanceOf(shop, second)], [0, 10])
  })

  test('only a default is assumed among several bank accounts; without any it is cash with a warning', async ({
    assert,
  }) => {
    const shop = await aShop()
    assert.containsSubset(await pays(shop), {
      bankAccountId: null,
      warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: null }],
    })
    const [first, second] = [await aBank(shop, 'Bancolombia'), await aBank(shop, 'Davivienda')]
    assert.containsSubset(await pays(shop), {
      bankAccountId: null,
      warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: null }],
    })

    assert.equal(
      ok(await shop.api.patch('/settings/accounting', { defaultBankAccountId: second.id }))
        .defaultBankAccountId,
      second.id
    )
    assert.containsSubset(await pays(shop), {
      bankAccountId: second.id,
      warnings: [{ bankAccountId: second.id }],
    })
    ok(await shop.api.patch(`/bank-accounts/${second.id}`, { isActive: false }))
    assert.containsSubset(
      await pays(shop),
      { bankAccountId: first.id },
      'the default one is not active: the only other one is'
    )
    ok(await shop.api.patch(`/bank-accounts/${second.id}`, { isActive: true }))
    assert.isNull(
      ok(await shop.api.patch('/settings/accounting', { defaultBankAccountId: null }))
        .defaultBankAccountId
    )
    assert.containsSubset(await pays(shop), { bankAccountId: null })
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('the default is an active bank account of the company, until it is deleted', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [bank, register, closed, others] = [
      await aBank(shop, 'Bancolombia'),
      await aBank(shop, 'Caja 1', 'CASH_REGISTER'),
      await aBank(shop, 'Vieja'),
      await aBank(await aCompany(), 'Other'),
    ]
    ok(await shop.api.patch(`/bank-accounts/${closed.id}`, { isActive: false }))
    const before = ok(await shop.api.get('/settings/accounting'))
    const refused: [string, number, string][] = [
      [register.id, 422, 'INVALID'],
      [others.id, 422, 'NOT_FOUND'],
      ['x', 422, 'INVALID_UUID'],
      [closed.id, 409, 'BANK_ACCOUNT_INACTIVE'],
    ]
    for (const [defaultBankAccountId, status, code] of refused) {
      const { body } = await shop.api.patch('/settings/accounting', { defaultBankAccountId })
      assert.containsSubset(body, { status, errors: [{ field: 'defaultBankAccountId', code }] })
    }
    assert.deepEqual(ok(await shop.api.get('/settings/accounting')), before)

    const set = ok(await shop.api.patch('/settings/accounting', { defaultBankAccountId: bank.id }))
    assert.equal(set.version, before.version + 1)
    assert.equal(
      ok(await shop.api.patch('/settings/accounting', { defaultBankAccountId: bank.id })).version,
      set.version,
      'the same again changes nothing'
    )
    assert.containsSubset(
      ok(await shop.api.get('/audit-logs?entity=accounting_settings')).data[0],
      { before: { defaultBankAccountId: null }, after: { defaultBankAccountId: bank.id } }
    )
    assert.equal((await shop.api.delete(`/bank-accounts/${bank.id}`)).status, 204)
    assert.isNull(ok(await shop.api.get('/settings/accounting')).defaultBankAccountId)
  })

  test('suppliers are paid likewise', async ({ assert }) => {
    const shop = await aShop()
    const order = ok(
      await shop.api.post('/purchase-orders', {
        warehouseId: shop.warehouse.id,
        items: [shop.goods.id],
      })
    )
    for (const verb of ['order', 'receive'])
      ok(await shop.api.post(`/purchase-orders/${order.id}/${verb}`))
    const pay = async (paymentMethod?: string) =>
      ok(await shop.api.post(`/purchase-orders/${order.id}/payments`, { amount: 1, paymentMethod }))

    assert.containsSubset(await pay('TRANSFER'), {
      bankAccountId: null,
      warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: null }],
    })
    const bank = await aBank(shop, 'Bancolombia')
    assert.containsSubset(await pay('CARD'), {
      bankAccountId: bank.id,
      warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: bank.id }],
    })
    for (const method of ['CASH', undefined])
      assert.containsSubset(await pay(method), { bankAccountId: null, warnings: [] })
    assert.equal(await balanceOf(shop, bank), -1)
  })

  test('a bank account that is switched off meanwhile gets nothing', async ({ assert }) => {
    const shop = await aShop()
    const bank = await aBank(shop, 'Bancolombia')
    const invoice = await issued(shop, 2)
    const pay = () =>
      shop.api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CARD' })
    const [switched, ...answers] = await Promise.all([
      shop.api.patch(`/bank-accounts/${bank.id}`, { isActive: false }),
      ...Array.from({ length: 12 }, pay),
    ])
    assert.equal(switched.status, 200)

    const toBank = answers.filter(({ body }) => body.bankAccountId === bank.id)
    assert.equal(await balanceOf(shop, bank), toBank.length)
    assert.isNull(ok(await pay()).bankAccountId)
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('a dry run names the assumed bank account', async ({ assert }) => {
    const shop = await aShop()
    const [bank, invoice] = [await aBank(shop, 'Bancolombia'), await issued(shop)]
    const books = await theBooks(shop)
    const { body } = await shop.api.post(
      '/payments',
      { invoiceId: invoice.id, amount: 1, paymentMethod: 'CARD' },
      { prefer: 'dry-run' }
    )
    assert.equal(body.warnings[0].bankAccountId, bank.id)
    assert.deepEqual(await theBooks(shop), books)
  })

  test('assuming a bank account costs one statement, cash none', async ({ assert }) => {
    const shop = await aShop()
    await aBank(shop, 'Bancolombia')
    const invoice = await issued(shop, 9)
    const pay = (paymentMethod: string) =>
      shop.api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod })
    for (const method of ['CASH', 'CARD']) ok(await pay(method))

    const statementsOf = async (method: string) => {
      const found: string[] = []
      const stop = onStatement((sql) => found.push(sql))
      ok(await pay(method).finally(stop))
      return found
    }
    const [cash, card] = [await statementsOf('CASH'), await statementsOf('CARD')]
    assert.isFalse(cash.some((sql) => sql.includes('bank_accounts')))
    assert.lengthOf(
      card.filter((sql) => sql.includes('bank_accounts')),
      1
    )
    assert.equal(card.length, cash.length + 1)
  })

  test('payments side by side take one bank account', async ({ assert }) => {
    const shop = await aShop()
    const [bank, invoice] = [await aBank(shop, 'Bancolombia'), await issued(shop, 2)]
    const answers = await times(10, () =>
      shop.api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'TRANSFER' })
    )
    assert.isTrue(
      answers.every(({ status, body }) => status === 201 && body.bankAccountId === bank.id)
    )
    assert.equal(await balanceOf(shop, bank), 10)
  })
})
