import { test } from '@japa/runner'
import Big from 'big.js'
import { rows } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import { transaction } from '#core/database/transaction/transaction'
import { Current } from '#core/context/current'
import { credit, debit, post } from '#accounting/ledger'
import { aCompany, type Company } from '#tests/company'

const accountOf = ({ as, tenant }: Company, code: string) =>
  as(
    async () =>
      (await rows('SELECT id FROM accounts WHERE tenant_id = ? AND code = ?', [tenant.id, code]))[0]
        .id as string
  )

/** The code of the account that cash went to, and whether roles were read for it. */
async function takeCash({ as }: Company) {
  const statements: string[] = []
  const stop = onStatement((sql) => statements.push(sql))
  const posted = await as(() =>
    transaction(() =>
      post({
        type: 'MANUAL',
        concept: 'x',
        lines: [debit('cash', new Big(1)), credit('income', new Big(1))],
      })
    )
  ).finally(stop)
  return {
    code: posted.lines[0].code,
    hasRead: statements.some((sql) => sql.includes('account_roles')),
  }
}

test.group('Roles of accounts', () => {
  test('roles are cached until accounts change: the next posting uses the new one', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [cash, savings] = [await accountOf(company, '110505'), await accountOf(company, '112005')]
    await takeCash(company)
    assert.deepEqual(await takeCash(company), { code: '110505', hasRead: false })

    const exchange = (id: string, headers = {}) =>
      company.api.patch('/settings/accounting', { roles: { cash: id } }, headers)
    assert.equal((await exchange(savings, { prefer: 'dry-run' })).status, 200)
    assert.deepEqual(await takeCash(company), { code: '110505', hasRead: false })

    assert.equal((await exchange(savings)).status, 200)
    assert.deepEqual(await takeCash(company), { code: '112005', hasRead: true })
    assert.equal((await exchange(cash)).status, 200)
    assert.deepEqual(await takeCash(company), { code: '110505', hasRead: true })
  })

  test('roles of a rolled back chart are not cached', async ({ assert }) => {
    const company = await aCompany()
    const entry = () =>
      post({
        type: 'MANUAL',
        concept: 'x',
        lines: [debit('cash', new Big(1)), credit('income', new Big(1))],
      })
    await company.as(() =>
      transaction(async () => {
        for (const table of ['account_roles', 'ledgers'])
          Current.unit!.defer(`DELETE FROM ${table} WHERE tenant_id = ${company.tenant.id}`)
        Current.unit!.defer('UPDATE accounts SET parent_id = NULL WHERE tenant_id = ?', [
          company.tenant.id,
        ])
        Current.unit!.defer('DELETE FROM accounts WHERE tenant_id = ?', [company.tenant.id])
      })
    )

    await assert.rejects(() =>
      company.as(() =>
        transaction(async () => {
          await entry()
          throw new Error('no')
        })
      )
    )
    const { lines } = await company.as(() => transaction(entry))
    assert.equal(lines[0].accountId, await accountOf(company, '110505'))
  })

  test('accounts of roles have the types in which reports look for them', async ({ assert }) => {
    const company = await aCompany()
    const cash = await accountOf(company, '110505')
    for (const role of ['income', 'cost_of_sales', 'expense', 'tax_payable']) {
      const { status, body } = await company.api.patch('/settings/accounting', {
        roles: { [role]: cash },
      })
      assert.deepEqual([status, body.errors?.[0].field], [422, `roles.${role}`])
    }
  })
})
