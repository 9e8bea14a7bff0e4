import vine from '@vinejs/vine'
import { test } from '@japa/runner'
import { listQuery, queryOf } from '#core/input/query_string'
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  idFilter,
  periodFilter,
  textFilter,
  wholeFilter,
} from '#core/input/query_fields'
import {
  choice,
  code,
  day,
  email,
  flag,
  id,
  instant,
  listOf,
  mapOf,
  money,
  name,
  object,
  optional,
  quantity,
  text,
  whole,
  withDefault,
} from '#core/input/fields'
import {
  ValidationFailed,
  fromText,
  knownIn,
  updateValidator,
  validate,
  validator,
} from '#core/input/validation'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

const customerFields = {
  taxId: code(32),
  name: name(),
  email: optional(email()),
  creditLimit: withDefault(money({ min: 0 }), 0),
  isActive: withDefault(flag(), true),
}
const createCustomer = validator(customerFields)
const updateCustomer = updateValidator(customerFields, { immutable: ['taxId'], kept: ['balance'] })

const createInvoice = validator({
  customerId: id(),
  dueDate: optional(instant()),
  items: listOf(object({ productId: id(), quantity: quantity() }), { min: 1 }),
  labels: optional(mapOf(text())),
})

async function errorsOf(work: () => unknown): Promise<ValidationFailed['errors']> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ValidationFailed) return error.errors
    throw error
  }
  return []
}

const codesOf = async (work: () => unknown) =>
  Object.fromEntries((await errorsOf(work)).map(({ field, code }) => [field, code]))

