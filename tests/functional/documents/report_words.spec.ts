import { test } from '@japa/runner'
import { endpoints } from '#api/endpoints'
import { knownWord } from '#documents/printing/report_words'

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  type?: string
  format?: string
  enum?: string[]
}

/** On no paper: what a head does not print, and ids. */
const NOT_PRINTED = new Set([
  'from',
  'to',
  'asOf',
  'rows',
  'totals',
  'total',
  'currency',
  'level',
  'isActive',
  'broken',
  'checks',
  'ok',
])

/** The names of an answer that its PDF may print: sections, columns, facts of the head. */
function namesIn({ properties = {}, items }: Schema): string[] {
  if (items) return namesIn(items)
  return Object.entries(properties).flatMap(([name, schema]) => {
    const own =
      NOT_PRINTED.has(name) || /Id$|^id$/.test(name) || schema.format === 'uuid' ? [] : [name]
    const choices = (schema.enum ?? []).filter((one) => one !== null)
    return [...own, ...namesIn(schema), ...choices]
  })
}

const reports = () =>
  endpoints().flatMap(({ pattern, declaration }) => {
    const isPrinted = declaration?.answers?.[200]?.content?.['application/pdf']
    const [, name] = /^\/reports\/([\w-]+)$/.exec(pattern) ?? []
    return isPrinted && name
      ? [{ name, schema: (declaration!.output as { schema: Schema }).schema }]
      : []
  })

test.group('Reports in Spanish', () => {
  test('every title, section and column has a Spanish name', ({ assert }) => {
    assert.isAbove(reports().length, 8)
    for (const { name, schema } of reports()) {
      const missing = [name, ...namesIn(schema)].filter(
        (word) => knownWord(word, 'es', name) === undefined
      )
      assert.deepEqual([...new Set(missing)], [], name)
    }
  })

  test('payables are called so, and only the tax summary speaks of generated tax', ({ assert }) => {
    assert.equal(knownWord('payable', 'es', 'balances-by-month'), 'Cuentas por pagar')
    assert.equal(knownWord('payable', 'es', 'tax-summary'), 'Generado')
  })
})
