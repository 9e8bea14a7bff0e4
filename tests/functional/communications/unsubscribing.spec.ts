import { test } from '@japa/runner'
import { clientOf } from '#tests/api'
import { aCompany } from '#tests/company'
import { aTemplate, anEmployee } from '#tests/functional/communications/people'
import { unsubscribeLink } from '#communications/greetings/unsubscribe_link'

const anyone = clientOf(null)

test.group('Unsubscribing', () => {
  test('the link under a greeting ends greetings, once confirmed, and nothing else', async ({
    assert,
  }) => {
    const company = await aCompany({ locale: 'es-CO' })
    const employee = await anEmployee(company)
    const greeting = await aTemplate(company, { eventType: 'BIRTHDAY' })
    const other = await aTemplate(company, { eventType: 'PAYROLL_SLIP' })
    const path = await company.as(async () => `/${new URL(unsubscribeLink(employee.id)).pathname}`)
    const mail = (templateId: string) =>
      company.api.post('/communications/sends', { employeeId: employee.id, templateId })

    const page = await anyone.get(path)
    assert.equal(page.status, 200)
    assert.include(page.text, company.tenant.name)
    assert.include(page.text, 'No más felicitaciones')
    assert.match(page.headers.get('content-security-policy')!, /^default-src 'none'/)
    assert.equal((await mail(greeting.id)).status, 202)

    for (const time of [1, 2]) {
      const done = await anyone.post(path, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      })
      assert.deepEqual(
        [done.status, done.text.includes('No recibirá más')],
        [200, true],
        String(time)
      )
    }
    assert.equal((await mail(greeting.id)).body.code, 'UNSUBSCRIBED')
    assert.equal((await mail(other.id)).status, 202)
    assert.equal(
      (await company.api.get('/audit-logs?action=employee.unsubscribed')).body.meta.total,
      1
    )
  })

  test('a link that was made up, or bent towards somebody else, opens nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [ana, eva] = [await anEmployee(company), await anEmployee(company)]
    const link = await company.as(async () => new URL(unsubscribeLink(ana.id)).pathname)

    for (const bent of [
      link.replace(ana.id, eva.id),
      link.slice(0, -1),
      `${link}x`,
      '/unsubscribe/x',
      link.replace('-', ''),
    ]) {
      for (const answer of [await anyone.get(`/${bent}`), await anyone.post(`/${bent}`)])
        assert.equal(answer.status, 404, bent)
    }
  })
})