test.group('Validation', () => {
  test('every wrong field is named, with a pointer, a code and a sentence', async ({ assert }) => {
    const errors = await errorsOf(() =>
      validate(createInvoice, { items: [{ productId: ID, quantity: '2' }, { quantity: 0 }, null] })
    )

    assert.deepEqual(errors, [
      {
        field: 'customerId',
        pointer: '/customerId',
        code: 'REQUIRED',
        message: 'customerId is required.',
      },
      {
        field: 'items.0.quantity',
        pointer: '/items/0/quantity',
        code: 'TYPE',
        message: 'quantity must be a number.',
      },
      {
        field: 'items.1.productId',
        pointer: '/items/1/productId',
        code: 'REQUIRED',
        message: 'productId is required.',
      },
      {
        field: 'items.1.quantity',
        pointer: '/items/1/quantity',
        code: 'TOO_SMALL',
        message: 'quantity must be greater than 0.',
        meta: { min: 0 },
      },
      { field: 'items.2', pointer: '/items/2', code: 'REQUIRED', message: 'Item 3 is required.' },
    ])
  })

  test('a validation error is a 422', async ({ assert }) => {
    const error: any = await validate(createCustomer, { taxId: 1 }).catch((refused) => refused)

    assert.instanceOf(error, ValidationFailed)
    assert.equal(error.status, 422)
    assert.equal(error.code, 'VALIDATION_FAILED')
    assert.equal(error.message, 'taxId must be a text. (1 more below.)')
  })

  test('a body that is not an object is refused as a whole', async ({ assert }) => {
    for (const body of [null, undefined, [], [{}], 'x', 5, true]) {
      assert.deepEqual(await codesOf(() => validate(createCustomer, body)), { '': 'TYPE' })
    }
  })

  test('pointers escape special characters of keys', async ({ assert }) => {
    const errors = await errorsOf(() =>
      validate(createInvoice, {
        customerId: ID,
        items: [{ productId: ID, quantity: 1 }],
        labels: { 'a/b~c.d': 5, 'a': 'x' },
      })
    )

    assert.equal(errors[0].pointer, '/labels/a~1b~0c.d')
    assert.equal(errors[0].field, 'labels.a/b~c.d')
  })

  test('messages of refused values name the limit', async ({ assert }) => {
    const messages = (
      await errorsOf(() =>
        validate(createCustomer, {
          taxId: 'x'.repeat(33),
          name: 'Ana',
          creditLimit: 1e13,
          email: 'x',
        })
      )
    ).map(({ message }) => message)

    assert.deepEqual(messages, [
      'taxId must be at most 32 characters long.',
      'email must be an e-mail address, such as ana@example.com.',
      'creditLimit must be less than 10,000,000,000,000.',
    ])
  })

  test('unknown fields of a body are left out', async ({ assert }) => {
    const customer = await validate(createCustomer, {
      taxId: '1',
      name: 'Ana',
      creditLimt: 5,
      constructor: 1,
    })
    assert.deepEqual(Object.keys(customer), ['taxId', 'name', 'creditLimit', 'isActive'])
  })

  test('under strict handling all unknown fields are refused at once, at any depth', async ({
    assert,
  }) => {
    assert.deepEqual(
      await codesOf(() =>
        validate(createCustomer, { taxId: '1', name: '', creditLimt: 5 }, { strict: true })
      ),
      { name: 'REQUIRED', creditLimt: 'UNKNOWN_FIELD' }
    )
    assert.deepEqual(
      await codesOf(() =>
        validate(
          createInvoice,
          {
            customerId: ID,
            items: [
              { productId: ID, quantity: 1 },
              { productId: ID, quantity: 1, qty: 2 },
            ],
            labels: { free: 'x' },
          },
          { strict: true }
        )
      ),
      { 'items.1.qty': 'UNKNOWN_FIELD' }
    )
    assert.deepEqual(
      await codesOf(() => validate(createCustomer, { taxId: '1', name: 'Ana' }, { strict: true })),
      {}
    )
    const [hidden] = await errorsOf(() =>
      validate(createCustomer, JSON.parse('{"taxId":"1","name":"Ana","__proto__":1}'), {
        strict: true,
      })
    )
    assert.equal(hidden.field, '__proto__')
  })

  test('a long list of errors is truncated', async ({ assert }) => {
    const errors = await errorsOf(() =>
      validate(createInvoice, { customerId: ID, items: Array(50_000).fill({}) })
    )
    assert.lengthOf(errors, 100)
  })

  test('rules between fields run once the fields are right', async ({ assert }) => {
    const createMovement = validator(
      { type: choice(['IN', 'TRANSFER']), fromWarehouseId: optional(id()) },
      {
        check({ type, fromWarehouseId }, fail) {
          if (type === 'TRANSFER' && !fromWarehouseId)
            fail('fromWarehouseId', 'REQUIRED', 'A transfer needs fromWarehouseId.')
        },
      }
    )

    assert.deepEqual(await codesOf(() => validate(createMovement, { type: 'X' })), {
      type: 'INVALID_CHOICE',
    })
    assert.deepEqual(await errorsOf(() => validate(createMovement, { type: 'TRANSFER' })), [
      {
        field: 'fromWarehouseId',
        pointer: '/fromWarehouseId',
        code: 'REQUIRED',
        message: 'A transfer needs fromWarehouseId.',
      },
    ])
    assert.deepEqual(await validate(createMovement, { type: 'IN' }), { type: 'IN' })
  })

  test("Vine's own types use the same error codes", async ({ assert }) => {
    const raw = vine.create({
      a: vine.string(),
      b: vine.number({ strict: true }),
      c: vine.enum(['x']),
    })
    assert.deepEqual(
      await codesOf(() => validate(raw, { b: '5', c: 'y', d: 1 }, { strict: true })),
      { a: 'REQUIRED', b: 'TYPE', c: 'INVALID_CHOICE', d: 'UNKNOWN_FIELD' }
    )
  })

  test('the schema requires the fields that may not be absent and forbids none', ({ assert }) => {
    const schema = validator({
      a: name(),
      b: money().nullable(),
      c: optional(day()),
      d: withDefault(whole(), 1),
    }).toJSONSchema()

    assert.deepEqual(schema.required, ['a', 'b'])
    assert.notProperty(schema, 'additionalProperties')
    assert.notProperty(updateCustomer.toJSONSchema(), 'required')
    assert.notProperty((updateCustomer.toJSONSchema() as any).properties.creditLimit, 'default')
  })
})

