/** Quotes, invoices, credit notes and payments. */
import { cents, totalOfAll, wire } from '../model.js'
import {
  check,
  doOnce,
  expects,
  readBack,
  recent,
  someDueDate,
  someLines,
  withheld,
  type Doing,
  type Operations,
} from './operation.js'

const NO_STOCK_OR_CREDIT = ['INSUFFICIENT_STOCK', 'CREDIT_LIMIT_EXCEEDED']
/** The document was paid, credited, voided or issued by another client first. */
const CHANGED = [
  'INVALID_TRANSITION',
  'INVALID_STATE',
  'IN_USE',
  'OVERPAYMENT',
  'INSUFFICIENT_QUANTITY',
]

const unpaid = { credited: 0, withheld: 0, returned: {} }

async function issue(doing: Doing, isLimited = false) {
  const { client, company } = doing
  const { random } = client
  const { model } = company
  const lines = someLines(doing)
  const warehouse = random.pick(model.warehouses)
  const customer = random.pick(isLimited ? model.limited : model.customers.slice(0, 12))
  const due = someDueDate(doing)
  const answer = await client.post(company, '/invoices', {
    customerId: customer,
    paymentMethod: isLimited ? 'CREDIT' : random.pick(['CREDIT', 'CASH']),
    warehouseId: warehouse,
    dueDate: due,
    items: lines.map(wire),
    ...withheld(doing, 1),
  })
  if (!expects(doing, 'an invoice', answer, NO_STOCK_OR_CREDIT)) return
  const { id, number, total, withheldTotal } = answer.json
  model.invoices.push({
    ...{ id, number, customer, lines, warehouse, due, isLimited, isIssued: true },
    ...{ owner: client.number, ...unpaid, withheld: cents(withheldTotal), returned: {} },
  })
  check(doing, cents(total) === totalOfAll(lines), 'an invoice has another total', { id, lines })
  await readBack(doing, `/invoices/${id}`)
}

async function draft(doing: Doing) {
  const { client, company } = doing
  const { model } = company
  const lines = someLines(doing)
  const warehouse = client.random.pick(model.warehouses)
  const customer = client.random.pick(model.customers.slice(0, 12))
  const due = someDueDate(doing)
  const answer = await client.post(company, '/invoices', {
    ...{ customerId: customer, warehouseId: warehouse, items: lines.map(wire), draft: true },
    dueDate: due,
  })
  if (!expects(doing, 'a draft', answer, [])) return
  const { id } = answer.json
  model.drafts.push({
    id,
    customer,
    lines,
    warehouse,
    due,
    owner: client.number,
    ...unpaid,
    returned: {},
  })
}

async function issueDraft(doing: Doing) {
  const { client, company } = doing
  const { model } = company
  const one = recent(doing, model.drafts)
  if (!one) return
  const answer = await client.post(company, `/invoices/${one.id}/issue`)
  if (!expects(doing, 'issuing a draft', answer, [...CHANGED, ...NO_STOCK_OR_CREDIT])) return
  check(doing, !one.isIssued && !one.isVoid, 'a draft is issued twice', { id: one.id })
  one.isIssued = true
  one.number = answer.json.number
  model.invoices.push(one)
  model.drafts = model.drafts.filter((other) => other !== one)
}

/** Changes the lines of an own invoice under its version. */
async function changeInvoice(doing: Doing) {
  const { client, company } = doing
  const own = company.model.invoices.filter(
    ({ owner, isVoid, isLimited }) => owner === client.number && !isVoid && !isLimited
  )
  const one = recent(doing, own, 60)
  if (!one) return
  const read = await client.get(company, `/invoices/${one.id}`)
  const [lines, notes] = [someLines(doing), client.random.uuid()]
  const answer = await client.call(
    company,
    'PATCH',
    `/invoices/${one.id}`,
    { notes, items: lines.map(wire) },
    { headers: { 'if-match': read.etag! } }
  )
  const isApplied =
    answer.isDone ||
    (answer.code === 'VERSION_MISMATCH' &&
      answer.isRepeated &&
      (await client.get(company, `/invoices/${one.id}`)).json?.notes === notes)
  if (isApplied) one.lines = lines
  else
    expects(doing, 'a change of an invoice', answer, [
      ...['VERSION_MISMATCH', ...CHANGED, ...NO_STOCK_OR_CREDIT],
    ])
  if (answer.isDone)
    check(
      doing,
      cents(answer.json.total) === totalOfAll(lines),
      'a changed invoice has another total',
      {
        id: one.id,
        lines,
      }
    )
}

