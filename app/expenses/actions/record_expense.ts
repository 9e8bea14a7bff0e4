import { newId } from '#core/primitives/ids'
import { announce } from '#core/jobs/outbox'
import { integrationOf } from '#core/resources/integration/changes'
import type { InputOf } from '#core/endpoints/operations'
import { nameFile } from '#files/named_files'
import { credit, debit, mustBeOpen, post } from '#accounting/ledger'
import { taxPostings, writeTaxLines } from '#tax/taxes'
import {
  keptWithholdings,
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
  type KeptWithholdings,
} from '#tax/withholdings'
import { knownRecords } from '#expenses/known_records'
import { askedLines } from '#expenses/lines/asked_lines'
import { costOf, totalsOf, writeLines, type ExpenseLine } from '#expenses/lines/lines'
import { withheldOf } from '#expenses/lines/withheld_lines'
import { mustPay } from '#expenses/paying_account'
import Expense from '#expenses/models/expense'
import type { createExpense } from '#expenses/validators/expense'

type Input = InputOf<typeof createExpense>

/**
 * Records an expense: Dr the account of each line and deductible tax, Cr the paying account and
 * withholdings. Errors of `knownRecords`, `mustPay`, `askedLines` and `withheldOf`; 409
 * PERIOD_CLOSED. Announces `expense.created`.
 */
export async function recordExpense(input: Input) {
  const { accounts, paying, thirdPartyId } = await knownRecords(input)
  await mustPay(paying)
  await mustBeOpen(input.expenseDate, 'expenseDate')

  const lines = await askedLines(input, accounts)
  const withheld = await withheldOf(lines, input, thirdPartyId)
  const id = newId()
  await postExpense({ ...input, id, thirdPartyId }, lines, withheld)

  const { supplierId, categoryId, costCenterId, number, description } = input
  const expense = await Expense.create({
    id,
    ...{ supplierId, categoryId, costCenterId, number, description, thirdPartyId },
    ...totalsOf(lines),
    withheldTotal: withheldTotal(withheld.lines),
    withholdings: keptWithholdings(withheld),
    paymentAccountId: input.paymentAccountId,
    expenseAccountId: lines[0].accountId,
    expenseDate: input.expenseDate,
    attachmentUrl: input.attachmentUrl,
    ...integrationOf(input),
    status: 'POSTED',
  })
  writeLines(id, lines)
  await nameFile({
    ...{ resource: 'expenses', recordId: id, field: 'attachmentUrl' },
    url: input.attachmentUrl,
  })
  await announce('expense.created', { expenseId: id })
  const { amount } = totalsOf(lines)
  const paidAmount = amount.minus(withheldTotal(withheld.lines))
  return { ...expense.$attributes, id, lines, paidAmount }
}

type Posted = Pick<Input, 'description' | 'expenseDate' | 'costCenterId' | 'paymentAccountId'> & {
  id: string
  thirdPartyId: string | null
}

async function postExpense(
  { id, thirdPartyId, costCenterId, expenseDate: date, ...input }: Posted,
  lines: readonly ExpenseLine[],
  { lines: withholdings, personKind }: KeptWithholdings
) {
  const paid = totalsOf(lines).amount.minus(withheldTotal(withholdings))
  const { id: entryId } = await post({
    type: 'EXPENSE',
    concept: input.description,
    reference: id,
    date,
    ...{ thirdPartyId, costCenterId },
    lines: [
      ...lines.map((line) => ({
        ...debit({ accountId: line.accountId }, costOf(line), { costCenterId: line.costCenterId }),
        description: line.description,
      })),
      ...(await taxPostings(
        lines.map(({ amounts }) => amounts),
        'PURCHASE'
      )),
      credit({ accountId: input.paymentAccountId }, paid),
      ...(await withholdingPostings(withholdings, 'PRACTISED')),
    ],
  })
  await writeTaxLines({
    ...{ documentType: 'EXPENSE', documentId: id, side: 'PURCHASE', sign: 1 },
    ...{ day: date, thirdPartyId, entryId },
    lines: lines.map(({ id: lineId, quantity, nature, amounts }) => ({
      ...{ id: lineId, quantity, nature },
      net: amounts.subtotal,
      taxes: amounts.taxes,
    })),
  })
  await writeWithholdingLines({
    ...{ documentType: 'EXPENSE', documentId: id, direction: 'PRACTISED' },
    ...{ day: date, thirdPartyId, personKind, entryId, withholdings },
  })
}
