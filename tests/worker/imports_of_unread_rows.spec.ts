import { test } from '@japa/runner'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aShop } from '#tests/functional/sales/shop'

const lines = (...all: string[]) => all.join('\n') + '\n'

const TOGETHER = 'reference REFUSED_TOGETHER'

/** Imports invoices after a dry run; answers errors, and references with their line counts. */
async function issued(
  rowsOf: (sku: string, taxId: string) => string[],
  fields: Record<string, string> = {},
  name = 'x.csv'
) {
  const { api, service, customer } = await aShop()
  const file = lines(...rowsOf(service.sku, customer.taxId))
  const dry = await ended(
    api,
    await upload(api, file, { resource: 'invoices', ...fields, dryRun: 'true' }, { name })
  )
  const one = await ended(
    api,
    await upload(api, file, { resource: 'invoices', ...fields }, { name })
  )
  const errors = await errorsOf(api, one)
  if (JSON.stringify(await errorsOf(api, dry)) !== JSON.stringify(errors))
    throw new Error('The dry run has told something else')

  const { body } = await api.get('/invoices?sort=number')
  return {
    errors,
    total: one.total,
    processed: one.processed,
    failed: one.failed,
    invoices: body.data.map(({ notes, items }: any) => `${notes} ${items.length}`),
  }
}

