/** Balances of invoices, customers, banks and the ledger. */
import { cents, sum, totalOfAll } from '../model.js'
import { add, compare, type Checking } from './checking.js'
import { paidByPayroll } from './payroll.js'

export async function checkMoney(checking: Checking) {
  await checkReceivables(checking)
  await checkLedger(checking)
  await checkPeriods(checking)
}

async function checkReceivables(checking: Checking) {
  const { company, report, rows } = checking
  const { model } = company
  const real = new Map(
    (await rows('SELECT * FROM invoices WHERE tenant_id = ?')).map((row) => [row.id, row])
  )
  const paid = new Map<string, number>()
  for (const { invoice, amount, isVoid } of model.payments) if (!isVoid) add(paid, invoice, amount)

  const balances = new Map<string, number>()
  for (const one of model.invoices) {
    const row = real.get(one.id)
    if (!row) continue
    const expected = {
      total: totalOfAll(one.lines),
      paid: paid.get(one.id) ?? 0,
      credited: one.credited,
      withheld: one.withheld,
      balance: 0,
      isVoid: Boolean(one.isVoid),
    }
    if (!one.isVoid)
      expected.balance = expected.total - expected.withheld - expected.paid - expected.credited
    const found = {
      total: cents(row.total),
      paid: cents(row.paid_amount),
      credited: cents(row.credited_amount),
      withheld: cents(row.withheld_total),
      balance: cents(row.balance),
      isVoid: row.status === 'VOID',
    }
    const isEqual = JSON.stringify(expected) === JSON.stringify(found)
    report.check(isEqual, 'an invoice differs', { id: one.id, expected, found })
    report.check(one.isVoid || expected.paid <= expected.total, 'an invoice is overpaid', {
      id: one.id,
      expected,
    })
    if (expected.balance) add(balances, one.customer, expected.balance)
  }

  const customers = await rows('SELECT id, balance FROM customers WHERE tenant_id = ?')
  const owed = new Map(customers.map(({ id, balance }) => [id, cents(balance)]))
  compare(checking, 'balances of customers differ', balances, owed)
  for (const id of model.limited)
    report.check((owed.get(id) ?? 0) <= 500_000, 'a credit limit is exceeded', { id })

  const [{ due }] = await rows(
    "SELECT COALESCE(SUM(balance), 0) AS due FROM invoices WHERE tenant_id = ? AND status <> 'DRAFT'"
  )
  report.check(cents(due) === sum([...balances.values()]), 'receivables differ', { due })
}

async function checkLedger(checking: Checking) {
  const { company, report, rows } = checking
  const { model } = company
  const lines = await rows(
    'SELECT account_id AS account, SUM(debit) - SUM(credit) AS balance FROM journal_lines WHERE tenant_id = ? GROUP BY account_id'
  )
  const ledger = new Map(lines.map(({ account, balance }) => [account, cents(balance)]))
  report.check(sum([...ledger.values()]) === 0, 'the ledger does not add up', {
    company: company.number,
  })
  const unbalanced = await rows(
    'SELECT entry_id AS id, SUM(debit - credit) AS difference FROM journal_lines WHERE tenant_id = ? GROUP BY entry_id HAVING difference <> 0 LIMIT 3'
  )
  report.check(!unbalanced.length, 'an entry is not balanced', unbalanced)

  await checkTaxes(checking, ledger)
  await checkWithholdings(checking, ledger)

  const expected = new Map(model.banks.map(({ accountId }) => [accountId, 0]))
  const accounts = new Map(model.banks.map(({ id, accountId }) => [id, accountId]))
  const moved = [
    ...model.payments.map((one) => ({ ...one, sign: 1 })),
    ...model.supplierPayments.map((one) => ({ ...one, sign: -1 })),
    ...model.expenses.map((one) => ({ ...one, sign: -1 })),
    ...model.entries.map((one) => ({ ...one, sign: 1 })),
    ...(await paidByPayroll(checking)).map((one) => ({ ...one, sign: -1 })),
  ]
  for (const { bank, amount, sign, isVoid } of moved)
    if (bank && !isVoid) add(expected, accounts.get(bank)!, sign * amount)
  const banks = new Map([...expected.keys()].map((id) => [id, ledger.get(id) ?? 0]))
  compare(checking, 'a bank account differs', expected, banks)
}

/** The accounts of taxes hold what the tax lines of documents add up to. */
async function checkTaxes({ company, report, rows }: Checking, ledger: Map<string, number>) {
  const taxes = await rows(
    `SELECT account_id AS account,
         SUM(CASE side WHEN 'SALE' THEN -sign * amount ELSE sign * amount END) AS tax
       FROM tax_lines
       WHERE tenant_id = ? AND account_id IS NOT NULL
       GROUP BY account_id`
  )
  for (const { account, tax } of taxes)
    report.check(cents(tax) === (ledger.get(account) ?? 0), 'an account of taxes differs', {
      ...{ company: company.number, account, tax },
      ledger: ledger.get(account),
    })
}

/** Practised withholdings are owed, suffered ones are a claim; nothing else posts to their accounts. */
async function checkWithholdings(checking: Checking, ledger: Map<string, number>) {
  const { company, report, rows } = checking
  const withheld = await rows(
    `SELECT account_id AS account,
         SUM(CASE direction WHEN 'SUFFERED' THEN sign * amount ELSE -sign * amount END) AS amount
       FROM withholding_lines
       WHERE tenant_id = ?
       GROUP BY account_id`
  )
  for (const { account, amount } of withheld)
    report.check(
      cents(amount) === (ledger.get(account) ?? 0),
      'an account of withholdings differs',
      {
        ...{ company: company.number, account, amount },
        ledger: ledger.get(account),
      }
    )
}

/** No entry was acknowledged in a period while it was closed. */
async function checkPeriods({ company, report }: Checking) {
  for (const { id, day, first, last } of company.model.entries)
    for (const { through, from, until } of company.model.closings)
      report.check(
        !(first > from && last < until && day <= through),
        'an entry was posted in a closed period',
        { id, day, through }
      )
}
