import { test } from '@japa/runner'
import Big from 'big.js'
import { rows } from '#core/database/query'
import { reserveNumbers } from '#core/numbering/number_series'
import { savepoint, transaction } from '#core/database/transaction/transaction'
import { Current } from '#core/context/current'
import { credit, debit, ensureAccounts, post, reverse } from '#accounting/ledger'
import { ok } from '#tests/functional/payroll/helpers'
import { aCompany, type Company } from '#tests/company'

const sale = (amount: number) => [
  debit('receivable', new Big(amount)),
  credit('income', new Big(amount)),
]

const numbersOf = ({ as }: Company) =>
  as(async () =>
    (
      await rows('SELECT number FROM journal_entries WHERE tenant_id = ? ORDER BY number', [
        Current.tenantId,
      ])
    ).map(({ number }) => Number(number))
  )

test.group('The ledger', () => {
  test('an entry has its lines, its number and its balances, or nothing of it is there', async ({
    assert,
  }) => {
    const company = await aCompany()
    const posted = await company.as(() =>
      transaction(() =>
        post({
          type: 'SALES',
          concept: 'Venta',
          reference: 'x',
          date: '2026-03-15',
          lines: [...sale(100), debit('cash', new Big(0))],
        })
      )
    )
    assert.equal(posted.number, 1)
    assert.lengthOf(posted.lines, 2)

    await assert.rejects(() =>
      company.as(() =>
        transaction(async () => {
          await post({ type: 'SALES', concept: 'Venta', lines: sale(5) })
          throw new Error('no')
        })
      )
    )
    const left = await company.as(async () => [
      await rows('SELECT COUNT(*) AS n FROM journal_lines WHERE tenant_id = ?', [Current.tenantId]),
      await rows(
        'SELECT SUM(debit) AS debit, SUM(credit) AS credit FROM account_balances WHERE tenant_id = ?',
        [Current.tenantId]
      ),
    ])
    assert.equal(Number(left[0][0].n), 2)
    assert.deepEqual([Number(left[1][0].debit), Number(left[1][0].credit)], [100, 100])
    assert.deepEqual(await numbersOf(company), [1])
  })

  test('an entry that is unbalanced by a cent is never written', async ({ assert }) => {
    const company = await aCompany()
    const uneven = () =>
      company.as(() =>
        transaction(() =>
          post({
            type: 'SALES',
            concept: 'Venta',
            lines: [debit('receivable', new Big(100)), credit('income', new Big('99.99'))],
          })
        )
      )
    await assert.rejects(uneven, /does not balance/)
    assert.deepEqual(await numbersOf(company), [])
  })

  test('a reserved number that is not used goes back, also after a failed savepoint', async ({
    assert,
  }) => {
    const company = await aCompany()
    await company.as(() =>
      transaction(async () => {
        await reserveNumbers('journal_entries', 'journal_entries')
        await post({ type: 'SALES', concept: 'Nada', lines: sale(0) })
      })
    )
    await company.as(() =>
      transaction(async () => {
        await savepoint(async () => {
          await reserveNumbers('journal_entries')
          throw new Error('no')
        }).catch(() => {})
        await savepoint(() => post({ type: 'SALES', concept: 'Venta', lines: sale(1) }))
      })
    )
    assert.deepEqual(await numbersOf(company), [1])
    await company.as(() =>
      transaction(() => post({ type: 'SALES', concept: 'Venta', lines: sale(1) }))
    )
    assert.deepEqual(await numbersOf(company), [1, 2])
  })

  test('a document is taken back once, whole', async ({ assert }) => {
    const company = await aCompany()
    await company.as(() =>
      transaction(() =>
        post({ type: 'SALES', concept: 'Venta', reference: 'doc', lines: sale(70) })
      )
    )
    const back = () =>
      company.as(() => transaction(() => reverse({ reference: 'doc', concept: 'Anulación' })))

    assert.lengthOf(await back(), 1)
    assert.lengthOf(await back(), 0)
    const [{ debit: total, net }] = await company.as(() =>
      rows(
        'SELECT SUM(debit) AS debit, SUM(debit - credit) AS net FROM account_balances WHERE tenant_id = ?',
        [Current.tenantId]
      )
    )
    assert.deepEqual([Number(total), Number(net)], [140, 0])
  })

  test('an older company gets a new role with its account at the first posting', async ({
    assert,
  }) => {
    const company = await aCompany()
    const older = () =>
      transaction(async () => {
        Current.unit!.defer(
          `DELETE FROM account_roles WHERE tenant_id = ${Current.tenantId} AND role IN ('bonuses', 'withholdings')`
        )
        Current.unit!.defer(
          `DELETE FROM accounts WHERE tenant_id = ${Current.tenantId} AND code IN ('510548', '237095')`
        )
      })
    await company.as(older)

    const paid = {
      type: 'PAYROLL' as const,
      concept: 'Nómina',
      lines: [debit('bonuses', new Big(7)), credit('withholdings', new Big(7))],
    }
    const posted = await Promise.all(
      [1, 2, 3].map(() => company.as(() => transaction(() => post(paid))))
    )
    for (const { lines } of posted)
      assert.deepEqual(
        lines.map(({ code }) => code),
        ['510548', '237095']
      )

    const { body } = await company.api.get('/accounts?search=510548')
    assert.containsSubset(body.data, [{ code: '510548', name: 'Bonificaciones', type: 'EXPENSE' }])
    assert.equal((await company.api.get(`/accounts/${body.data[0].parentId}`)).body.code, '5105')
    assert.isString((await company.api.get('/settings/accounting')).body.roles.withholdings)
  })

  test('an older company gets roles of withholding, also where an account has auxiliaries by now', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, as } = company
    const chart = ok(await api.get('/accounts?code=135515')).data[0]
    const auxiliary = { code: '13551501', name: 'Retención', nature: 'DEBIT', parentId: chart.id }
    await as(() =>
      transaction(async () => {
        Current.unit!.defer(
          `DELETE
             FROM account_roles
             WHERE tenant_id = ${Current.tenantId}
               AND (role LIKE 'withholding\\_%' OR role = 'consumption_tax_payable')`
        )
        Current.unit!.defer(
          `DELETE FROM accounts WHERE tenant_id = ${Current.tenantId} AND code IN ('249505', '236550')`
        )
      })
    )
    ok(await api.post('/accounts', auxiliary))
    const { lines } = await as(() =>
      transaction(() =>
        post({
          type: 'MANUAL',
          concept: 'x',
          lines: [
            debit('withholding_suffered_income', new Big(5)),
            credit('consumption_tax_payable', new Big(5)),
          ],
        })
      )
    )
    assert.deepEqual(
      lines.map(({ code }) => code),
      ['13551501', '249505']
    )
    const ids = await as(() => ensureAccounts(['236550', '236540', 'none']))
    assert.sameMembers(
      [...ids.keys()].filter((code) => code.length === 6),
      ['236540', '236550']
    )
    const made = ok(await api.get('/accounts?code=236550')).data[0]
    assert.equal(made.parentId, ok(await api.get('/accounts?code=2365')).data[0].id)
    assert.equal((await as(() => ensureAccounts(['236550']))).get('236550'), made.id)
  })

  test('a company from before the charts gets its own with its first posting, once', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'PE' })
    await company.as(() =>
      transaction(async () => {
        for (const table of ['account_roles', 'ledgers'])
          Current.unit!.defer(`DELETE FROM ${table} WHERE tenant_id = ${Current.tenantId}`)
        Current.unit!.defer(
          `UPDATE accounts SET parent_id = NULL WHERE tenant_id = ${Current.tenantId}`
        )
        Current.unit!.defer(`DELETE FROM accounts WHERE tenant_id = ${Current.tenantId}`)
      })
    )
    await Promise.all(
      [1, 2, 3, 4].map((amount) =>
        company.as(() =>
          transaction(() => post({ type: 'SALES', concept: 'Venta', lines: sale(amount) }))
        )
      )
    )
    assert.deepEqual(await numbersOf(company), [1, 2, 3, 4])
    const [{ n }] = await company.as(() =>
      rows("SELECT COUNT(*) AS n FROM accounts WHERE tenant_id = ? AND code = '1110'", [
        Current.tenantId,
      ])
    )
    assert.equal(Number(n), 1)
  })

  test('numbers of thirty postings at once have no gaps, though every third fails', async ({
    assert,
  }) => {
    const company = await aCompany()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        company.as(() =>
          transaction(async () => {
            await post({ type: 'MANUAL', concept: `Asiento ${index}`, lines: sale(index + 1) })
            if (index % 3 === 0) throw new Error('no')
          })
        )
      )
    )
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 20)
    assert.deepEqual(
      await numbersOf(company),
      Array.from({ length: 20 }, (_, index) => index + 1)
    )
  })
})