async function voidInvoice(
  doing: Doing,
  one = recent(doing, [
    ...doing.company.model.invoices.filter(({ isLimited }) => !isLimited).slice(-30),
    ...doing.company.model.drafts.slice(-3),
  ])
) {
  if (!one) return
  const { client, company } = doing
  const { model } = company
  const answer = await client.post(company, `/invoices/${one.id}/void`, { reason: 'prove' })
  if (!expects(doing, 'voiding an invoice', answer, CHANGED)) return
  check(doing, !one.isVoid, 'an invoice is voided twice', { id: one.id })
  one.isVoid = true
  model.drafts = model.drafts.filter((other) => other !== one)
}

async function creditInvoice(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const one = recent(
    doing,
    company.model.invoices.filter(({ isLimited }) => !isLimited),
    40
  )
  if (!one) return
  const items = one.lines
    .filter(() => random.chance(0.6))
    .map(({ product, quantity }) => ({
      productId: product,
      quantity: Math.min(quantity, random.int(1, 4) * 25) / 100,
    }))
  const answer = await client.post(company, `/invoices/${one.id}/credit-notes`, {
    reason: 'prove',
    ...(items.length && random.chance(0.7) && { items }),
  })
  if (!expects(doing, 'a credit note', answer, [...CHANGED, 'VALIDATION_FAILED'])) return
  const { id, number, total, withheldTotal, items: credited } = answer.json
  company.model.creditNotes.push({ id, number })
  one.credited += cents(total)
  one.withheld -= cents(withheldTotal)
  for (const { productId, quantity } of credited)
    one.returned[productId] = (one.returned[productId] ?? 0) + cents(quantity)
}

async function pay(
  doing: Doing,
  one = recent(
    doing,
    doing.company.model.invoices.filter(({ isVoid, isLimited }) => !isVoid && !isLimited),
    60
  ),
  isFull = doing.client.random.chance(0.5)
) {
  const { client, company } = doing
  const { random } = client
  const total = one ? totalOfAll(one.lines) - one.withheld : 0
  const amount = isFull ? total : Math.max(1, Math.floor(total * random.next()))
  if (!one || !total) return
  const bank = random.chance(0.5) ? random.pick(company.model.banks).id : undefined
  const answer = await client.post(company, '/payments', {
    invoiceId: one.id,
    amount: amount / 100,
    paymentMethod: 'TRANSFER',
    ...(bank && { bankAccountId: bank }),
  })
  if (!expects(doing, 'a payment', answer, CHANGED)) return
  const { id, number } = answer.json
  company.model.payments.push({ id, number, invoice: one.id, amount, bank })
  await readBack(doing, `/payments/${id}`)
}

/** Two full payments and a void of one invoice at once: one of them is done. */
async function payRace(doing: Doing) {
  const one = recent(
    doing,
    doing.company.model.invoices.filter(({ isVoid, isLimited }) => !isVoid && !isLimited)
  )
  if (one)
    await Promise.all([pay(doing, one, true), pay(doing, one, true), voidInvoice(doing, one)])
}

async function voidPayment(doing: Doing) {
  const one = recent(doing, doing.company.model.payments, 40)
  await doOnce(doing, one, 'isVoid', {
    what: 'voiding a payment',
    path: `/payments/${one?.id}/void`,
    body: { reason: 'prove' },
    codes: CHANGED,
  })
}

async function quote(doing: Doing) {
  const { client, company } = doing
  const lines = someLines(doing)
  const customer = client.random.pick(company.model.customers.slice(0, 12))
  const answer = await client.post(company, '/quotes', {
    customerId: customer,
    items: lines.map(wire),
  })
  if (expects(doing, 'a quote', answer, []))
    company.model.quotes.push({ id: answer.json.id, customer, lines })
}

const decideQuote = (verb: string) => async (doing: Doing) => {
  const { client, company } = doing
  const one = recent(doing, company.model.quotes, 10)
  if (!one) return
  const answer = await client.post(company, `/quotes/${one.id}/${verb}`, {})
  expects(doing, `a quote: ${verb}`, answer, CHANGED)
}

