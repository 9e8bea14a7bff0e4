import { test } from '@japa/runner'
import { sealAudit } from '#core/audit/hash_chain'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { inAs } from '#tests/functional/admin/administrator'

const PAGE = '/admin/audit'

test.group('Administration: audit trail', () => {
  test('audit rows are filtered and viewed, and verification finds a changed row', async ({
    assert,
  }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { body: customer } = await company.api.post('/customers', {
      taxId: '900',
      name: 'Café <b>Ñandú</b>',
    })
    await company.api.patch(`/customers/${customer.id}`, { name: 'Peñón' })

    const { text } = await browser.get(`${PAGE}?entityId=${customer.id}`)
    for (const shown of ['customer.created', 'customer.updated', company.admin.name])
      assert.include(text, shown)
    const updated = (
      await browser.get(`${PAGE}?action=customer.updated&entity=customer&from=2020-01-01&to=`)
    ).text
    assert.include(updated, 'customer.updated')
    assert.notInclude(updated.replace(/placeholder="[^"]*"/g, ''), 'customer.created')
    assert.include((await browser.get(`${PAGE}?action=customer.eaten`)).text, 'Nothing found.')
    assert.equal((await browser.get(`${PAGE}?from=yesterday`)).status, 422)

    const [, id] = new RegExp(`href="${PAGE}/([\\w-]{36})"`).exec(updated)!
    const entry = (await browser.get(`${PAGE}/${id}`)).text
    for (const shown of ['Café &lt;b&gt;Ñandú&lt;/b&gt;', 'Peñón']) assert.include(entry, shown)

    await company.as(() => sealAudit())
    assert.match(
      (await browser.get(`${PAGE}/verify`)).text,
      /All \d+ sealed entries are as they were written/
    )
    await company.as(() =>
      execute("UPDATE audit_logs SET actor_name = 'Nobody' WHERE tenant_id = ? AND id = ?", [
        company.tenant.id,
        id,
      ])
    )
    const verdict = (await browser.get(`${PAGE}/verify`)).text
    assert.include(verdict, 'was changed after it had been written')
    assert.include(verdict, `href="${PAGE}/${id}"`)

    const viewer = await inAs(company, (await company.aUser('VIEWER')).user)
    assert.notInclude((await viewer.get('/admin')).text, PAGE)
    for (const path of [PAGE, `${PAGE}/verify`, `${PAGE}/${id}`])
      assert.equal((await viewer.get(path)).status, 403, path)
    const other = await aCompany()
    assert.equal((await (await inAs(other, other.admin)).get(`${PAGE}/${id}`)).status, 404)
  })
})
