/** Deductions of a request: each kind takes fields of its own. */
import type Big from 'big.js'
import { accountsFor, mustBeNoControl, mustTakePostings, roundingLimit } from '#accounting/ledger'
import { sum } from '#core/primitives/decimal'
import { conflict, invalid } from '#core/errors/refusal'
import { ValidationFailed } from '#core/input/validation'
import { shownAmount } from '#core/money/amounts'
import type { AskedDeduction } from '#sales/validators/payment'

const OF_WITHHOLDING = ['conceptId', 'base'] as const

/**
 * 422 REQUIRED, CONTRADICTION, TOO_SMALL and NOT_FOUND on the field of the deduction; 409
 * ROUNDING_TOO_LARGE above the company's limit, CONTROL_ACCOUNT and ACCOUNT_INACTIVE for its account.
 * `invoiceIds` are the invoices of the payment.
 */
export async function mustBeDeductible(
  deductions: readonly AskedDeduction[],
  invoiceIds: readonly string[]
) {
  for (const [index, one] of deductions.entries()) {
    const at = `deductions.${index}`
    mustHaveFields(one, at)
    if (one.invoiceId && !invoiceIds.includes(one.invoiceId))
      throw invalid(`${at}.invoiceId`, 'NOT_FOUND', 'The payment has no allocation to this invoice')
    if (one.accountId) await mustBeAccount(one.accountId, `${at}.accountId`)
  }
  await mustBeWithinLimit(deductions)
}

function mustHaveFields(one: AskedDeduction, at: string) {
  const needs =
    one.kind === 'WITHHOLDING' ? OF_WITHHOLDING : one.kind === 'OTHER' ? ['accountId' as const] : []
  for (const name of needs)
    if (one[name] === undefined || one[name] === null)
      throw invalid(`${at}.${name}`, 'REQUIRED', `A deduction of kind ${one.kind} needs ${name}`)

  const allowed: readonly string[] = needs
  for (const name of ['accountId', ...OF_WITHHOLDING] as const)
    if (!allowed.includes(name) && one[name] !== undefined && one[name] !== null)
      throw invalid(
        `${at}.${name}`,
        'CONTRADICTION',
        `A deduction of kind ${one.kind} takes no ${name}: leave it out`
      )
  if (one.kind === 'ROUNDING' ? one.amount.eq(0) : one.amount.lte(0))
    throw invalid(
      `${at}.amount`,
      'TOO_SMALL',
      one.kind === 'ROUNDING' ? 'amount must not be 0' : 'amount must be more than 0'
    )
}

/** 422 TOO_SMALL where a rounding difference below zero takes all of the payment away. */
export function mustSettle(settled: Big, deductions: readonly AskedDeduction[]) {
  if (settled.gt(0)) return
  const index = deductions.findIndex(({ amount }) => amount.lt(0))
  throw invalid(
    `deductions.${index}.amount`,
    'TOO_SMALL',
    `The payment would settle ${shownAmount(settled)}: the rounding difference is as large as the money`
  )
}

async function mustBeWithinLimit(deductions: readonly AskedDeduction[]) {
  const index = deductions.findLastIndex(({ kind }) => kind === 'ROUNDING')
  if (index < 0) return

  const limit = await roundingLimit()
  const amount = sum(
    deductions.filter(({ kind }) => kind === 'ROUNDING').map((one) => one.amount.abs())
  )
  if (amount.gt(limit))
    throw conflict(
      'ROUNDING_TOO_LARGE',
      `A rounding difference of ${shownAmount(amount)} is above ${shownAmount(limit)}, the ` +
        `roundingLimit of /settings/accounting`,
      {
        field: `deductions.${index}.amount`,
        roundingLimit: limit.toNumber(),
        amount: amount.toNumber(),
      }
    )
}

async function mustBeAccount(accountId: string, field: string) {
  const [account] = await accountsFor([{ accountId }]).catch((error) => {
    if (!(error instanceof ValidationFailed)) throw error
    throw invalid(field, 'NOT_FOUND', 'There is no such account')
  })
  await mustBeNoControl(account, field)
  mustTakePostings(account, field)
}