test.group('Validation of updates', () => {
  test('a field that is absent from an update is left as it is', async ({ assert }) => {
    assert.deepEqual(await validate(updateCustomer, {}), {})
    assert.deepEqual(await validate(updateCustomer, { name: ' Eva ' }), { name: 'Eva' })
  })

  test('null clears an optional field, restores a default, and is refused elsewhere', async ({
    assert,
  }) => {
    const update = await validate(updateCustomer, {
      email: null,
      creditLimit: null,
      isActive: null,
    })

    assert.isNull(update.email)
    assert.equal(update.creditLimit!.toString(), '0')
    assert.isTrue(update.isActive)
    assert.deepEqual(await codesOf(() => validate(updateCustomer, { taxId: '', name: null })), {
      taxId: 'REQUIRED',
      name: 'REQUIRED',
    })
  })

  test('null is refused for a required list', async ({ assert }) => {
    const update = updateValidator({ items: listOf(object({ productId: id() }), { min: 1 }) })

    assert.deepEqual(await codesOf(() => validate(update, { items: null })), { items: 'REQUIRED' })
    assert.deepEqual(await codesOf(() => validate(update, { items: [] })), {
      items: 'TOO_FEW_ITEMS',
    })
    assert.deepEqual(await codesOf(() => validate(update, { items: [{}] })), {
      'items.0.productId': 'REQUIRED',
    })
    assert.deepEqual(await validate(update, {}), {})
  })

  test('an immutable field is read for comparison', async ({ assert }) => {
    assert.deepEqual(updateCustomer.immutableFields, ['taxId'])
    assert.deepEqual(await validate(updateCustomer, { taxId: ' 1 ' }), { taxId: '1' })
  })

  test('a record that was read may be sent back, also under strict handling', async ({
    assert,
  }) => {
    const names = [
      'id',
      'version',
      'createdAt',
      'updatedAt',
      'allowedActions',
      'balance',
      'taxId',
      'name',
      'email',
      'creditLimit',
      'isActive',
    ]
    const shown = knownIn({ properties: Object.fromEntries(names.map((name) => [name, {}])) })
    const record = {
      id: ID,
      version: 3,
      createdAt: 'x',
      updatedAt: 'x',
      allowedActions: [],
      balance: 5,
      taxId: '1',
      name: 'Ana',
      email: null,
      creditLimit: 0,
      isActive: true,
    }

    assert.deepEqual(Object.keys(await validate(updateCustomer, record, { strict: true, shown })), [
      'taxId',
      'name',
      'email',
      'creditLimit',
      'isActive',
    ])
    assert.deepEqual(
      await codesOf(() => validate(updateCustomer, { balance: 5 }, { strict: true, shown })),
      { balance: 'UNKNOWN_FIELD' }
    )
    assert.deepEqual(
      await codesOf(() =>
        validate(updateCustomer, { balance: 5 }, { strict: true, shown, showsAlways: true })
      ),
      {}
    )
    assert.deepEqual(
      await codesOf(() =>
        validate(updateCustomer, { ...record, blance: 5 }, { strict: true, shown })
      ),
      { blance: 'UNKNOWN_FIELD' }
    )
    assert.lengthOf(
      Object.keys(await codesOf(() => validate(createCustomer, record, { strict: true }))),
      6
    )
  })

  test('a list item that repeats what the API answered for it is accepted', async ({ assert }) => {
    const line = knownIn({ properties: { id: {}, productId: {}, quantity: {}, discount: {} } })
    const options = {
      strict: true,
      showsAlways: true,
      shown: { fields: new Map([['items', { each: line }]]) },
    }
    const sends = (item: object) =>
      codesOf(() =>
        validate(
          createInvoice,
          { customerId: ID, items: [{ productId: ID, quantity: 1, ...item }] },
          options
        )
      )

    assert.deepEqual(await sends({ id: ID, discount: 5 }), {})
    assert.deepEqual(await sends({ discount: 5 }), {}, 'it has all that is answered but the id')
    assert.deepEqual(
      await codesOf(() =>
        validate(
          createInvoice,
          { customerId: ID, items: [{ productId: ID, discount: 5 }] },
          options
        )
      ),
      { 'items.0.quantity': 'REQUIRED', 'items.0.discount': 'UNKNOWN_FIELD' }
    )
  })
})

