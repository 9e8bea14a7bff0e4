/** Seeds past invoices with lines, movements and entries from 2025 on; needs accounts. */
import fs from 'node:fs'
import mysql from 'mysql2/promise'
import { DB } from './bare/lib.mjs'
import { at, id } from './product_seed.mjs'

const SMALL = 100
const BIG = 200_000
const STEP = 50_000
const DAYS = 650

/** 100 invoices per tenant, 200,000 in the big one; a sale through the API creates the accounts. */
export async function seedPast(fixtures, url) {
  const tenants = JSON.parse(fs.readFileSync(fixtures))
  const connection = await connected()

  for (const tenant of tenants) {
    await sell(url, tenant)
    await seedInvoices(connection, tenant, { upTo: tenant.big ? BIG : SMALL })
    const [found] = await connection.query(
      `SELECT id FROM invoices WHERE tenant_id = ${tenant.tenant} ORDER BY id LIMIT ${SMALL}`
    )
    Object.assign(tenant, { invoices: found.map(({ id }) => id), past: tenant.big ? BIG : SMALL })
  }
  await connection.query(
    'ANALYZE TABLE invoices, invoice_lines, journal_entries, journal_lines, stock_movements, account_balances'
  )
  await connection.end()
  fs.writeFileSync(fixtures, JSON.stringify(tenants))
}

export const connected = () =>
  mysql.createConnection({
    ...DB,
    database: process.env.DB_DATABASE,
    multipleStatements: true,
    dateStrings: true,
  })

async function sell(url, { token, customers, products }) {
  const body = JSON.stringify({
    customerId: customers[0],
    items: [{ productId: products[0], quantity: 1 }],
  })
  const sold = await fetch(`${url}/api/v1/invoices`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })
  if (sold.status !== 201) throw new Error(`The first sale was refused: ${await sold.text()}`)
}

/** Seeds the invoices `after + 1` to `upTo` of a seeded tenant. */
export async function seedInvoices(
  connection,
  { tenant, ordinal, warehouse, size: { products, customers } },
  { after = 0, upTo }
) {
  const [P, I] = [ordinal * 1_000_000, ordinal * 10_000_000]
  const [roles] = await connection.query(
    `SELECT role, account_id AS account FROM account_roles WHERE tenant_id = ${tenant}`
  )
  const account = Object.fromEntries(roles.map(({ role, account }) => [role, account]))
  const sides = [
    [account.receivable, 357, 0],
    [account.income, 0, 300],
    [account.tax_payable, 0, 57],
    [account.cost_of_sales, 150, 0],
    [account.inventory, 0, 150],
  ]
  const day = `DATE_ADD('2025-01-01', INTERVAL FLOOR(n*${DAYS}/${upTo}) DAY)`
  const [invoice, entry, product, customer] = [
    id(5, `${I}+n`),
    id(7, `${I}+n`),
    id(1, `${P}+1+MOD(n*3+l,${products})`),
    id(4, `${P}+1+MOD(n,${customers})`),
  ]
  const base = await numbersOf(connection, tenant)
  const name = `CONCAT('Cliente ',1+MOD(n,${customers}))`

  await connection.query("SET unique_checks=0, foreign_key_checks=0, time_zone='+00:00'")
  for (let from = after + 1; from <= upTo; from += STEP) {
    const ns = `(SELECT seq n FROM seq_${from}_to_${Math.min(upTo, from + STEP - 1)}) q`
    const when = at(`${I}+n`)
    await connection.query(`
      INSERT INTO invoices (tenant_id,id,number,status,customer_id,customer_name,warehouse_id,date,due_date,payment_method,currency,subtotal,discount_total,tax_total,total,paid_amount,credited_amount,balance,issued_at,search_text,version,created_at,updated_at)
        SELECT ${tenant},${invoice},${base.invoices - after}+n,'ISSUED',${customer},${name},'${warehouse}',${day},${day},'CREDIT','COP',300,0,57,357,0,0,357,${when},LOWER(${name}),1,${when},${when} FROM ${ns};
      INSERT INTO invoice_lines (tenant_id,id,invoice_id,position,product_id,description,quantity,unit_price,tax_rate,discount_rate,subtotal,discount,tax,total,cost,credited_quantity)
        SELECT ${tenant},${id(8, `${I}+n*3+l`)},${invoice},l,${product},'Acero industrial modelo 1',1,100,19,0,100,0,19,119,50,0 FROM ${ns} JOIN (SELECT seq l FROM seq_1_to_3) r ORDER BY n,l;
      INSERT INTO stock_movements (tenant_id,id,product_id,warehouse_id,type,reason,quantity,unit_cost,cost,value_change,quantity_after,reference,version,created_at,updated_at)
        SELECT ${tenant},${id(6, `${I}+n*3+l`)},${product},'${warehouse}','OUT','SALE',1,50,50,-50,1000,${invoice},1,${when},${when} FROM ${ns} JOIN (SELECT seq l FROM seq_1_to_3) r ORDER BY n,l;
      INSERT INTO journal_entries (tenant_id,id,number,entry_date,entry_type,concept,reference,total,version,created_at,updated_at)
        SELECT ${tenant},${entry},${base.journal_entries - after}+n,${day},'SALES',CONCAT('Invoice ',n),${invoice},507,1,${when},${when} FROM ${ns};
      ${sides.map(([to, debit, credit], side) => `INSERT INTO journal_lines (tenant_id,entry_id,line,account_id,entry_date,debit,credit) SELECT ${tenant},${entry},${side + 1},'${to}',${day},${debit},${credit} FROM ${ns}`).join(';')};
      INSERT INTO audit_logs (tenant_id,id,actor_type,actor_name,action,entity,entity_id,\`after\`,created_at) SELECT ${tenant},${id(9, `${I}+n`)},'system','bench','invoice.created','invoice',${invoice},'{}',${when} FROM ${ns};
      ${sides.map(([to, debit, credit]) => `INSERT INTO account_balances (tenant_id,account_id,month,debit,credit) SELECT ${tenant},'${to}',DATE_FORMAT(${day},'%Y-%m-01') AS m,${debit}*COUNT(*),${credit}*COUNT(*) FROM ${ns} GROUP BY m ON DUPLICATE KEY UPDATE debit=debit+VALUES(debit),credit=credit+VALUES(credit)`).join(';')}`)
  }

  const made = upTo - after
  const more = (table, total) =>
    `INSERT INTO record_counts (tenant_id,name,total,stamp) VALUES (${tenant},'${table}',${total},1) ON DUPLICATE KEY UPDATE total=total+${total},stamp=stamp+1`
  const series = (name) =>
    `INSERT INTO number_series (tenant_id,name,last) VALUES (${tenant},'${name}',${made}) ON DUPLICATE KEY UPDATE last=last+${made}`
  await connection.query(
    [
      series('invoices'),
      series('journal_entries'),
      more('invoices', made),
      more('journal_entries', made),
      more('stock_movements', made * 3),
      more('audit_logs', made),
    ].join(';')
  )
}

async function numbersOf(connection, tenant) {
  const [found] = await connection.query(
    `SELECT name, last FROM number_series WHERE tenant_id = ${tenant}`
  )
  return {
    invoices: 0,
    journal_entries: 0,
    ...Object.fromEntries(found.map(({ name, last }) => [name, Number(last)])),
  }
}
