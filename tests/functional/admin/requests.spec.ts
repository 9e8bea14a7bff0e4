import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'

const PAGE = '/admin/requests'

test.group('Administration: request log', () => {
  test('refused requests are listed, filtered and viewed by administrators', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get(PAGE)).text, 'No request is in the log yet.')
    const id = unique('erp')
    await company.api.post('/customers', { name: 'x' }, { 'x-request-id': id })
    await company.api.get('/nowhere')

    const { text } = await browser.get(PAGE)
    for (const shown of ['POST /api/v1/customers', 'VALIDATION_FAILED', 'no such address'])
      assert.include(text, shown)
    const found = (await browser.get(`${PAGE}?status=4xx&requestId=${id}`)).text
    assert.include(found, 'POST /api/v1/customers')
    assert.notInclude(found, 'no such address')
    assert.include((await browser.get(`${PAGE}?status=5xx`)).text, 'Nothing found.')
    assert.equal((await browser.get(`${PAGE}?status=many`)).status, 422)

    const [, entry] = new RegExp(`href="${PAGE}/([\\w-]{36})"`).exec(found)!
    assert.include((await browser.get(`${PAGE}/${entry}`)).text, id)

    const viewer = await inAs(company, (await company.aUser('VIEWER')).user)
    assert.notInclude((await viewer.get('/admin')).text, PAGE)
    for (const path of [PAGE, `${PAGE}/${entry}`])
      assert.equal((await viewer.get(path)).status, 403, path)
    const other = await aCompany()
    assert.equal((await (await inAs(other, other.admin)).get(`${PAGE}/${entry}`)).status, 404)
  })
})
