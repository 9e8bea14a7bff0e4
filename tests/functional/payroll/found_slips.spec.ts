import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { approved, hire, ok } from './helpers.js'

test.group('Payslips that an assistant finds', () => {
  test('payslips are found by their month, without those of other months', async ({ assert }) => {
    const company = await aCompany()
    await hire(company, 2_000_000)
    const july = await approved(company, '2026-07')
    const august = await approved(company, '2026-08')
    const found = async (period: string) => {
      const call = await company.api.post('/assistant/tools/find_payslips/call', { period })
      return ok(call).result.data.map((slip: any) => slip.payrollRunId)
    }

    assert.deepEqual(await found('2026-07'), [july.id])
    assert.deepEqual(await found('2026-08'), [august.id])
    assert.deepEqual(await found('2026-09'), [])
  })
})
