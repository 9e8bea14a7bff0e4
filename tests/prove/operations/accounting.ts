/** Expenses, journal entries and periods. */
import {
  check,
  daysAgo,
  expects,
  monthEnd,
  recent,
  type Doing,
  type Operations,
} from './operation.js'

const CLOSED = ['PERIOD_CLOSED']
const CHANGED = ['INVALID_TRANSITION', 'ALREADY_REVERSED', ...CLOSED]

async function spend(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const amount = random.int(100, 900_000)
  const bank = random.pick(company.model.banks)
  const answer = await client.post(company, '/expenses', {
    description: 'prove',
    amount: amount / 100,
    paymentAccountId: bank.accountId,
    expenseDate: random.pick([daysAgo(1), daysAgo(3), monthEnd(2)]),
  })
  if (expects(doing, 'an expense', answer, CLOSED))
    company.model.expenses.push({ id: answer.json.id, amount, bank: bank.id })
}

async function voidExpense(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.expenses, 20)
  if (!one) return
  const answer = await client.post(company, `/expenses/${one.id}/void`, { reason: 'prove' })
  if (!expects(doing, 'voiding an expense', answer, CHANGED)) return
  check(doing, !one.isVoid, 'an expense is voided twice', one)
  one.isVoid = true
}

async function post(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const amount = random.int(100, 900_000)
  const bank = random.pick(company.model.banks)
  const day = random.pick([monthEnd(3), monthEnd(2), daysAgo(1)])
  const answer = await client.post(company, '/journal-entries', {
    entryDate: day,
    concept: random.uuid(),
    lines: [
      { accountId: bank.accountId, debitAmount: amount / 100 },
      { accountId: random.pick(company.model.expenseAccounts), creditAmount: amount / 100 },
    ],
  })
  if (!expects(doing, 'a journal entry', answer, CLOSED)) return
  const { first, last } = answer
  company.model.entries.push({ id: answer.json.id, amount, bank: bank.id, day, first, last })
}

async function reverse(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.entries, 20)
  if (!one) return
  const answer = await client.post(company, `/journal-entries/${one.id}/reverse`, {})
  if (!expects(doing, 'reversing an entry', answer, CHANGED)) return
  check(doing, !one.isVoid, 'an entry is reversed twice', one)
  one.isVoid = true
}

/** One client at a time closes or reopens, so that the model knows what is closed when. */
async function closeOrReopen(doing: Doing) {
  const { client, company } = doing
  const { model } = company
  if (model.isClosing) return
  model.isClosing = true
  try {
    const last = model.closings.at(-1)
    if (last?.until === Infinity) {
      const sent = Date.now()
      const answer = await client.post(company, '/fiscal-periods/reopen', {})
      if (expects(doing, 'reopening a period', answer, [])) last.until = sent
      return
    }
    const through = client.random.pick([monthEnd(3), monthEnd(2)])
    const answer = await client.post(company, '/fiscal-periods/close', { through })
    if (expects(doing, 'closing a period', answer, ['INVALID_STATE', 'VALIDATION_FAILED']))
      model.closings.push({ through, from: answer.last, until: Infinity })
  } finally {
    model.isClosing = false
  }
}

export const accountingOperations: Operations = {
  expense: { weight: 4, covers: ['POST /expenses'], run: spend },
  voidExpense: { weight: 2, covers: ['POST /expenses/{id}/void'], run: voidExpense },
  entry: { weight: 4, covers: ['POST /journal-entries'], run: post },
  reverse: { weight: 3, covers: ['POST /journal-entries/{id}/reverse'], run: reverse },
  period: {
    weight: 2,
    covers: ['POST /fiscal-periods/close', 'POST /fiscal-periods/reopen'],
    run: closeOrReopen,
  },
}
