import { test } from '@japa/runner'
import { quoted } from '#core/database/sql'
import {
  DeferredNumber,
  deferredJson,
  deferredText,
  restored,
  withPlaceholders,
} from '#core/database/deferred_number'

test.group('Deferred numbers', () => {
  const numbers = () => [new DeferredNumber('LAST_INSERT_ID()'), new DeferredNumber('(SELECT n)')]

  test('a deferred number is written as a value, in a text and in JSON', ({ assert }) => {
    const [number, entry] = numbers()
    const note = 'it\'s "so"'

    assert.equal(quoted(number), 'LAST_INSERT_ID()')
    assert.equal(
      quoted(deferredText`Factura ${number} de ${'l\'"x"'}`),
      `CONCAT('Factura ',LAST_INSERT_ID(),' de l\\'\\"x\\"')`
    )
    assert.equal(
      quoted(deferredJson({ number, note, gone: undefined, of: [entry, null, 2], at: {} })),
      [
        `CONCAT('{"number":',LAST_INSERT_ID(),`,
        `',\\"note\\":\\"it\\'s \\\\\\"so\\\\\\"\\",\\"of\\":[',`,
        `(SELECT n),',null,2],"at":{}}')`,
      ].join('')
    )
    assert.equal(
      quoted(deferredJson({ concept: deferredText`"${number}"` })),
      `CONCAT('{\\"concept\\":\\"\\\\\\"',LAST_INSERT_ID(),'\\\\\\"\\"}')`
    )
  })

  test('a text and JSON without deferred numbers are plain strings', ({ assert }) => {
    const value = { a: [1, 'x', null, { b: true }], c: new Date(0), d: undefined, e: [undefined] }

    assert.equal(deferredText`Factura ${7}`, 'Factura 7')
    assert.equal(deferredJson(value), JSON.stringify(value))
  })

  test('a deferred number that is used before COMMIT is refused', ({ assert }) => {
    const [number] = numbers()

    assert.throws(() => `${number}`, /COMMIT/)
    assert.throws(() => JSON.stringify({ number }), /COMMIT/)
    assert.throws(() => String(deferredJson({ number })), /COMMIT/)
  })

  test('an answer shows its deferred numbers after COMMIT', ({ assert }) => {
    const [number] = numbers()
    const answer = deferredJson({ number, concept: deferredText`Factura ${number}` })

    number.value = 42
    assert.equal(String(answer), '{"number":42,"concept":"Factura 42"}')
  })

  test('a text encrypted before COMMIT is restored with its deferred numbers', ({ assert }) => {
    const [number, entry] = numbers()
    const sent = deferredJson({ number, concept: deferredText`Factura ${number}`, entry })
    const { text, numbers: kept } = withPlaceholders(sent)

    number.value = 42
    entry.value = 7
    assert.doesNotThrow(() => JSON.parse(text))
    assert.equal(restored(text, String(kept)), '{"number":42,"concept":"Factura 42","entry":7}')
    assert.deepEqual(withPlaceholders('{"number":7}'), { text: '{"number":7}', numbers: null })
    assert.equal(restored('{"number":7}', null), '{"number":7}')
  })
})
