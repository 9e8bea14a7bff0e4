/** Deductions of a request: each kind takes fields of its own, and roundings have a limit. */
import type Big from 'big.js'
import type { Fail } from '#core/input/validation'
import { inJson, sum } from '#core/primitives/decimal'
import { shownAmount } from '#core/money/amounts'
import { conflict, invalid } from '#core/errors/refusal'
import type { Deduction } from '#purchasing/payments/deductions'

/** Refuses NOT_FOUND for a bill that the payment does not settle. */
export function checkBillsOfDeductions(
  given: readonly Deduction[] | null | undefined,
  billIds: readonly (string | null | undefined)[],
  fail: Fail
) {
  given?.forEach(({ billId }, index) => {
    if (billId && !billIds.includes(billId))
      fail(`deductions.${index}.billId`, 'NOT_FOUND', 'The payment has no allocation to this bill.')
  })
}

/** A rounding may be below zero: more was paid than owed. The fields of a kind are required with it alone. */
export function checkDeductions(given: readonly Deduction[] | null | undefined, fail: Fail) {
  given?.forEach((one, index) => {
    const at = (field: string) => `deductions.${index}.${field}`
    const needs = (field: 'accountId' | 'conceptId' | 'base', kind: Deduction['kind']) => {
      if (one.kind === kind && !one[field]) fail(at(field), 'REQUIRED', `${field} is required.`)
      if (one.kind !== kind && one[field])
        fail(at(field), 'CONTRADICTION', `${field} is for deductions of kind ${kind}.`)
    }
    needs('accountId', 'OTHER')
    needs('conceptId', 'WITHHOLDING')
    needs('base', 'WITHHOLDING')
    if (one.amount.eq(0)) fail(at('amount'), 'TOO_SMALL', 'amount must not be 0.')
    if (one.amount.lt(0) && one.kind !== 'ROUNDING')
      fail(at('amount'), 'TOO_SMALL', 'amount must be above 0.')
  })
}

/** 422 TOO_SMALL where a rounding difference below zero takes all of the payment away. */
export function mustSettle(settled: Big, given: readonly Deduction[] | null | undefined) {
  if (settled.gt(0)) return
  const index = (given ?? []).findIndex(({ amount }) => amount.lt(0))
  throw invalid(
    `deductions.${index}.amount`,
    'TOO_SMALL',
    `The payment would settle ${shownAmount(settled)}: the rounding difference is as large as the money`
  )
}

/** 409 ROUNDING_TOO_LARGE where the roundings together are above the company's `roundingLimit`. */
export function mustBeRounding(given: readonly Deduction[] | null | undefined, limit: Big) {
  const roundings = (given ?? []).filter(({ kind }) => kind === 'ROUNDING')
  const amount = sum(roundings.map((one) => one.amount.abs()))
  if (amount.lte(limit)) return
  throw conflict(
    'ROUNDING_TOO_LARGE',
    `A rounding difference of ${shownAmount(amount)} is above ${shownAmount(limit)}, the ` +
      `roundingLimit of /settings/accounting`,
    {
      field: `deductions.${given!.indexOf(roundings.at(-1)!)}.amount`,
      roundingLimit: inJson(limit),
      amount: inJson(amount),
    }
  )
}
