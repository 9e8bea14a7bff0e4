import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Big from 'big.js'
import mysql from 'mysql2/promise'
import { atOneMoment, rows } from '#core/database/query'
import { onStatement, pool } from '#core/database/connection'
import env from '#start/env'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { aShop, ok } from '#tests/functional/sales/shop'
import { accountNamed } from '#tests/functional/accounting/books'

/**
 * Writes without a pause, one after the other, while `read` reads so often; what was written must
 * have come between its statements.
 */
async function whileWriting(
  write: () => Promise<unknown>,
  read: () => Promise<unknown>,
  times = 40
) {
  let isOver = false
  const writing = (async () => {
    while (!isOver) await write()
  })()
  try {
    for (let time = 0; time < times; time++) await read()
  } finally {
    isOver = true
    await writing
  }
}

/**
 * Does `write` once, right before a statement of this form is sent. Answers whether it was, when
 * all is as before.
 */
function beforeStatement(form: RegExp, write: () => Promise<unknown>) {
  const client = pool()
  let written: Promise<boolean> | undefined
  client.acquireConnection = async function () {
    const connection = await Object.getPrototypeOf(client).acquireConnection.call(client)
    connection.query = (...asked: [string]) => {
      const send = () => Object.getPrototypeOf(connection).query.apply(connection, asked)
      if (written || !form.test(asked[0])) return send()
      written = write().then(
        () => true,
        () => false
      )
      void written.then(() => void send())
    }
    return connection
  }
  return async () => {
    delete client.acquireConnection
    return (await written) ?? false
  }
}

/** Beside those of the product. */
const aConnection = () =>
  mysql.createConnection({
    host: env.get('DB_HOST'),
    port: env.get('DB_PORT'),
    user: env.get('DB_USER'),
    password: env.get('DB_PASSWORD'),
    database: env.get('DB_DATABASE'),
  })

/** Ten in on a day of April, then ten out on a day of May: at any moment there are none, or ten. */
async function inAndOut(company: Company) {
  const [cash, capital] = [
    await accountNamed(company, '110505'),
    await accountNamed(company, '311505'),
  ]
  const post = async (entryDate: string, debit: string, credit: string) =>
    ok(
      await company.api.post('/journal-entries', {
        entryDate,
        concept: 'x',
        lines: [
          { accountId: debit, debitAmount: 10 },
          { accountId: credit, creditAmount: 10 },
        ],
      })
    )
  const write = async () => {
    await post('2026-04-20', cash, capital)
    await post('2026-05-12', capital, cash)
  }
  return { cash, write }
}

const last = (rows: any[]) => rows.at(-1)

