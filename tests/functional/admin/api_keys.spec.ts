import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { clientOf } from '#tests/api'
import { inAs } from '#tests/functional/admin/administrator'

const PAGE = '/admin/api-keys'

test.group('Administration: API keys', () => {
  test('an API key is created, shown once, used and revoked', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    assert.include((await browser.get(PAGE)).text, 'There are no API keys yet')

    const refused = await browser.submit(
      `${PAGE}/new`,
      { 'name': '', 'scopes[]': '', 'expiresAt': '2020-01-01' },
      PAGE
    )
    assert.equal(refused.status, 422)
    for (const field of ['name', 'scopes', 'expiresAt'])
      assert.include(refused.text, `id="${field}-error"`)
    assert.include(refused.text, 'value="2020-01-01"')

    const { text, status } = await browser.submit(
      `${PAGE}/new`,
      { 'name': 'ERP', 'environment': 'test', 'scopes[]': 'customers:read', 'expiresAt': '' },
      PAGE
    )
    assert.equal(status, 200)
    const [key] = /ofc_test_\w+/.exec(text)!
    const [{ id, lastUsedAt }] = (await company.api.get('/api-keys')).body.data
    assert.isNull(lastUsedAt)

    assert.equal((await clientOf(key).get('/customers')).status, 200)
    assert.isNotNull((await company.api.get(`/api-keys/${id}`)).body.lastUsedAt)
    const shown = (await browser.get(PAGE)).text
    assert.include(shown, 'ERP')
    assert.notInclude(shown, key)
    assert.notInclude(shown, 'Not used yet')

    const revoked = await browser.submit(`${PAGE}/${id}/revoke`)
    assert.equal(revoked.location, PAGE)
    assert.include((await browser.get(PAGE)).text, 'The key is revoked')
    assert.equal((await clientOf(key).get('/customers')).status, 401)
  })

  test('a key is changed and rotated, and shows where it was used', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { body: made } = await company.api.post('/api-keys', {
      name: 'ERP',
      scopes: ['customers:read'],
    })
    await clientOf(made.key).get('/customers')
    assert.include((await browser.get(PAGE)).text, 'from 127.0.0.1')

    const form = `${PAGE}/${made.id}/edit`
    const wrong = await browser.submit(
      form,
      { name: 'ERP', allowedIps: '127.0.0.1\n10.0.0.300' },
      `${PAGE}/${made.id}`
    )
    assert.equal(wrong.status, 422)
    assert.include(wrong.text, '10.0.0.300 is no address or network')
    const changed = await browser.submit(
      form,
      { name: 'Shop', allowedIps: '127.0.0.1\r\n10.0.0.0/8' },
      `${PAGE}/${made.id}`
    )
    assert.equal(changed.location, PAGE)
    const list = (await browser.get(PAGE)).text
    assert.include(list, '127.0.0.1, 10.0.0.0/8')
    assert.include(list, 'Shop')

    const rotate = `${PAGE}/${made.id}/rotate`
    const { text, status } = await browser.submit(rotate, { overlapHours: '3' })
    assert.equal(status, 200)
    const [key] = /ofc_live_\w+/.exec(text)!
    assert.notEqual(key, made.key)
    for (const one of [key, made.key])
      assert.equal((await clientOf(one).get('/customers')).status, 200)
    assert.include((await browser.get(PAGE)).text, 'The old secret works until')
    const again = await browser.submit(rotate, { overlapHours: '3' })
    assert.equal(again.status, 409)
    assert.include(again.text, 'old secret opens until')
  })

  test('the last day of a key is one of the company, to its end', async ({ assert }) => {
    for (const [timezone, expiresAt, said] of [
      ['America/Bogota', '2098-12-31T04:59:59.999Z', 'Dec 30, 2098, 11:59 PM'],
      ['Asia/Tokyo', '2098-12-30T14:59:59.999Z', 'Dec 30, 2098, 11:59 PM'],
    ]) {
      const company = await aCompany({ timezone, locale: 'en-US' })
      const browser = await inAs(company, company.admin)
      assert.equal(
        (
          await browser.submit(
            `${PAGE}/new`,
            { 'name': 'ERP', 'scopes[]': 'customers:read', 'expiresAt': '2098-12-30' },
            PAGE
          )
        ).status,
        200
      )

      assert.equal((await company.api.get('/api-keys')).body.data[0].expiresAt, expiresAt)
      assert.include((await browser.get(PAGE)).text.replaceAll(/\s/g, ' '), said)
      assert.include(
        (
          await browser.submit(
            `${PAGE}/new`,
            { 'name': 'ERP', 'scopes[]': 'customers:read', 'expiresAt': 'soon' },
            PAGE
          )
        ).text,
        'id="expiresAt-error"'
      )
    }
  })

  test('a form that is sent twice makes one key, and shows it again', async ({ assert }) => {
    const company = await aCompany()
    const browser = await inAs(company, company.admin)
    const { text } = await browser.get(`${PAGE}/new`)
    const form = { ...browser.hiddenIn(text), 'name': 'Shop', 'scopes[]': 'invoices:read' }

    const answers = await Promise.all([
      browser.send('POST', PAGE, { form }),
      browser.send('POST', PAGE, { form }),
    ])
    const keys = answers.map((answer) => /ofc_live_\w+/.exec(answer.text)?.[0])
    assert.equal(keys[0], keys[1])
    assert.lengthOf((await company.api.get('/api-keys')).body.data, 1)
  })

  test('a user without the right is not offered API keys, and is refused', async ({ assert }) => {
    const company = await aCompany()
    const viewer = await inAs(company, (await company.aUser('VIEWER')).user)
    const { body: key } = await company.api.post('/api-keys', {
      name: 'ERP',
      scopes: ['customers:read'],
    })

    assert.notInclude((await viewer.get('/admin')).text, PAGE)
    for (const path of [PAGE, `${PAGE}/${key.id}/revoke`])
      assert.equal((await viewer.get(path)).status, 403, path)
    assert.equal(
      (await viewer.submit('/admin', { 'name': 'Mine', 'scopes[]': 'customers:read' }, PAGE))
        .status,
      403
    )
    assert.equal((await viewer.submit('/admin', {}, `${PAGE}/${key.id}/revoke`)).status, 403)
    assert.lengthOf((await company.api.get('/api-keys')).body.data, 1)

    const other = await aCompany()
    const stranger = await inAs(other, other.admin)
    assert.equal((await stranger.get(`${PAGE}/${key.id}/revoke`)).status, 404)
    assert.equal((await stranger.submit('/admin', {}, `${PAGE}/${key.id}/revoke`)).status, 404)
    assert.equal((await stranger.send('POST', `${PAGE}/${key.id}/revoke`)).status, 403)
    assert.equal((await company.api.get(`/api-keys/${key.id}`)).status, 200)
  })
})
