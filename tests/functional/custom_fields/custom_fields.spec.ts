import { test } from '@japa/runner'
import { aCompany, unique, type Company } from '#tests/company'
import { auditOf } from '#tests/functional/core/left_behind'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID, aCategory, aCustomer } from '#tests/functional/core/samples'
import { ASKED, aDesk, ok, whoMay } from '#tests/functional/support/desk'

const aField = (more: object = {}) => ({
  name: unique('Campo'),
  appliesToType: 'ENTITY',
  entityType: 'Contenedor',
  ...more,
})

/** An id of something outside the product. */
const CONTAINER = '0b6f2f0e-51c0-4f0e-9d57-0c9f3c1b7a11'

const values = (...pairs: [field: { id: string }, value: unknown][]) => ({
  values: pairs.map(([{ id }, value]) => ({ customFieldId: id, value })),
})

async function made({ api }: Pick<Company, 'api'>, more: object = {}) {
  const { status, body, text } = await api.post('/custom-fields', aField(more))
  if (status !== 201) throw new Error(text)
  return body
}

test.group('Custom fields', () => {
  test('a field belongs to a model, a category or an entity, and says so completely', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory({ type: 'ASSET' }))

    const { status, body } = await api.post('/custom-fields', {
      name: 'RAM',
      appliesToType: 'CATEGORY',
      appliesToId: category.id,
    })
    assert.equal(status, 201)
    assert.containsSubset(body, {
      name: 'RAM',
      appliesToType: 'CATEGORY',
      appliesToId: category.id,
      entityType: null,
      fieldType: 'TEXT',
      options: null,
      required: false,
      active: true,
    })
    assert.deepEqual((await api.get(`/custom-fields/${body.id}`)).body, body)
    const { body: ofCustomers } = await api.post('/custom-fields', {
      name: 'Zona',
      appliesToType: 'ENTITY',
      entityType: 'customer',
      fieldType: 'SELECT',
      options: ['Norte', 'Sur'],
    })
    assert.containsSubset(ofCustomers, {
      entityType: 'CUSTOMER',
      appliesToId: null,
      options: ['Norte', 'Sur'],
    })
    assert.equal(
      (await api.patch(`/custom-fields/${ofCustomers.id}`, { entityType: ' Customer' })).status,
      200,
      'the same name, in any case'
    )

    const refused: [object, string, string][] = [
      [{ appliesToType: 'CATEGORY' }, 'appliesToId', 'REQUIRED'],
      [{ appliesToType: 'MODEL' }, 'appliesToId', 'REQUIRED'],
      [{ appliesToType: 'MODEL', appliesToId: category.id }, 'appliesToId', 'NOT_FOUND'],
      [{ appliesToType: 'CATEGORY', appliesToId: NOBODYS_ID }, 'appliesToId', 'NOT_FOUND'],
      [{ appliesToType: 'ENTITY' }, 'entityType', 'REQUIRED'],
      [
        { appliesToType: 'ENTITY', entityType: 'CUSTOMER', appliesToId: category.id },
        'appliesToId',
        'INVALID',
      ],
      [{ appliesToType: 'ENTITY', entityType: 'X', fieldType: 'SELECT' }, 'options', 'REQUIRED'],
      [
        { appliesToType: 'ENTITY', entityType: 'X', fieldType: 'SELECT', options: [] },
        'options',
        'TOO_FEW_ITEMS',
      ],
      [
        { appliesToType: 'ENTITY', entityType: 'X', fieldType: 'SELECT', options: ['A', 'A'] },
        'options.1',
        'DUPLICATE',
      ],
      [
        { appliesToType: 'ENTITY', entityType: 'X', fieldType: 'MONEY' },
        'fieldType',
        'INVALID_CHOICE',
      ],
    ]
    for (const [more, field, code] of refused)
      isInvalid(assert, await api.post('/custom-fields', { name: 'x', ...more }), field, code)

    assert.deepEqual(
      (await api.get(`/custom-fields?appliesToId=${category.id}`)).body.data.map(
        ({ id }: any) => id
      ),
      [body.id]
    )
    assert.deepEqual(
      (
        await api.get('/custom-fields?entityType=Customer&fieldType=SELECT&active=true')
      ).body.data.map(({ id }: any) => id),
      [ofCustomers.id]
    )
    isRefused(assert, await api.delete(`/categories/${category.id}`), 409, 'IN_USE')
  })

  test('the owner of a custom field is final, other facts may change', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const field = await made(company)

    for (const [name, value] of Object.entries({
      appliesToType: 'MODEL',
      appliesToId: NOBODYS_ID,
      entityType: 'OTHER',
    })) {
      isInvalid(
        assert,
        await api.patch(`/custom-fields/${field.id}`, { [name]: value }),
        name,
        'IMMUTABLE_FIELD'
      )
    }
    const { body } = await api.patch(`/custom-fields/${field.id}`, {
      name: 'Color',
      fieldType: 'SELECT',
      options: ['Rojo'],
      required: true,
      active: false,
    })
    assert.containsSubset(body, {
      name: 'Color',
      fieldType: 'SELECT',
      options: ['Rojo'],
      required: true,
      active: false,
    })
    assert.equal(
      (await api.put(`/custom-fields/${field.id}`, body, { prefer: 'handling=strict' })).status,
      200
    )
    isInvalid(
      assert,
      await api.patch(`/custom-fields/${field.id}`, { options: null }),
      'options',
      'REQUIRED'
    )
    assert.isNull(
      (await api.patch(`/custom-fields/${field.id}`, { fieldType: 'TEXT' })).body.options
    )
    isInvalid(
      assert,
      await api.patch(`/custom-fields/${field.id}`, { fieldType: 'SELECT' }),
      'options',
      'REQUIRED'
    )
    assert.equal((await api.delete(`/custom-fields/${field.id}`)).status, 204)
  })
})