test.group('Reports of one moment, while others write', () => {
  test('the ledger of an account ends with its closing', async ({ assert }) => {
    const company = await aCompany()
    const { cash, write } = await inAndOut(company)
    await whileWriting(write, async () => {
      const ledger = ok(
        await company.api.get(`/accounts/${cash}/ledger?from=2026-05-01&sort=-entryDate&limit=1`)
      )
      const { opening, closing, totals, data } = ledger
      assert.equal(new Big(opening).plus(totals.debit).minus(totals.credit).toNumber(), closing)
      if (data.length) assert.equal(data[0].balance, closing)
      assert.include([0, 10], closing)
      const forth = ok(
        await company.api.get(`/accounts/${cash}/ledger?from=2026-05-01&cursor=&limit=100`)
      )
      if (forth.data.length && !forth.meta.nextCursor)
        assert.equal(last(forth.data).balance, forth.closing)
    })
  })

  test('the general ledger begins with the balance before its lines', async ({ assert }) => {
    const company = await aCompany()
    const { cash, write } = await inAndOut(company)
    await write()
    const ledger = async () =>
      last(
        ok(
          await company.api.get(
            `/reports/general-ledger?from=2026-05-01&to=2026-05-31&accountId=${cash}`
          )
        ).rows
      )

    const wasWritten = beforeStatement(/l\.account_id AS accountId.+ FROM journal_lines/s, write)
    assert.equal((await ledger()).balance, 0)
    assert.isTrue(await wasWritten())
    assert.containsSubset(await ledger(), { balance: 0, credit: 10 })
  })

  test('the trial balance balances, also with accounts that are new', async ({ assert }) => {
    const company = await aCompany()
    const { cash } = await inAndOut(company)
    let code = 1990
    const write = async () => {
      const { id } = ok(
        await company.api.post('/accounts', { code: `${code++}`, name: 'x', nature: 'DEBIT' })
      )
      ok(
        await company.api.post('/journal-entries', {
          entryDate: '2026-05-12',
          concept: 'x',
          lines: [
            { accountId: id, debitAmount: 10 },
            { accountId: cash, creditAmount: 10 },
          ],
        })
      )
    }
    const read = async () => {
      const { rows, totals } = ok(
        await company.api.get('/reports/trial-balance?from=2026-05-01&to=2026-05-20')
      )
      assert.equal(totals.debit, totals.credit)
      assert.equal(
        rows.reduce((sum: Big, { closing }: any) => sum.plus(closing), new Big(0)).toNumber(),
        0
      )
      const sheet = ok(await company.api.get('/reports/balance-sheet?asOf=2026-05-20'))
      assert.equal(sheet.totals.assets, sheet.totals.liabilitiesAndEquity)
    }
    const wasWritten = beforeStatement(/FROM account_balances/, write)
    await read()
    assert.isTrue(await wasWritten())
    await whileWriting(write, read)
  })

  test('files of the general ledger balance, and know all accounts that they name', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { cash } = await inAndOut(company)
    let code = 19900
    const write = async () => {
      const { id } = ok(
        await company.api.post('/accounts', { code: `${code++}`, name: 'x', nature: 'DEBIT' })
      )
      ok(
        await company.api.post('/journal-entries', {
          entryDate: '2026-05-12',
          concept: 'x',
          lines: [
            { accountId: id, debitAmount: 10 },
            { accountId: cash, creditAmount: 10 },
          ],
        })
      )
    }
    const file = async (accept: string) =>
      (await company.api.get('/reports/general-ledger?from=2026-05-01&to=2026-05-31', { accept }))
        .text
    const mustBalance = async () => {
      const [, debit, credit] = /\r\n,Total,,,,,,,([\d.]+),([\d.]+),\r\n$/.exec(
        await file('text/csv')
      )!
      assert.equal(debit, credit)
      const journal = await file('text/x-hledger')
      for (const [, name] of journal.matchAll(/^ {4}(\S+ .+?) {2}/gm))
        assert.include(journal, `account ${name}  ;`)
    }
    const wasWritten = beforeStatement(/SELECT MAX\(number\) AS last/, write)
    await mustBalance()
    assert.isTrue(await wasWritten())
    await whileWriting(write, mustBalance, 10)
  })

  test('payables equal receipts less payments', async ({ assert, cleanup }) => {
    const shop = await aShop()
    const order = ok(
      await shop.api.post('/purchase-orders', {
        warehouseId: shop.warehouse.id,
        items: [{ productId: shop.goods.id, quantity: 10_000, unitCost: 10, taxRate: 0 }],
      })
    )
    const verb = async (name: string, body: object = {}) =>
      ok(await shop.api.post(`/purchase-orders/${order.id}/${name}`, body))
    const owed = async () => ok(await shop.api.get('/reports/payables-aging')).totals.total
    await verb('order')
    await verb('receive', { items: [{ productId: shop.goods.id, quantity: 2 }] })
    await verb('payments', { amount: 10 })

    // Receipts are read first, and payments last. The statement between them waits for its table,
    // while more comes in and is paid.
    const between = await aConnection()
    cleanup(() => between.end())
    await between.query('LOCK TABLES supplier_credit_note_lines WRITE')
    const read = owed()
    read.catch(() => {})
    await eventually('the payments are about to be read', async () =>
      ((await db.rawQuery('SHOW FULL PROCESSLIST'))[0] as any[]).some(
        ({ Info, State }) => /FROM supplier_credit_notes/.test(Info) && /metadata/i.test(State)
      )
    )
    const other = await aConnection()
    cleanup(() => other.end())
    await other.query('UPDATE purchase_receipts SET total = 30 WHERE purchase_order_id = ?', [
      order.id,
    ])
    await other.query('UPDATE supplier_allocations SET amount = 20 WHERE purchase_order_id = ?', [
      order.id,
    ])
    await between.query('UNLOCK TABLES')

    assert.deepEqual([await read, await owed()], [10, 10])
  })

  test('reports take no locks and leave no transaction open', async ({ assert }) => {
    const company = await aCompany()
    const statements: string[] = []
    const stop = onStatement((sql) => statements.push(sql))
    ok(await company.api.get('/reports/trial-balance'))
    stop()
    const begun = statements.indexOf('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY')
    assert.equal(statements[begun - 1], 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    assert.isFalse(
      statements.slice(begun + 1).some((sql) => /LOCK IN|FOR UPDATE|TRANSACTION/.test(sql))
    )
    for (let time = 0; time < 30; time++)
      ok(await company.api.post('/categories', { name: `c ${time}` }))
    assert.lengthOf(ok(await company.api.get('/categories?limit=100')).data, 30)
  })

  test('a table that a migration changes after the moment is read at the next one', async ({
    assert,
    cleanup,
  }) => {
    const { as, tenant } = await aCompany()
    const migration = await aConnection()
    cleanup(() => migration.end())
    let times = 0

    const found = await as(() =>
      atOneMoment(async () => {
        await rows('SELECT id FROM accounts WHERE tenant_id = ? LIMIT 1', [tenant.id])
        if (!times++) await migration.query('ALTER TABLE departments FORCE')
        return rows('SELECT id FROM departments WHERE tenant_id = ?', [tenant.id])
      })
    )
    assert.deepEqual([found, times], [[], 2])
  })
})