test.group('Validation of text rows', () => {
  test('numbers and booleans in text are converted where they are expected', ({ assert }) => {
    const row = fromText(createCustomer, {
      taxId: '00123',
      name: '42',
      creditLimit: ' 12.50 ',
      isActive: 'TRUE',
      email: '',
      other: '7',
    })
    assert.deepEqual(row, {
      taxId: '00123',
      name: '42',
      creditLimit: 12.5,
      isActive: true,
      other: '7',
    })
  })

  test('text that is not a plain decimal stays text and is refused by name', async ({ assert }) => {
    for (const creditLimit of [
      '1e3',
      '1,5',
      '1.234,50',
      '$5',
      '0x10',
      '+5',
      '.5',
      '5.',
      '--5',
      'Infinity',
      '9'.repeat(400),
    ]) {
      const row = fromText(createCustomer, { taxId: '1', name: 'Ana', creditLimit })
      assert.deepEqual(
        await codesOf(() => validate(createCustomer, row)),
        { creditLimit: 'TYPE' },
        creditLimit
      )
    }
    assert.deepEqual(
      await codesOf(() =>
        validate(
          createCustomer,
          fromText(createCustomer, { taxId: '1', name: 'Ana', isActive: 'yes' })
        )
      ),
      { isActive: 'TYPE' }
    )
  })

  test('a number that a float cannot represent is never rounded silently', ({ assert }) => {
    assert.equal(
      fromText(createCustomer, { creditLimit: '9999999999999.99' }).creditLimit,
      9999999999999.99
    )
    assert.equal(
      fromText(createCustomer, { creditLimit: '9999999999999.9901' }).creditLimit,
      '9999999999999.9901'
    )
    assert.equal(fromText(createCustomer, { creditLimit: '-0' }).creditLimit, -0)
  })

  test('values that are not text are left as they are', ({ assert }) => {
    assert.deepEqual(fromText(createCustomer, { creditLimit: 5, isActive: false, name: null }), {
      creditLimit: 5,
      isActive: false,
      name: null,
    })
  })
})

