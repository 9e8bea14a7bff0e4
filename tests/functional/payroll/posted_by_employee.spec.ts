import { test } from '@japa/runner'
import Big from 'big.js'
import { aCompany } from '#tests/company'
import { approved, hire, ok } from '#tests/functional/payroll/helpers'

test.group('Pay by employee in the books', () => {
  test('a run posts and pays each employee by third party and cost centre', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const center = ok(await api.post('/cost-centers', { code: 'TALLER', name: 'Taller' }))
    const people = [await hire(company, 3_000_000), await hire(company, 2_000_000)]
    ok(await api.patch(`/employees/${people[0].id}`, { costCenterId: center.id }))
    const parties = await Promise.all(
      people.map(async ({ id }, nth) => {
        const person = { firstName: 'Ana', surname: 'Gómez' }
        const documentNumber = `5212345${nth}`
        const party = await api.post('/third-parties', {
          ...person,
          documentType: '13',
          documentNumber,
        })
        ok(await api.patch(`/employees/${id}`, { thirdPartyId: ok(party).id }))
        return party.body.id
      })
    )
    const run = await approved(company, '2026-01')
    const { data: entries } = ok(await api.get(`/journal-entries?reference=${run.id}`))
    const sums = (lines: any[], party: string, account: string) =>
      lines
        .filter((line) => line.thirdPartyId === party && line.accountCode === account)
        .reduce((sum, line) => sum.plus(line.debitAmount).minus(line.creditAmount), new Big(0))
        .toNumber()
    const [{ lines }] = entries
    assert.deepEqual(
      parties.map((party) => sums(lines, party, '510506')),
      [3_000_000, 2_000_000]
    )
    for (const line of lines)
      assert.equal(line.costCenterId, line.thirdPartyId === parties[0] ? center.id : null)

    // An inactive centre of an employee does not stop their pay.
    ok(await api.patch(`/cost-centers/${center.id}`, { active: false }))
    ok(await api.post(`/payroll-runs/${run.id}/pay`, {}))
    const days = 'from=2026-01-01&to=2040-12-31'
    const trial = ok(await api.get(`/reports/trial-balance?${days}&by=third-party`)).rows
    assert.deepEqual(
      trial
        .filter(({ code }: any) => code === '250505')
        .map(({ thirdPartyId, credit, closing }: any) => [thirdPartyId, credit > 0, closing])
        .sort(),
      parties.map((party) => [party, true, 0]).sort()
    )
    const byCenter = ok(await api.get(`/reports/trial-balance?${days}&by=cost-center`)).rows
    for (const row of byCenter.filter(({ code }: any) => code === '250505'))
      assert.equal(row.closing, 0)

    ok(await api.post(`/payroll-runs/${(await approved(company, '2026-02')).id}/reverse`, {}))
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('an employee takes an active cost centre of the company', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id } = await hire(company, 1_500_000)
    const center = ok(await api.post('/cost-centers', { code: 'VIEJO', name: 'Viejo' }))
    const other = ok(
      await (await aCompany()).api.post('/cost-centers', { code: 'AJENO', name: 'Ajeno' })
    )
    const change = (costCenterId: unknown) => api.patch(`/employees/${id}`, { costCenterId })
    assert.equal(ok(await change(center.id)).costCenterId, center.id)
    assert.containsSubset((await change(other.id)).body, {
      status: 422,
      errors: [{ field: 'costCenterId', code: 'NOT_FOUND' }],
    })
    assert.containsSubset((await change('x')).body, { errors: [{ field: 'costCenterId' }] })
    ok(await api.patch(`/cost-centers/${center.id}`, { active: false }))
    ok(await api.patch(`/employees/${id}`, { costCenterId: center.id, position: 'Jefe' }))
    ok(await change(null))
    assert.containsSubset((await change(center.id)).body, {
      status: 409,
      code: 'COST_CENTER_INACTIVE',
    })
  })
})