async function sendQuote(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.quotes, 10)
  if (!one) return
  const answer = await client.post(company, `/quotes/${one.id}/send`)
  if (expects(doing, 'sending a quote', answer, [...CHANGED, 'NO_EMAIL']))
    company.model.mailed.push(one.id)
}

async function convertQuote(doing: Doing) {
  const { client, company } = doing
  const { model } = company
  const one = recent(doing, model.quotes, 15)
  if (!one) return
  const warehouse = client.random.pick(model.warehouses)
  const due = someDueDate(doing)
  const answer = await client.post(company, `/quotes/${one.id}/convert`, {
    warehouseId: warehouse,
    dueDate: due,
    paymentMethod: 'CASH',
  })
  if (!expects(doing, 'converting a quote', answer, [...CHANGED, ...NO_STOCK_OR_CREDIT])) return
  check(doing, !one.isConverted, 'a quote is converted twice', { id: one.id })
  one.isConverted = true
  const { id, number, total } = answer.json
  const { customer, lines } = one
  model.invoices.push({
    ...{ id, number, customer, lines, warehouse, due, isIssued: true },
    ...{ owner: client.number, ...unpaid, returned: {} },
  })
  check(doing, cents(total) === totalOfAll(lines), 'a converted quote has another total', { id })
}

/** A dry run answers what would happen, and leaves nothing. */
async function tryInvoice(doing: Doing) {
  const { client, company } = doing
  const answer = await client.call(
    company,
    'POST',
    '/invoices',
    {
      customerId: client.random.pick(company.model.customers),
      items: someLines(doing).map(wire),
      notes: 'DRY',
    },
    { headers: { prefer: 'dry-run' }, isCalm: true }
  )
  expects(doing, 'a dry run', answer, NO_STOCK_OR_CREDIT)
}

async function sendInvoice(doing: Doing) {
  const { client, company } = doing
  const one = recent(
    doing,
    company.model.invoices.filter(({ isVoid }) => !isVoid)
  )
  if (!one) return
  const answer = await client.post(company, `/invoices/${one.id}/send`)
  if (expects(doing, 'sending an invoice', answer, [...CHANGED, 'NO_EMAIL']))
    company.model.mailed.push(one.id)
}

export const salesOperations: Operations = {
  invoice: { weight: 14, covers: ['POST /invoices'], run: (doing) => issue(doing) },
  invoiceOnCredit: { weight: 3, covers: [], run: (doing) => issue(doing, true) },
  draft: { weight: 4, covers: [], run: draft },
  issueDraft: { weight: 5, covers: ['POST /invoices/{id}/issue'], run: issueDraft },
  changeInvoice: { weight: 6, covers: [], run: changeInvoice },
  voidInvoice: {
    weight: 4,
    covers: ['POST /invoices/{id}/void'],
    run: (doing) => voidInvoice(doing),
  },
  creditInvoice: { weight: 5, covers: ['POST /invoices/{id}/credit-notes'], run: creditInvoice },
  pay: { weight: 12, covers: ['POST /payments'], run: (doing) => pay(doing) },
  payRace: { weight: 2, covers: [], run: payRace },
  voidPayment: { weight: 3, covers: ['POST /payments/{id}/void'], run: voidPayment },
  quote: { weight: 3, covers: ['POST /quotes'], run: quote },
  markQuote: { weight: 1, covers: ['POST /quotes/{id}/mark-sent'], run: decideQuote('mark-sent') },
  rejectQuote: { weight: 1, covers: ['POST /quotes/{id}/reject'], run: decideQuote('reject') },
  acceptQuote: { weight: 1, covers: ['POST /quotes/{id}/accept'], run: decideQuote('accept') },
  sendQuote: { weight: 1, covers: ['POST /quotes/{id}/send'], run: sendQuote },
  convertQuote: { weight: 4, covers: ['POST /quotes/{id}/convert'], run: convertQuote },
  tryInvoice: { weight: 3, covers: [], run: tryInvoice },
  sendInvoice: { weight: 3, covers: ['POST /invoices/{id}/send'], run: sendInvoice },
}
