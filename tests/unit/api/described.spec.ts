import { test } from '@japa/runner'
import { Described } from '#api/openapi/described'
import type { Descriptions } from '#core/resources/descriptions'

const texts = (own: Descriptions, shared: Descriptions = {}) =>
  new Described([
    { domain: 'sales', texts: { operations: { 'bills.show': 'Reads. Once.' }, ...own } },
    { domain: 'common', texts: shared },
  ])

const bill = (properties: Record<string, object>) => ({ type: 'object', properties })

const described = (all: Described, title: string, properties: Record<string, object>) =>
  all.schema(title, bill(properties), 'bills.show').properties as Record<string, any>

test.group('Texts of the OpenAPI description', () => {
  test('the most specific text describes a field', ({ assert }) => {
    const all = texts(
      {
        fields: {
          'BillUpdate.total': 'Of the update.',
          'Bill.total': 'Of the bill.',
          'items.total': 'Of the line.',
          'total': 'Of the domain.',
        },
      },
      { fields: { total: 'Of all.', notes: 'Shared.' } }
    )
    const total = { type: 'number' }
    const line = { items: { type: 'array', items: bill({ total }) } }

    assert.equal(described(all, 'BillUpdate', { total }).total.description, 'Of the update.')
    assert.equal(described(all, 'BillCreate', { total }).total.description, 'Of the bill.')
    assert.equal(described(all, 'Receipt', { total }).total.description, 'Of the domain.')
    assert.equal(described(all, 'Receipt', { notes: total }).notes.description, 'Shared.')
    assert.equal(
      described(all, 'Receipt', line).items.items.properties.total.description,
      'Of the line.'
    )
  })

  test('a schema that describes itself keeps its text, and a note on its format follows', ({
    assert,
  }) => {
    const all = texts({ fields: { own: 'Other.', price: 'The price.' } })
    const { own, price } = described(all, 'Bill', {
      own: { type: 'string', description: 'Its own.' },
      price: { type: 'number', description: 'At most 4 decimals.' },
    })

    assert.equal(own.description, 'Its own.')
    assert.equal(price.description, 'The price. At most 4 decimals.')
    assert.deepEqual(all.unused(), ['sales: operations.bills.show', 'sales: fields.own'])
  })

  test('a text by its schema replaces the own text, and keeps who sees the field', ({ assert }) => {
    const all = texts({ fields: { 'Bill.pay': 'The pay in pesos.' } })
    const pay = {
      type: 'number',
      description: 'A month. Only with the scope `payroll:read`; left out for others.',
    }

    assert.equal(
      described(all, 'Bill', { pay }).pay.description,
      'The pay in pesos. Only with the scope `payroll:read`; left out for others.'
    )
    assert.equal(
      described(all, 'Slip', { pay }).pay.description,
      'A month. Only with the scope `payroll:read`; left out for others.'
    )
  })

  test('an example is taken only where it fits the schema', ({ assert }) => {
    const all = texts({ fields: { rate: { description: 'Percent.', example: 19 } } })

    assert.deepEqual(described(all, 'Bill', { rate: { type: 'number' } }).rate.examples, [19])
    for (const schema of [{ type: 'string' }, { type: 'number', maximum: 10 }])
      assert.isUndefined(described(all, 'Bill', { rate: schema }).rate.examples)
  })

  test('meanings of values are a list and an extension, and unknown values are unused', ({
    assert,
  }) => {
    const all = texts({
      fields: { status: 'The state.' },
      enums: { status: { OPEN: 'Owed.', GONE: 'No such.' } },
    })
    const { status } = described(all, 'Bill', { status: { type: 'string', enum: ['OPEN', 'X'] } })

    assert.equal(status.description, 'The state.\n\n- `OPEN`: Owed.')
    assert.deepEqual(status['x-enum-descriptions'], { OPEN: 'Owed.' })
    assert.include(all.unused(), 'sales: enums.status=GONE')
  })
})