test.group('Custom values', () => {
  test('each type validates its values and stores them in one form', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const path = `/custom-values/contenedor/${CONTAINER}`
    const taken: Record<string, [sent: unknown, kept: string][]> = {
      TEXT: [
        ['  Azul  ', 'Azul'],
        [12, '12'],
      ],
      NUMBER: [
        ['16.50', '16.5'],
        [0.25, '0.25'],
        [0.0000001, '0.0000001'],
        ['-0', '0'],
        ['0012', '12'],
      ],
      DATE: [
        ['2026-02-28', '2026-02-28'],
        ['2026-02-28T23:00:00-05:00', '2026-02-28'],
      ],
      BOOLEAN: [
        [true, 'true'],
        ['FALSE', 'false'],
      ],
      SELECT: [['Sur', 'Sur']],
    }
    const refused: Record<string, [sent: unknown, code: string][]> = {
      NUMBER: [
        ['a lot', 'TYPE'],
        [true, 'TYPE'],
        ['1e3', 'TYPE'],
      ],
      DATE: [
        ['2026-02-30', 'INVALID_DATE'],
        [20260228, 'INVALID_DATE'],
      ],
      BOOLEAN: [
        ['yes', 'TYPE'],
        [1, 'TYPE'],
      ],
      SELECT: [
        ['Este', 'INVALID_CHOICE'],
        ['sur', 'INVALID_CHOICE'],
      ],
    }
    for (const fieldType of Object.keys(taken)) {
      const field = await made(company, {
        fieldType,
        ...(fieldType === 'SELECT' && { options: ['Norte', 'Sur'] }),
      })
      for (const [sent, kept] of taken[fieldType]) {
        const answer = await api.put(path, values([field, sent]))
        assert.equal(answer.status, 200, answer.text)
        assert.deepEqual(answer.body.data.at(-1), {
          customFieldId: field.id,
          name: field.name,
          fieldType,
          value: kept,
          required: false,
          active: true,
        })
      }
      for (const [sent, code] of refused[fieldType] ?? [])
        isInvalid(assert, await api.put(path, values([field, sent])), 'values.0.value', code)
      assert.equal((await api.get(path)).body.data.at(-1).value, taken[fieldType].at(-1)![1])
    }

    const [audited] = (await auditOf(company, CONTAINER)).slice(-1)
    assert.equal(audited.action, 'custom_values.updated')
    isInvalid(
      assert,
      await api.put(path, { values: [{ customFieldId: NOBODYS_ID, value: 'x' }] }),
      'values.0.customFieldId',
      'NOT_FOUND'
    )
    isInvalid(
      assert,
      await api.put(path, { values: [{ customFieldId: NOBODYS_ID }] }),
      'values.0.value',
      'REQUIRED'
    )
    isInvalid(assert, await api.put(path, {}), 'values', 'REQUIRED')
    isRefused(assert, await api.get('/custom-values/CONTENEDOR/not-an-id'), 404, 'NOT_FOUND')
    assert.deepEqual((await api.get(`/custom-values/nothing/${CONTAINER}`)).body, { data: [] })
  })

  test('PUT merges values; required fields stay filled; disabled ones keep their value', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const path = `/custom-values/CONTENEDOR/${CONTAINER}`
    const [color, seal, plate] = [
      await made(company),
      await made(company, { required: true }),
      await made(company),
    ]

    isInvalid(assert, await api.put(path, values([color, 'Azul'])), 'values', 'REQUIRED')
    assert.equal((await api.put(path, values([color, 'Azul'], [seal, 'S-1']))).status, 200)
    assert.equal((await api.put(path, values([plate, 'ABC123']))).status, 200)
    for (const empty of [null, '', '  '])
      isInvalid(assert, await api.put(path, values([seal, empty])), 'values.0.value', 'REQUIRED')
    isInvalid(
      assert,
      await api.put(path, values([color, 'Rojo'], [color, 'Verde'])),
      'values.1.customFieldId',
      'DUPLICATE'
    )
    assert.deepEqual(
      (await api.get(path)).body.data.map(({ value }: any) => value),
      ['Azul', 'S-1', 'ABC123']
    )

    await api.patch(`/custom-fields/${color.id}`, { active: false })
    isInvalid(assert, await api.put(path, values([color, 'Rojo'])), 'values.0.value', 'INVALID')
    isInvalid(assert, await api.put(path, values([color, null])), 'values.0.value', 'INVALID')
    assert.equal(
      (await api.put(path, values([color, 'Azul'], [plate, null]))).status,
      200,
      'what was read may be sent back'
    )
    assert.deepEqual(
      (await api.get(path)).body.data.map(({ value, active }: any) => [value, active]),
      [
        ['Azul', false],
        ['S-1', true],
        [null, true],
      ]
    )
    await api.patch(`/custom-fields/${seal.id}`, { active: false })
    await api.patch(`/custom-fields/${color.id}`, { active: true })
    assert.equal(
      (await api.put(path, values([color, null]))).status,
      200,
      'what is disabled is not required'
    )
    assert.deepEqual(
      (await api.get(path)).body.data.map(({ value }: any) => value),
      [null, 'S-1', null]
    )
  })

  test('a field that has values is not deleted, and changes its type only to one that they fit', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const path = `/custom-values/CONTENEDOR/${CONTAINER}`
    const field = await made(company)
    await api.put(path, values([field, '16']))

    isRefused(assert, await api.delete(`/custom-fields/${field.id}`), 409, 'IN_USE')
    isInvalid(
      assert,
      await api.patch(`/custom-fields/${field.id}`, { fieldType: 'DATE' }),
      'fieldType',
      'IN_USE',
      409
    )
    assert.equal(
      (await api.patch(`/custom-fields/${field.id}`, { fieldType: 'NUMBER' })).status,
      200
    )
    assert.equal(
      (
        await api.patch(`/custom-fields/${field.id}`, {
          fieldType: 'SELECT',
          options: ['16', '32'],
        })
      ).status,
      200
    )
    isInvalid(
      assert,
      await api.patch(`/custom-fields/${field.id}`, { options: ['32'] }),
      'options',
      'IN_USE',
      409
    )
    assert.equal(
      (await api.patch(`/custom-fields/${field.id}`, { options: ['64', '16'] })).status,
      200
    )
    assert.equal((await api.get(path)).body.data[0].value, '16')

    await api.put(path, values([field, null]))
    assert.equal((await api.delete(`/custom-fields/${field.id}`)).status, 204)
  })

  test('the audit log shows both of two fields with one name', async ({ assert }) => {
    const company = await aCompany()
    const [one, two] = [
      await made(company, { name: 'Color' }),
      await made(company, { name: 'Color' }),
    ]
    assert.equal(
      (
        await company.api.put(
          `/custom-values/CONTENEDOR/${CONTAINER}`,
          values([one, 'Azul'], [two, 'Rojo'])
        )
      ).status,
      200
    )
    const { data } = (await company.api.get(`/audit-logs?entityId=${CONTAINER}`)).body
    assert.deepEqual(data[0].after, {
      [`Color (${one.id})`]: 'Azul',
      [`Color (${two.id})`]: 'Rojo',
    })
  })

  test('the audit log shows fields by any name, except secret ones', async ({ assert }) => {
    const company = await aCompany()
    const names = ['version', 'live', 'updatedAt', '__proto__', 'constructor', 'Color']
    const fields = []
    for (const name of [...names, 'Token']) fields.push(await made(company, { name }))
    const path = `/custom-values/CONTENEDOR/${CONTAINER}`
    ok(
      await company.api.put(
        path,
        values(...fields.map((field) => [field, 'Uno'] as [typeof field, string]))
      )
    )
    ok(
      await company.api.put(
        path,
        values(...fields.map((field) => [field, 'Dos'] as [typeof field, string]))
      )
    )

    const [{ before, after }] = ok(await company.api.get(`/audit-logs?entityId=${CONTAINER}`)).data
    for (const [told, value] of [
      [before, 'Uno'],
      [after, 'Dos'],
    ])
      assert.sameDeepMembers(
        Object.entries(told),
        names.map((name) => [name, value])
      )
  })

  test('an entity of the company may have any name, which the audit log has in ASCII', async ({
    assert,
  }) => {
    const company = await aCompany()
    for (const [name, logged] of [
      ['Vehículo', 'vehiculo'],
      ['Ñame y Co.', 'name y co.'],
      ['车辆 7', 'xn--h43amc 7'],
      ['Заказ', 'xn--80aatcn'],
      ['Kjøretøy', 'xn--kjrety-cyad'],
      ['🚗', 'xn--p68h'],
      ['_\ufffe', '_?'],
      ['ﷺ'.repeat(64), undefined],
      ['__proto__', '__proto__'],
      ['constructor', 'constructor'],
    ] as const) {
      const field = await made(company, { entityType: name })
      const path = `/custom-values/${encodeURIComponent(name)}/${CONTAINER}`
      assert.containsSubset(ok(await company.api.put(path, values([field, 'Azul']))).data, [
        { value: 'Azul' },
      ])
      assert.containsSubset(ok(await company.api.get(path)).data, [{ value: 'Azul' }])
      for (const asked of logged ? [logged, name] : [])
        assert.equal(
          ok(await company.api.get(`/audit-logs?entity=${encodeURIComponent(asked)}`)).meta.total,
          1,
          asked
        )
    }
    const { api } = await (await whoMay(company, 'audit:read', 'assets:read'))()
    assert.equal(ok(await api.get(`/audit-logs?entityId=${CONTAINER}`)).meta.total, 10)
  })

  test('records that the product knows must be there, and their own scope is asked for, too', async ({
    assert,
  }) => {
    const [company, theirs] = [await aCompany(), await aCompany()]
    const { api } = company
    const field = await made(company, { entityType: 'CUSTOMER' })
    const [{ body: customer }, { body: foreign }] = [
      await api.post('/customers', aCustomer()),
      await theirs.api.post('/customers', aCustomer()),
    ]

    assert.equal(
      (await api.put(`/custom-values/customer/${customer.id}`, values([field, 'VIP']))).status,
      200
    )
    for (const id of [foreign.id, NOBODYS_ID]) {
      isRefused(
        assert,
        await api.put(`/custom-values/CUSTOMER/${id}`, values([field, 'VIP'])),
        404,
        'NOT_FOUND'
      )
      isRefused(assert, await api.get(`/custom-values/CUSTOMER/${id}`), 404, 'NOT_FOUND')
    }
    const names = [
      'PRODUCT',
      'CATEGORY',
      'SUPPLIER',
      'WAREHOUSE',
      'PURCHASE_ORDER',
      'QUOTE',
      'INVOICE',
      'PAYMENT',
      'EXPENSE',
      'BANK_ACCOUNT',
      'ASSET',
      'ASSET_MODEL',
      'MAINTENANCE',
      'ACCESSORY',
      'COMPONENT',
      'CONSUMABLE',
      'LICENSE',
      'EMPLOYEE',
      'DEPARTMENT',
      'CONTRACT',
      'TICKET',
    ]
    for (const name of names) {
      isRefused(assert, await api.get(`/custom-values/${name}/${NOBODYS_ID}`), 404, 'NOT_FOUND')
      isRefused(
        assert,
        await api.put(`/custom-values/${name}/${NOBODYS_ID}`, values([field, 'VIP'])),
        404,
        'NOT_FOUND'
      )
    }
    const { api: ofAssets } = await company.aUser('ASSETS')
    isRefused(
      assert,
      await ofAssets.get(`/custom-values/CUSTOMER/${customer.id}`),
      403,
      'FORBIDDEN'
    )
    for (const name of ['PAYMENT', 'EXPENSE', 'BANK_ACCOUNT'])
      isRefused(
        assert,
        await ofAssets.get(`/custom-values/${name}/${NOBODYS_ID}`),
        403,
        'FORBIDDEN'
      )
    assert.equal((await ofAssets.get(`/custom-values/CONTENEDOR/${CONTAINER}`)).status, 200)
    assert.deepEqual((await theirs.api.get(`/custom-values/CONTENEDOR/${CONTAINER}`)).body, {
      data: [],
    })
  })

  test('a user who sees only own tickets gets no values of others', async ({ assert }) => {
    const desk = await aDesk()
    const field = await made(desk, { entityType: 'TICKET' })
    const { api } = await (
      await whoMay(desk, 'tickets:read', 'tickets:write', 'assets:read', 'assets:write')
    )()
    const [others, own] = [
      ok(await desk.api.post('/tickets', ASKED)),
      ok(await api.post('/tickets', ASKED)),
    ]
    ok(await desk.api.put(`/custom-values/TICKET/${others.id}`, values([field, 'Un secreto'])))

    for (const path of ['TICKET', 'ticket', ' Ticket ', 'tıcket'].map(
      (name) => `/custom-values/${encodeURIComponent(name)}/${others.id}`
    )) {
      isRefused(assert, await api.get(path), 404, 'NOT_FOUND')
      isRefused(assert, await api.put(path, values([field, 'Otra cosa'])), 404, 'NOT_FOUND')
    }
    assert.containsSubset(ok(await desk.api.get(`/custom-values/TICKET/${others.id}`)).data, [
      { value: 'Un secreto' },
    ])
    assert.containsSubset(
      ok(await api.put(`/custom-values/TICKET/${own.id}`, values([field, 'Sur']))).data,
      [{ value: 'Sur' }]
    )
    assert.containsSubset(ok(await api.get(`/custom-values/TICKET/${own.id}`)).data, [
      { value: 'Sur' },
    ])
  })

  test('parallel PUTs of different fields all stay; required values are never lost', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { body: customer } = await api.post('/customers', aCustomer())

    for (const [entityType, id] of [
      ['CUSTOMER', customer.id],
      ['CONTENEDOR', CONTAINER],
    ]) {
      const fields = await Promise.all(
        Array.from({ length: 8 }, () => made(company, { entityType }))
      )
      const path = `/custom-values/${entityType}/${id}`
      const answers = await Promise.all(
        fields.flatMap((field) =>
          [1, 2, 3].map((value) => api.put(path, values([field, String(value)])))
        )
      )
      assert.deepEqual(
        answers.filter(({ status }) => status !== 200).map(({ text }) => text),
        []
      )

      const { data } = (await api.get(path)).body
      assert.lengthOf(
        data.filter(({ value }: any) => ['1', '2', '3'].includes(value)),
        8
      )
    }
  })

  test('while a field changes its type nobody slips in a value that does not fit', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const path = `/custom-values/CONTENEDOR/${CONTAINER}`

    for (let round = 0; round < 4; round++) {
      const field = await made(company)
      const [put, changed] = await Promise.all([
        api.put(path, values([field, 'not a number'])),
        api.patch(`/custom-fields/${field.id}`, { fieldType: 'NUMBER' }),
      ])
      assert.sameMembers(
        [put.status < 300, changed.status < 300],
        [true, false],
        `${put.text} ${changed.text}`
      )
    }
  })
})
