/** Expenses, journal entries and periods. */
import { cents } from '../model.js'
import {
  check,
  daysAgo,
  doOnce,
  expects,
  monthEnd,
  recent,
  type Doing,
  type Operations,
} from './operation.js'
import { someParty } from './parties.js'

const CLOSED = ['PERIOD_CLOSED']
const CHANGED = ['INVALID_TRANSITION', 'ALREADY_REVERSED', ...CLOSED]

async function spend(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const amount = random.int(100, 900_000)
  const bank = random.pick(company.model.banks)
  const kept = random.chance(0.3) ? random.int(1, Math.floor(amount / 2)) : 0
  const answer = await client.post(company, '/expenses', {
    description: 'prove',
    ...random.pick([
      { amount: amount / 100 },
      { amount: amount / 100, taxRate: 19 },
      { amount: amount / 100, lines: linesOf(amount) },
    ]),
    ...(kept && {
      withholdings: [{ conceptId: random.pick(company.model.concepts), amount: kept / 100 }],
    }),
    paymentAccountId: bank.accountId,
    expenseDate: random.pick([daysAgo(1), daysAgo(3), monthEnd(2)]),
  })
  if (!expects(doing, 'an expense', answer, CLOSED)) return
  const paid = amount - kept
  check(
    doing,
    cents(answer.json.paidAmount) === paid,
    'an expense pays another amount',
    answer.json
  )
  company.model.expenses.push({ id: answer.json.id, amount: paid, bank: bank.id })
}

/** Two lines that have the total `amount`, in cents, with their taxes. */
function linesOf(amount: number) {
  const first = Math.floor(amount / 2)
  return [
    { net: first / 100, priceIncludesTax: true, taxRate: 5 },
    { net: (amount - first) / 100, priceIncludesTax: true, taxes: ['INC8'] },
  ]
}

async function voidExpense(doing: Doing) {
  const one = recent(doing, doing.company.model.expenses, 20)
  await doOnce(doing, one, 'isVoid', {
    what: 'voiding an expense',
    path: `/expenses/${one?.id}/void`,
    body: { reason: 'prove' },
    codes: CHANGED,
  })
}

async function post(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const amount = random.int(100, 900_000)
  const bank = random.pick(company.model.banks)
  const day = random.pick([monthEnd(3), monthEnd(2), daysAgo(1)])
  const party = someParty(doing)
  const answer = await client.post(company, '/journal-entries', {
    entryDate: day,
    concept: random.uuid(),
    lines: [
      { accountId: bank.accountId, debitAmount: amount / 100, thirdPartyId: party?.id },
      { accountId: random.pick(company.model.expenseAccounts), creditAmount: amount / 100 },
    ],
  })
  // Another client may have merged the third party meanwhile.
  const refusals = party ? [...CLOSED, 'VALIDATION_FAILED'] : CLOSED
  if (!expects(doing, 'a journal entry', answer, refusals)) return
  const { first, last } = answer
  company.model.entries.push({ id: answer.json.id, amount, bank: bank.id, day, first, last, party })
}

async function reverse(doing: Doing) {
  const one = recent(doing, doing.company.model.entries, 20)
  await doOnce(doing, one, 'isVoid', {
    what: 'reversing an entry',
    path: `/journal-entries/${one?.id}/reverse`,
    body: {},
    codes: CHANGED,
  })
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