test.group('Validation of queries', () => {
  const listCustomers = listQuery({
    sorts: ['name', 'createdAt'],
    search: 'name and taxId',
    filters: {
      ownerId: idFilter(),
      status: choiceFilter(['OPEN', 'PAID']),
      active: flagFilter(),
      from: dayFilter(),
      period: periodFilter(),
      recipient: textFilter(),
      depth: wholeFilter({ max: 9 }),
    },
  })

  test('page 1 with 20 records is the default', ({ assert }) => {
    const { page, limit, sort, cursor, search, filters } = listCustomers.parse({})
    assert.deepEqual(
      { page, limit, sort, cursor, search, filters },
      { page: 1, limit: 20, sort: undefined, cursor: undefined, search: undefined, filters: {} }
    )
  })

  test('every parameter of a query is converted to its type', ({ assert }) => {
    const query = {
      page: '3',
      limit: '100',
      sort: '-name, createdAt',
      cursor: 'abc',
      search: ' Ana ',
      ownerId: ID.toUpperCase(),
      status: 'PAID',
      active: 'false',
      from: '2026-11-20',
      period: '2026-11',
      recipient: ' x ',
      depth: '9',
    }

    assert.deepEqual(listCustomers.parse(query, { strict: true }), {
      page: 3,
      limit: 100,
      sort: [
        { field: 'name', descending: true },
        { field: 'createdAt', descending: false },
      ],
      cursor: 'abc',
      search: 'Ana',
      filters: {
        ownerId: ID,
        status: 'PAID',
        active: false,
        from: '2026-11-20',
        period: '2026-11',
        recipient: 'x',
        depth: 9,
      },
    })
  })

  test('an empty parameter is absent, but an empty cursor is the first page', ({ assert }) => {
    const { page, cursor, search, filters } = listCustomers.parse({
      page: '',
      limit: '',
      sort: '',
      cursor: '',
      search: '  ',
      ownerId: '',
      active: '',
      status: null,
    })
    assert.deepEqual(
      { page, cursor, search, filters },
      { page: 1, cursor: '', search: undefined, filters: {} }
    )
  })

  test('the parameter {0}={1} is refused with {2}')
    .with([
      ['page', '0', 'TOO_SMALL'],
      ['page', '-1', 'TOO_SMALL'],
      ['page', '1e3', 'TYPE'],
      ['page', '1.5', 'TYPE'],
      ['page', ' 5', 'TYPE'],
      ['page', 'x', 'TYPE'],
      ['page', '٣', 'TYPE'],
      ['page', '99999999999999999999', 'TOO_LARGE'],
      ['limit', '0', 'TOO_SMALL'],
      ['limit', '101', 'TOO_LARGE'],
      ['limit', 'all', 'TYPE'],
      ['sort', 'password', 'INVALID_CHOICE'],
      ['sort', 'name,', 'INVALID_CHOICE'],
      ['sort', '--name', 'INVALID_CHOICE'],
      ['sort', 'name,-name', 'INVALID_CHOICE'],
      ['sort', 'name;drop', 'INVALID_CHOICE'],
      ['ownerId', '5', 'INVALID_UUID'],
      ['status', 'open', 'INVALID_CHOICE'],
      ['active', '1', 'INVALID_CHOICE'],
      ['active', 'TRUE', 'INVALID_CHOICE'],
      ['from', '2026-02-30', 'INVALID_DATE'],
      ['period', '2026-13', 'INVALID_DATE'],
      ['page', ['1', '2'], 'TYPE'],
      ['status', ['OPEN', 'PAID'], 'TYPE'],
      ['ownerId', { a: '1' }, 'TYPE'],
      ['cursor', [''], 'TYPE'],
    ] as [string, unknown, string][])
    .run(async ({ assert }, [parameter, value, code]) => {
      assert.deepEqual(await codesOf(() => listCustomers.parse({ [parameter]: value })), {
        [parameter]: code,
      })
    })

  test('texts are limited in length and have no control characters', async ({ assert }) => {
    assert.deepEqual(
      await codesOf(() =>
        listCustomers.parse({
          cursor: 'x'.repeat(6_001),
          search: '🦜'.repeat(256),
          recipient: 'a\0',
        })
      ),
      {
        cursor: 'INVALID',
        search: 'TOO_LONG',
        recipient: 'INVALID_CHARACTER',
      }
    )
    assert.equal(listCustomers.parse({ search: '🦜'.repeat(255) }).search!.length, 510)
  })

  test('unknown parameters are ignored, and refused under strict handling', async ({ assert }) => {
    assert.deepEqual(await codesOf(() => listCustomers.parse({ pagina: '2' })), {})
    assert.deepEqual(
      await codesOf(() => listCustomers.parse({ pagina: '2', limit: '0' }, { strict: true })),
      { limit: 'TOO_SMALL', pagina: 'UNKNOWN_FIELD' }
    )
    assert.deepEqual(
      await codesOf(() => listQuery({ sorts: [] }).parse({ search: 'x' }, { strict: true })),
      { search: 'UNKNOWN_FIELD' }
    )
  })

  test('a report has only its own parameters', async ({ assert }) => {
    const report = queryOf({ from: dayFilter(), to: dayFilter() })

    assert.deepEqual(report.parse({ from: '2026-01-01', page: '2' }), { from: '2026-01-01' })
    assert.deepEqual(
      report.parameters.map(({ name }) => name),
      ['from', 'to']
    )
  })

  test('the parameters of a list are published as OpenAPI parameters', ({ assert }) => {
    const { parameters } = listCustomers

    assert.deepEqual(parameters.map(({ name }) => name).slice(0, 6), [
      'page',
      'limit',
      'sort',
      'cursor',
      'search',
      'ownerId',
    ])
    assert.deepEqual(parameters[1], {
      name: 'limit',
      in: 'query',
      required: false,
      description: 'How many records a page holds.',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    })
    assert.deepEqual(parameters[7].schema, { type: 'string', enum: ['true', 'false'] })
  })
})
