import { test } from '@japa/runner'
import { readXlsx } from 'hucre/xlsx'
import { execute } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { call, ORIGIN } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aWorker, anEmptyOutbox } from '#tests/worker/helpers'

async function exported({ api }: Company, asked: object) {
  const { id } = ok(await api.post('/exports', asked))
  return eventually('the export has ended', async () => {
    const one = ok(await api.get(`/exports/${id}`))
    return one.status !== 'QUEUED' && one
  })
}

async function fileOf(company: Company, asked: object) {
  const { id } = await exported(company, asked)
  return company.api.get(`/exports/${id}/download`)
}

/** An invoice of two lines, one with cents and a name that contains the separator. */
async function anInvoice({ api }: Company) {
  const customer = ok(await api.post('/customers', { taxId: '900', name: 'Café; Ñandú' }))
  const product = (sku: string) =>
    api.post('/products', {
      sku,
      name: `Producto ${sku}`,
      costPrice: 1,
      sellingPrice: 10.5,
      isService: true,
    })
  const [first, second] = [ok(await product('A')), ok(await product('B'))]
  const items = [
    { productId: first.id, quantity: 1.5 },
    { productId: second.id, quantity: 2, unitPrice: 7 },
  ]
  return ok(await api.post('/invoices', { customerId: customer.id, items }))
}

