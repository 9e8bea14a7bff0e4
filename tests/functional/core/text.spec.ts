import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'
import { isInvalid } from './refusals.js'
import { aCategory, aCustomer, aNote, aProduct } from './samples.js'

const NFD = 'CAFE\u0301'

test.group('Text', () => {
  test('an invisible character in names, codes and e-mails is refused with its place', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const wrong: [string, object, string][] = [
      ['/customers', aCustomer({ taxId: '900900\u200b' }), 'taxId'],
      ['/customers', aCustomer({ email: 'a\u200b@b.co' }), 'email'],
      ['/customers', aCustomer({ name: 'Ana\u202eoiC' }), 'name'],
      ['/customers', aCustomer({ name: 'Ana\nMaría' }), 'name'],
      ['/customers', aCustomer({ phone: '\u202a+57 300 123\u202c' }), 'phone'],
      ['/products', aProduct({ sku: 'Z1\u2060' }), 'sku'],
      ['/products', aProduct({ sku: 'Z\u00ad1' }), 'sku'],
      ['/products', aProduct({ barcode: '77\u20661' }), 'barcode'],
      ['/categories', aCategory({ name: 'Herra\u200dmientas' }), 'name'],
      ['/roles', { name: 'ＡＤＭＩＮ', permissions: ['customers:read'] }, 'name'],
      ['/roles', { name: 'AD\u200bMIN', permissions: ['customers:read'] }, 'name'],
      ['/users', { email: `${unique('u')}@company.test`, name: 'A', role: 'ＡＤＭＩＮ' }, 'role'],
      [
        '/employees',
        { firstName: 'Ana\u200b', lastName: 'G', hireDate: '2024-01-15', baseSalary: 1 },
        'firstName',
      ],
      [
        '/journal-entries',
        { entryDate: '2026-01-01', concept: 'x', reference: 'F\u200b1', lines: [] },
        'reference',
      ],
    ]
    for (const [path, body, field] of wrong)
      isInvalid(assert, await api.post(path, body), field, 'INVALID_CHARACTER')

    const { body } = await api.post('/customers', aCustomer({ taxId: '900900\u200b' }))
    assert.equal(body.detail, 'taxId has the invisible character U+200B at position 7.')
    assert.deepEqual(body.errors[0].meta, { character: 'U+200B', position: 7 })
    for (const path of ['/customers', '/products', '/categories', '/roles'])
      assert.equal((await api.get(path)).body.meta.total, 0, path)
  })

  test('a text of several lines keeps line breaks and joined emoji, and refuses bidi controls', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const address = 'Calle 1\r\n\tApto 2 👩‍👩‍👧'

    const { body: customer } = await api.post('/customers', aCustomer({ address }))
    assert.equal(customer.address, address)
    isInvalid(
      assert,
      await api.post('/customers', aCustomer({ address: 'Calle \u202e1' })),
      'address',
      'INVALID_CHARACTER'
    )
    isInvalid(
      assert,
      await api.post(`/customers/${customer.id}/interactions`, aNote({ comment: 'a\u0007b' })),
      'comment',
      'INVALID_CHARACTER'
    )
  })

  test('text is stored composed (NFC), so that two spellings of a code are one', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    const { body: made } = await api.post(
      '/products',
      aProduct({ sku: `${NFD}-1`, name: `${NFD} Nandu\u0301` })
    )
    assert.containsSubset(made, { sku: 'CAFÉ-1', name: 'CAFÉ Nandú' })
    isInvalid(
      assert,
      await api.post('/products', aProduct({ sku: 'CAFÉ-1' })),
      'sku',
      'DUPLICATE',
      409
    )
    isInvalid(
      assert,
      await api.post('/products', aProduct({ sku: `${NFD}-1` })),
      'sku',
      'DUPLICATE',
      409
    )
    for (const search of ['CAFÉ-1', `${NFD}-1`])
      assert.equal(
        (await api.get(`/products?search=${encodeURIComponent(search)}`)).body.meta.total,
        1
      )
  })

  test('an e-mail that is too long in lower case is refused', async ({ assert }) => {
    const { api } = await aCompany()
    const email = `${'İ'.repeat(32)}@${`${'d'.repeat(60)}.`.repeat(3)}${'t'.repeat(34)}`
    assert.isBelow([...email].length, 254)

    isInvalid(assert, await api.post('/customers', aCustomer({ email })), 'email', 'TOO_LONG')
  })

  test('a text of one line gets plain spaces', async ({ assert }) => {
    const { api } = await aCompany()

    const { body: made } = await api.post(
      '/products',
      aProduct({ sku: 'Z\u00a01', name: 'Taladro\u00a0\u2003percutor' })
    )
    assert.containsSubset(made, { sku: 'Z 1', name: 'Taladro  percutor' })
    isInvalid(
      assert,
      await api.post('/products', aProduct({ sku: 'Z 1' })),
      'sku',
      'DUPLICATE',
      409
    )
  })

  test('a search term is normalised like stored text', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post('/customers', aCustomer({ name: 'Café Ñandú' }))

    isInvalid(
      assert,
      await api.get(`/customers?search=${encodeURIComponent('Caf\u200bé')}`),
      'search',
      'INVALID_CHARACTER'
    )
    for (const search of ['Cafe\u0301 Nandu', 'Café\u00a0Ñandú', 'Café\tÑandú'])
      assert.equal(
        (await api.get(`/customers?search=${encodeURIComponent(search)}`)).body.meta.total,
        1,
        search
      )
  })
})
