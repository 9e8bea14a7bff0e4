/** The lines of a requested expense; an amount alone is one line. */
import { newId } from '#core/primitives/ids'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeCostCenters, type PostingAccount } from '#accounting/ledger'
import { pricesIncludeTax, purchaseTaxes, type AskedTax } from '#tax/taxes'
import { costAccounts } from '#expenses/lines/cost_accounts'
import type { ExpenseLine } from '#expenses/lines/lines'
import { amountsOf, ONE, type SaidAmount } from '#expenses/lines/line_amounts'
import type { Nature } from '#expenses/lines/natures'
import { mustBeTaxes, mustBeTotal } from '#expenses/lines/sums_of_lines'
import type { createExpense } from '#expenses/validators/expense'

type Input = InputOf<typeof createExpense>

/** `taxes` is null for no tax at all. */
export type AskedLine = SaidAmount & {
  /** The line in the request, such as `lines.0`; empty for the amount alone. */
  field: string
  categoryId?: string | null
  accountId?: string | null
  costCenterId?: string | null
  description?: string | null
  nature?: Nature | null
  asked: { taxes?: readonly AskedTax[] | null; taxRate?: SaidAmount['net'] } | null
}

/**
 * Returns the lines with the rates of taxes on the expense's day. The ledger must be locked. 422
 * CONTRADICTION for an `amount` or `taxes` that are not those of the lines; 409
 * COST_CENTER_INACTIVE; errors of `costAccounts`, `purchaseTaxes` and `amountsOf`.
 */
export async function askedLines(
  input: Input,
  known: ReadonlyMap<string, PostingAccount>
): Promise<ExpenseLine[]> {
  const asked = input.lines
    ? input.lines.map((_, index) => lineAt(input, index))
    : [ofAmount(input)]
  await mustBeCostCenters(
    [{ costCenterId: input.costCenterId, field: '' }, ...asked].flatMap(
      ({ costCenterId: id, field }) => (id ? [{ id, field: at(field, 'costCenterId') }] : [])
    )
  )
  const accounts = await costAccounts(asked, known)

  const lines: ExpenseLine[] = []
  for (const [index, line] of asked.entries())
    lines.push(await taxed(line, accounts[index], input.expenseDate))
  mustBeTotal(input.amount, lines)
  if (input.lines) mustBeTaxes(input.taxes, lines)
  return lines
}

/** The field of a line, or of the document. */
export const at = (line: string, field: string) => (line ? `${line}.${field}` : field)

/** Taxes of an amount are in it; without any it stays untaxed. */
function ofAmount({ amount, taxes, taxRate, nature, categoryId }: Input): AskedLine {
  const isTaxed = Boolean(taxes) || Boolean(taxRate)
  return {
    ...{ field: '', amountField: 'amount', categoryId, nature },
    ...(isTaxed ? { total: amount } : { net: amount }),
    asked: isTaxed ? { taxes, taxRate } : null,
  }
}

function lineAt({ lines, categoryId, nature }: Input, index: number): AskedLine {
  const { taxes, taxRate, ...line } = lines![index]
  return {
    ...line,
    field: `lines.${index}`,
    categoryId: line.categoryId ?? (line.accountId ? null : categoryId),
    nature: line.nature ?? nature,
    asked: { taxes, taxRate },
  }
}

async function taxed(line: AskedLine, account: PostingAccount, day: string): Promise<ExpenseLine> {
  const taxes = line.asked ? await purchaseTaxes(line.asked, day, line.field) : []
  const priceIncludesTax = !line.net || pricesIncludeTax(line.priceIncludesTax, null, taxes)
  return {
    id: newId(),
    categoryId: line.categoryId ?? null,
    accountId: account.id,
    costCenterId: line.costCenterId ?? null,
    description: line.description ?? null,
    quantity: line.quantity ?? ONE,
    nature: line.nature ?? account.taxNature ?? 'SERVICES',
    priceIncludesTax,
    amounts: amountsOf({ ...line, priceIncludesTax }, taxes),
  }
}