test.group('Imports of invoices with unreadable rows', (group) => {
  group.setup(anImportWorker)

  test('a row with shifted cells refuses every invoice between its first and last possible reference', async ({
    assert,
  }) => {
    const header = 'sku,description,customerTaxId,quantity,reference'
    const before = await issued((sku, nit) => [
      header,
      `${sku},,${nit},1,A`,
      `${sku},,${nit},1,X`,
      `${sku},Tornillo, de 3 mm,${nit},5,A`,
      `${sku},,${nit},1,Y`,
      `${sku},,${nit},1,5`,
    ])
    assert.deepEqual(before.errors, [`1 ${TOGETHER}`, '3  WRONG_COLUMN_COUNT', `5 ${TOGETHER}`])
    assert.deepEqual(before.invoices, ['X 1', 'Y 1'])

    const within = 'description,reference,customerTaxId,sku,quantity,notes'
    const around = await issued((sku, nit) => [
      within,
      `,A,${nit},${sku},1,A`,
      `,X,${nit},${sku},1,X`,
      `Tornillo, de 3 mm,A,${nit},${sku},5,a, b`,
      `,Y,${nit},${sku},1,Y`,
    ])
    assert.deepEqual(around.errors, [`1 ${TOGETHER}`, '3  WRONG_COLUMN_COUNT'])
    assert.deepEqual(around.invoices, ['X 1', 'Y 1'])
  })

  test('a row with shifted cells is noticed even when its last cell is empty', async ({
    assert,
  }) => {
    const { errors, invoices } = await issued((sku, nit) => [
      'sku,quantity,customerTaxId,description,reference,paymentMethod,notes',
      `${sku},1,${nit},,A,,`,
      `${sku},1,${nit},,X,,`,
      `${sku},5,${nit},Tornillo, de 3 mm,A,,`,
    ])
    assert.deepEqual(errors, [`1 ${TOGETHER}`, '3  WRONG_COLUMN_COUNT'])
    assert.deepEqual(invoices, ['X 1'])
  })

  test('an unreadable row without a reference refuses the invoices of its neighbours', async ({
    assert,
  }) => {
    const header = 'sku,description,customerTaxId,quantity,reference'
    const row = (sku: string, nit: string, reference: string, description = '') =>
      `${sku},${description},${nit},1,${reference}`
    const bad = ['"Tubo 3" de PVC', 'x'.repeat(1 << 20)]
    for (const [n, code] of [' MALFORMED', ' TOO_LONG'].entries()) {
      const { errors, invoices, failed, processed } = await issued((sku, nit) => [
        header,
        row(sku, nit, 'W'),
        row(sku, nit, 'A'),
        row(sku, nit, 'A', bad[n]),
        row(sku, nit, 'B'),
        row(sku, nit, 'X'),
        row(sku, nit, 'B'),
        row(sku, nit, ''),
      ])
      assert.deepEqual(errors, [`2 ${TOGETHER}`, `3 ${code}`, `4 ${TOGETHER}`, `6 ${TOGETHER}`])
      assert.deepEqual(invoices, ['W 1', 'X 1', 'null 1'])
      assert.deepEqual([failed, processed], [4, 7])
    }

    const few = await issued((sku, nit) => [
      header,
      `${sku},,${nit},1`,
      row(sku, nit, 'A'),
      row(sku, nit, 'X'),
      row(sku, nit, 'B'),
      row(sku, nit, 'B', '"Tubo 3" x'),
    ])
    assert.deepEqual(few.errors, [
      '1  WRONG_COLUMN_COUNT',
      `2 ${TOGETHER}`,
      `4 ${TOGETHER}`,
      '5  MALFORMED',
    ])
    assert.deepEqual(few.invoices, ['X 1'])

    const lineEnd = await issued((sku, nit) => [
      `reference,customerTaxId,sku,quantity,description`,
      `X,${nit},${sku},1,`,
      `A,${nit},${sku},1,"Tubo de 3`,
      `B,${nit},${sku},1,",x`,
      `B,${nit},${sku},1,`,
    ])
    assert.deepEqual(lineEnd.errors, [`1 ${TOGETHER}`, '2  WRONG_COLUMN_COUNT', `3 ${TOGETHER}`])

    const alone = await issued((sku, nit) => [
      'sku,description,customerTaxId,quantity',
      `${sku},,${nit},1`,
      `${sku},"Tubo 3" de PVC,${nit},1`,
      `${sku},,${nit},1`,
    ])
    assert.deepEqual([alone.errors, alone.invoices], [['2  MALFORMED'], ['null 1', 'null 1']])
  })

  test('a reference that is visible in broken JSON refuses its invoice, under its mapped name', async ({
    assert,
  }) => {
    const of =
      (sku: string, nit: string) =>
      (reference: unknown, more = '') =>
        `{"sku":"${sku}"${more},"customerTaxId":"${nit}","Factura":${JSON.stringify(reference)},"quantity":1`
    const { errors, invoices } = await issued(
      (sku, nit) => {
        const row = of(sku, nit)
        return [
          `${row('A')}}`,
          `${row(7)}}`,
          `${row('X "1", \\')}}`,
          row('A').replace('"quantity"', '"quantity'), // 4: refuses A
          `${row('Y')}}`,
          `${row(7)},`, // 6: refuses 7
          `${row('Z')}}`,
          `${row('B')}}`,
          row('B').slice(0, -14), // 9: cut off in the reference
          `${row('C')}}`,
          `${row('Q')}}`,
          `${row('D')}}`,
          `${row('D', ',"Factura":"Q"')}}`, // 13: two references
          `${row('V')}}`,
          `${row('E')}}`,
          `${row('E').replace('Factura', 'Fattura')}}`, // 16: E in an unknown field
        ]
      },
      { mapping: '{"Factura":"reference"}' },
      'x.ndjson'
    )
    assert.deepEqual(errors, [
      `1 ${TOGETHER}`,
      `2 ${TOGETHER}`,
      '4  MALFORMED_JSON',
      '6  MALFORMED_JSON',
      `8 ${TOGETHER}`,
      '9  MALFORMED_JSON',
      `10 ${TOGETHER}`,
      `11 ${TOGETHER}`,
      `12 ${TOGETHER}`,
      '13  MALFORMED_JSON',
      `15 ${TOGETHER}`,
      '16 Fattura UNKNOWN_FIELD',
    ])
    assert.deepEqual(invoices, ['X "1", \\ 1', 'Y 1', 'Z 1', 'V 1'])

    const plain = await issued(
      (sku, nit) =>
        [1, 2, 3].map(
          (n) =>
            `{"sku":"${sku}","customerTaxId":"${nit}","reference":"A","quantity":1${n === 2 ? '' : '}'}`
        ),
      {},
      'x.ndjson'
    )
    assert.deepEqual(
      [plain.errors, plain.invoices],
      [[`1 ${TOGETHER}`, '2  MALFORMED_JSON', `3 ${TOGETHER}`], []]
    )

    const list = await issued(
      (sku, nit) => [
        `[${[1, 2, 3].map((n) => `{"sku":"${sku}","customerTaxId":"${nit}","reference":${n === 3 ? 8 : 7},"quantity":1${n === 2 ? '1 1' : ''}}`).join(',')}]`,
      ],
      {},
      'x.json'
    )
    assert.deepEqual(
      [list.errors, list.invoices],
      [[`1 ${TOGETHER}`, '2  MALFORMED_JSON'], ['8 1']]
    )
  })

  test('the neighbours of an unreadable row are the nearest rows with a reference', async ({
    assert,
  }) => {
    const header = 'reference,customerTaxId,sku,quantity,description'
    const far = await issued((sku, nit) => [
      header,
      `W,${nit},${sku},1,`,
      `A,${nit},${sku},1,`,
      ',,,,',
      `,${nit},${sku},1,`,
      '"A" ,x',
      `,${nit},${sku},1,`,
      `B,${nit},${sku},1,`,
    ])
    assert.deepEqual(
      far.errors.filter((error) => error.includes('TOGETHER')),
      [`2 ${TOGETHER}`, `7 ${TOGETHER}`]
    )
    assert.deepEqual(far.invoices, ['W 1', 'null 1', 'null 1'])

    const none = await issued(
      (sku, nit) =>
        [1, 2, 3].map(
          (n) => `{"sku":"${sku}","customerTaxId":"${nit}","quantity":1${n === 2 ? '' : '}'}`
        ),
      {},
      'x.ndjson'
    )
    assert.deepEqual([none.errors, none.invoices], [['2  MALFORMED_JSON'], ['null 1', 'null 1']])
  })

  test('a first cell before the fault is certain, and a blank row belongs to no invoice', async ({
    assert,
  }) => {
    const { errors, invoices } = await issued((sku, nit) => [
      'reference,quantity,customerTaxId,sku,description',
      `A,1,${nit},${sku},`,
      `B,1,${nit},${sku},`,
      `A,3,${nit},${sku},Tornillo, de 3 mm`,
      `3,1,${nit},${sku},`,
      `C,1,${nit},${sku},"Tubo 3" x`,
      `D,1,${nit},${sku},`,
      ' , ,',
      '\u001a',
    ])
    assert.deepEqual(errors, [
      `1 ${TOGETHER}`,
      '3  WRONG_COLUMN_COUNT',
      `4 ${TOGETHER}`,
      '5  MALFORMED',
      `6 ${TOGETHER}`,
      '7  WRONG_COLUMN_COUNT',
      '8  WRONG_COLUMN_COUNT',
    ])
    assert.deepEqual(invoices, ['B 1'])
  })

  test('a reference that contains the separator refuses the neighbouring invoices', async ({
    assert,
  }) => {
    const { errors, invoices } = await issued((sku, nit) => [
      'sku,customerTaxId,quantity,reference',
      `${sku},${nit},1,"F-1, serie A"`,
      `${sku},${nit},1,F-1, serie A`,
      `${sku},${nit},1,"F-2, serie A"`,
      `${sku},${nit},1,X`,
    ])
    assert.deepEqual(
      [errors, invoices],
      [[`1 ${TOGETHER}`, '2  WRONG_COLUMN_COUNT', `3 ${TOGETHER}`], ['X 1']]
    )
  })

  test('rows that all end with an additional separator are valid, and deviating ones are refused', async ({
    assert,
  }) => {
    const { errors, invoices } = await issued((sku, nit) => [
      'sku;quantity;customerTaxId;description;reference',
      `${sku};1;${nit};;A;`,
      `${sku};2;${nit};;A;`,
      `${sku};1;${nit};;B;`,
      `${sku};1;${nit};Tubo; 3;B`,
      `${sku};1;${nit};;C;`,
      `${sku};1;${nit};;C`,
    ])
    assert.deepEqual(errors, [
      `3 ${TOGETHER}`,
      '4  WRONG_COLUMN_COUNT',
      `5 ${TOGETHER}`,
      '6  WRONG_COLUMN_COUNT',
    ])
    assert.deepEqual(invoices, ['A 2'])
  })

  test('thousands of unreadable rows are all reported, and so is an invoice with too many rows', async ({
    assert,
  }) => {
    const { total, failed, invoices } = await issued((sku, nit) => [
      'reference,sku,customerTaxId,quantity',
      `A,${sku},${nit},1`,
      ...Array.from({ length: 2_500 }, (_, n) => (n % 2 ? 'x,x' : `"x" x`)),
      ...Array.from({ length: 501 }, () => `B,${sku},${nit},1`),
      `C,${sku},${nit},1`,
    ])
    assert.deepEqual([total, failed, invoices], [3_003, 3_002, ['C 1']])
  })
})