test.group('Exports as tables', (group) => {
  group.each.setup(anEmptyOutbox)

  test("CSV is written in the style of the reader's spreadsheet", async ({ assert }) => {
    const company = await aCompany()
    ok(
      await company.api.post('/customers', {
        taxId: '1',
        name: 'Café; "Ñandú"',
        creditLimit: 1234.5,
      })
    )
    await aWorker({ queues: ['exports'] })

    const plain = await fileOf(company, { resource: 'customers' })
    assert.match(plain.text, /^id,taxId,name,/)
    assert.match(plain.text, /,1234\.5,/)

    const csv = { separator: ';', decimal: ',', bom: true }
    const asked = await exported(company, { resource: 'customers', csv })
    assert.deepEqual(asked.csv, csv)
    const { id } = asked
    const { text } = await call(company.api.token, 'GET', `/exports/${id}/download`)
    assert.match(text.replace(/^\ufeff/, ''), /^id;taxId;name;/)
    assert.include(text, ';"Café; ""Ñandú""";')
    assert.include(text, ';"1234,5";')

    const tabs = await fileOf(company, { resource: 'customers', csv: { separator: '\t' } })
    assert.match(tabs.text, /^id\ttaxId\tname\t/)
  })

  test('an unknown CSV style, or one for another format, is refused by its field', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const wrong = await api.post('/exports', {
      resource: 'customers',
      csv: { separator: '|', decimal: '·' },
    })
    assert.containsSubset(wrong, {
      status: 422,
      body: {
        errors: [
          { field: 'csv.separator', code: 'INVALID_CHOICE' },
          { field: 'csv.decimal', code: 'INVALID_CHOICE' },
        ],
      },
    })
    const other = await api.post('/exports', {
      resource: 'customers',
      format: 'ndjson',
      csv: { separator: ';' },
    })
    assert.containsSubset(other, {
      status: 422,
      body: { errors: [{ field: 'csv', code: 'CONTRADICTION' }] },
    })
  })

  test('lines of documents are exported to their own file, by the filters of the documents', async ({
    assert,
  }) => {
    const company = await aCompany()
    const invoice = await anInvoice(company)
    await aWorker({ queues: ['exports'] })

    const documents = await fileOf(company, { resource: 'invoices' })
    const [header, only] = documents.text.split('\r\n')
    assert.notMatch(header, /items|warnings/)
    assert.notInclude(only, '{')

    const filters = { status: 'ISSUED' }
    const lines = await fileOf(company, { resource: 'invoice-lines', filters })
    const [names, ...rows] = lines.text.trim().split('\r\n')
    assert.match(
      names,
      /^invoiceId,invoiceNumber,invoiceFiscalNumber,invoiceDate,id,productId,description,quantity,/
    )
    assert.lengthOf(rows, 2)
    assert.isTrue(
      rows.every((row) => row.startsWith(`${invoice.id},${invoice.number},,${invoice.date},`))
    )

    const asJson = await fileOf(company, { resource: 'invoice-lines', format: 'ndjson', filters })
    const [first] = asJson.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(first, {
      invoiceId: invoice.id,
      invoiceNumber: invoice.number,
      invoiceFiscalNumber: null,
      invoiceDate: invoice.date,
      ...invoice.items[0],
    })
    assert.equal(
      (
        await fileOf(company, {
          resource: 'invoice-lines',
          format: 'ndjson',
          filters: { status: 'VOID' },
        })
      ).text,
      ''
    )
  })

  test('a workbook has numbers as numbers and days as dates', async ({ assert }) => {
    const company = await aCompany()
    const invoice = await anInvoice(company)
    await aWorker({ queues: ['exports'] })

    const one = await exported(company, { resource: 'invoices', format: 'xlsx' })
    assert.containsSubset(one, { status: 'COMPLETED', rows: 1 })
    const { rows, size } = await workbookOf(company, one.id)
    assert.equal(one.fileSize, size)
    const [header, cells] = rows
    const cellOf = (name: string) => cells[header.indexOf(name)]
    assert.equal(cellOf('number'), invoice.number)
    assert.equal(cellOf('total'), invoice.total)
    assert.deepEqual(cellOf('date'), new Date(`${invoice.date}T00:00:00Z`))
    assert.equal(cellOf('createdAt'), invoice.createdAt)
  })

  test('metadata keys become columns, and fields select the columns', async ({ assert }) => {
    const company = await aCompany()
    ok(
      await company.api.post('/customers', {
        taxId: '1',
        name: 'Web',
        metadata: { channel: 'web', zone: 'norte' },
      })
    )
    ok(
      await company.api.post('/customers', {
        taxId: '2',
        name: 'Shop',
        metadata: { channel: 'shop' },
      })
    )
    await aWorker({ queues: ['exports'] })

    const filters = { fields: 'taxId,metadata', sort: 'taxId' }
    const { text } = await fileOf(company, { resource: 'customers', filters })
    const rows = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const [header] = rows
    const column = (name: string) => rows.slice(1).map((cells) => cells[header.indexOf(name)])
    assert.deepEqual(column('metadata.channel'), ['web', 'shop'])
    assert.deepEqual(column('metadata.zone'), ['norte', ''])
    assert.notInclude(header, 'name')
  })

  test('a long workbook is written in slices, each row once', async ({ assert }) => {
    const company = await aCompany()
    const at = '2026-01-01 00:00:00.000'
    const id = (n: number) => `019a8f5e-7c1b-7000-9c55-${n.toString(16).padStart(12, '0')}`
    const row = (_: unknown, n: number) => ({
      tenant_id: company.tenant.id,
      id: id(n),
      version: 1,
      created_at: at,
      updated_at: at,
      search_text: 'x',
      tax_id: `T${n}`,
      name: `C${n}`,
    })
    await company.as(() => execute(insertInto('customers', Array.from({ length: 3_500 }, row))))
    await aWorker({ queues: ['exports'] })

    const one = await exported(company, {
      resource: 'customers',
      format: 'xlsx',
      filters: { sort: 'createdAt' },
    })
    const { rows } = await workbookOf(company, one.id)
    const at_ = rows[0].indexOf('taxId')
    assert.deepEqual(
      rows.slice(1).map((cells) => cells[at_]),
      Array.from({ length: 3_500 }, (__, n) => `T${n}`)
    )
  }).timeout(30_000)
})

async function workbookOf({ api }: Company, id: string) {
  const response = await fetch(`${ORIGIN}/api/v1/exports/${id}/download`, {
    headers: { authorization: `Bearer ${api.token}` },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { sheets } = await readXlsx(bytes)
  return {
    rows: sheets[0].rows as any[][],
    size: bytes.byteLength,
    type: response.headers.get('content-type'),
  }
}
