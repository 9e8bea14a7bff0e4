import { test } from '@japa/runner'
import Big from 'big.js'
import { Current, SYSTEM } from '#core/current'
import { transaction } from '#core/transaction'
import { credit, debit, post } from '#accounting/ledger'
import { aCompany } from '#tests/company'
import { checkIntegrity } from '#worker/check_integrity'

test.group('The nightly look at the books', () => {
  test('it fails with the company and the invariant, when one does not hold', async ({ assert }) => {
    const company = await aCompany()
    const look = () => Current.run({ tenant: null, actor: SYSTEM }, () => checkIntegrity(AbortSignal.timeout(60_000))).then(() => '', (error) => error.message as string)
    await company.as(() => transaction(() => post({ type: 'EXPENSE', concept: 'x', date: '2026-05-10', lines: [debit('expense', new Big(5)), credit('cash', new Big(5))] })))
    assert.notInclude(await look(), company.tenant.publicId)

    const tamper = (by: number) => company.as(() => transaction(async () => Current.unit!.defer(`UPDATE account_balances SET debit = debit + ${by} WHERE tenant_id = ${company.tenant.id} AND month = '2026-05-01' AND debit > 0`)))
    await tamper(1)
    assert.include(await look(), `The books of ${company.tenant.publicId} do not tie out`)
    assert.include(await look(), 'balances of months = lines')
    await tamper(-1)
    assert.notInclude(await look(), company.tenant.publicId)
  })
})
