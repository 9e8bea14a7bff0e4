import Big from 'big.js'
import { test } from '@japa/runner'
import { formatsOf } from '#documents/formats'
import { labelsOf } from '#documents/printing/labels'
import { reportSheet } from '#documents/sheets/report_sheet'
import { receipt } from '#documents/sheets/receipt'
import { statement } from '#documents/sheets/statement'
import { tradeDocument, type TradeLine } from '#documents/sheets/trade_document'
import { readPdf } from '#tests/functional/documents/printed'
import { cpuMsOf } from '#tests/measures'

const tenant = {
  id: 1,
  publicId: 'p',
  name: 'Andina S.A.S.',
  timezone: 'America/Bogota',
  countryCode: 'CO',
  currency: 'COP',
  locale: 'es-CO',
  modules: [],
  events: [],
  suspended: false,
  isSandbox: false,
}
const issuer = {
  ...tenant,
  taxId: '900',
  address: null,
  phone: null,
  email: null,
  printedAt: new Date(0),
  labels: labelsOf(tenant),
  formats: formatsOf(tenant, 'COP'),
}
const party = { name: 'Café' }
const line = (description: string): TradeLine => ({
  description,
  quantity: 1,
  unitPrice: 100,
  taxRate: 19,
  discountRate: 0,
  subtotal: 100,
  discount: 0,
  tax: 19,
  total: 119,
})

test.group('Long documents', () => {
  test('an invoice of 1,000 lines is printed whole, and other work proceeds meanwhile', async ({
    assert,
  }) => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const items = Array.from({ length: 1_000 }, (_, index) => line(`Línea ${index + 1}`))
    const pdf = await tradeDocument(issuer, {
      kind: 'invoice',
      number: 1,
      watermark: null,
      party,
      facts: [],
      items,
      subtotal: 100_000,
      discountTotal: 0,
      total: 119_000,
    })
    clearInterval(timer)

    const { text, count } = readPdf(pdf)
    assert.isAbove(turns, 20)
    assert.isAbove(count, 25)
    assert.deepEqual(
      [...text.matchAll(/Línea (\d+)/g)].map(([, number]) => Number(number)),
      items.map((_, index) => index + 1)
    )
    assert.include(text, `Página ${count} de ${count}`)
  })

  test('amounts of any size stay on one line, and texts of any size on their pages', async ({
    assert,
  }) => {
    const answer = {
      from: '2026-01-01',
      to: '2026-12-31',
      rows: Array.from({ length: 30 }, () => ({
        code: '1105',
        name: 'n\n'.repeat(5_000),
        opening: -9999999999999.99,
        debit: 9999999999999.99,
        credit: 9999999999999.99,
        closing: 9999999999999.99,
      })),
      totals: { debit: 9999999999999.99, credit: 0 },
    }
    const number = { type: 'number' }
    const { text, count } = readPdf(
      await reportSheet(issuer, {
        name: 'trial-balance',
        columns: {
          code: {},
          name: {},
          opening: number,
          debit: number,
          credit: number,
          closing: number,
        },
        answer,
      })
    )

    assert.lengthOf(text.match(/^-?9\.999\.999\.999\.999,99$/gm)!, 30 * 4 + 1)
    assert.isAtMost(count, 31)
  })

  test('notes of very many lines continue on further pages', async ({ assert }) => {
    const notes = Array.from({ length: 2_000 }, (_, index) => `nota ${index + 1}`).join('\n')
    const { text, count, pages } = readPdf(
      await tradeDocument(issuer, {
        kind: 'quote',
        number: 1,
        watermark: null,
        party,
        facts: [],
        items: [line('x')],
        subtotal: 100,
        discountTotal: 0,
        total: 119,
        notes,
      })
    )
    assert.lengthOf(text.match(/nota \d+/g)!, 2_000)
    assert.equal(pages.length, count)
  })

  test('notes that are one word of 65,000 letters are printed whole without delaying others', async ({
    assert,
  }) => {
    for (const unit of ['W', '?', '? ']) {
      let pdf: Awaited<ReturnType<typeof tradeDocument>>
      const ms = await cpuMsOf(async () => {
        pdf = await tradeDocument(issuer, {
          kind: 'quote',
          number: 1,
          watermark: null,
          party,
          facts: [],
          items: [line('x')],
          subtotal: 100,
          discountTotal: 0,
          total: 119,
          notes: unit.repeat(65_000 / unit.length),
        })
      })
      assert.isBelow(ms, 3_000, unit)
      const { text, count } = readPdf(pdf!)
      assert.lengthOf(text.match(/[W?]/g)!, 65_000 / unit.length)
      assert.isAbove(count, 5)
    }
  })

  test('party data of any length stays on its page, and the document still states its subject', async ({
    assert,
  }) => {
    const named = {
      ...issuer,
      name: 'W'.repeat(255),
      taxId: '9'.repeat(64),
      address: 'W'.repeat(255),
      phone: 'W'.repeat(255),
      email: `${'w'.repeat(240)}@andina.test`,
    }
    const facts = [['Referencia', 'W'.repeat(255)]] as const
    const none = {
      from: null,
      to: null,
      today: '2026-11-23',
      openingBalance: new Big(0),
      closingBalance: new Big(7),
      rows: [],
      totals: { debit: new Big(7), credit: new Big(0) },
    }

    const lined = { ...issuer, address: 'A\n'.repeat(100) }
    for (const document of [
      await receipt(lined, { number: 1, isVoid: false, party, facts, amount: 7 }),
      await statement(lined, { ...none, party }),
    ])
      assert.isAtLeast(readPdf(document).lowest, 30, 'its own address, too')
    for (const address of [
      'línea\n'.repeat(30_000),
      'Calle 1 '.repeat(8_000),
      'W'.repeat(65_000),
    ]) {
      const long = {
        name: 'W'.repeat(255),
        taxId: 'W'.repeat(64),
        address,
        phone: 'W'.repeat(255),
        email: `${'w'.repeat(240)}@andina.test`,
      }
      const documents = [
        await receipt(named, { number: 1, isVoid: false, party: long, facts, amount: 7 }),
        await tradeDocument(named, {
          kind: 'invoice',
          number: 1,
          watermark: null,
          party: long,
          facts,
          items: [line('x')],
          subtotal: 100,
          discountTotal: 0,
          total: 7,
        }),
        await statement(named, { ...none, party: long }),
      ]
      for (const { lowest, text } of documents.map(readPdf)) {
        assert.isAtLeast(lowest, 30)
        assert.match(text, /\$\s7,00/)
      }
    }
  })

  test('more tax rates than a page has lines continue on further pages, followed by the total', async ({
    assert,
  }) => {
    const items = Array.from({ length: 500 }, (_, index) => ({ ...line('x'), taxRate: index / 10 }))
    const { lowest, text } = readPdf(
      await tradeDocument(issuer, {
        kind: 'invoice',
        number: 1,
        watermark: null,
        party,
        facts: [],
        items,
        subtotal: 100,
        discountTotal: 0,
        total: 119,
        settled: [['Saldo', 119]],
      })
    )
    assert.isAtLeast(lowest, 30)
    assert.lengthOf(text.match(/^IVA .* de 100,00$/gm)!, 500)
    assert.match(text, /Total COP\n\$\s119,00\nSaldo\n119,00/)
  })
})
