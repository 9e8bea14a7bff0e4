import { test } from '@japa/runner'
import Big from 'big.js'
import { Current, SYSTEM } from '#core/context/current'
import { transaction } from '#core/database/transaction/transaction'
import { credit, debit, post } from '#accounting/ledger'
import { aCompany } from '#tests/company'
import { brokenBooks, checkIntegrity } from '#worker/check_integrity'

test.group('Nightly check of the books', () => {
  test('the nightly check names the company and the violated invariant, and fails', async ({
    assert,
  }) => {
    const company = await aCompany()
    const asSystem = <T>(work: (signal: AbortSignal) => Promise<T>) =>
      Current.run({ tenant: null, actor: SYSTEM }, () => work(AbortSignal.timeout(60_000)))
    const ours = async () =>
      (await asSystem(brokenBooks)).find((one) => one.company === company.tenant.publicId)
    await company.as(() =>
      transaction(() =>
        post({
          type: 'EXPENSE',
          concept: 'x',
          date: '2026-05-10',
          lines: [debit('expense', new Big(5)), credit('cash', new Big(5))],
        })
      )
    )
    assert.isUndefined(await ours())

    const tamper = (by: number) =>
      company.as(() =>
        transaction(async () =>
          Current.unit!.defer(
            `UPDATE account_balances SET debit = debit + ${by} WHERE tenant_id = ${company.tenant.id} AND month = '2026-05-01' AND debit > 0`
          )
        )
      )
    await tamper(1)
    assert.include((await ours())!.wrong, 'balances of months = lines')
    await assert.rejects(() => asSystem(checkIntegrity), /do not tie out/)
    await tamper(-1)
    assert.isUndefined(await ours())
  })
})
