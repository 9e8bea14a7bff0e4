/** Formats 1008 and 1009: receivables and payables at the end of the year. */
import { hasScope, PAY } from '#core/context/scopes'
import { Current } from '#core/context/current'
import { sum, zero } from '#core/primitives/decimal'
import {
  accountConcepts,
  ofFormat,
  PREFIXES,
  type AccountConcept,
} from '#tax/exogena/account_concepts'
import { balancesAt, type Posted } from '#tax/exogena/posted'
import { Records } from '#tax/exogena/record'
import { isMunicipalTax, isOwedToDian } from '#tax/exogena/usual_concepts'
import type { Days } from '#tax/returns/periods'

/** Stands for the DIAN among third parties: it is the creditor of national taxes. */
export const THE_DIAN = 'DIAN'

/** The digits of a PUC account (cuenta), such as 2408. */
const GROUP_DIGITS = 4

type Balance = Posted & { account: AccountConcept }

/** Receivables by third party on the last day. */
export const receivables = async ({ to }: Days): Promise<Records> => {
  const records = new Records()
  for (const { account, thirdPartyId, lines, amount } of await balances(to, PREFIXES.RECEIVABLES)) {
    const { code, concept } = account
    records.add({ concept, thirdPartyId, amounts: { sal: amount }, source: code, count: lines })
  }
  return records
}

/** Payables by third party on the last day. Balances of pay need `payroll:read`. */
export async function payables({ to }: Days): Promise<Records> {
  const records = new Records()
  const found = await balances(to, PREFIXES.PAYABLES)
  for (const { account, thirdPartyId, lines, amount } of found) {
    const { code, concept } = account
    const sal = amount.neg()
    if (isOwedToDian(code)) continue
    if (concept === null && isMunicipalTax(code))
      records.skip({ reason: 'MUNICIPAL_TAX', source: code, count: lines, amount: sal })
    else records.add({ concept, thirdPartyId, amounts: { sal }, source: code, count: lines })
  }
  addTaxes(records, found)
  if (!hasScope(Current.actor, PAY))
    records.skip({ reason: 'PAYROLL', source: null, count: 0, amount: zero })
  return records
}

/** Taxes owed to the DIAN, each alone: a credit of VAT pays no withholding. */
function addTaxes(records: Records, found: readonly Balance[]) {
  const taxes = found.filter(({ account }) => isOwedToDian(account.code))
  const alike = Map.groupBy(
    taxes,
    ({ account }) => `${account.code.slice(0, GROUP_DIGITS)} ${account.concept}`
  )
  for (const all of alike.values()) {
    const [{ account }] = all
    const [sal, count] = [
      sum(all.map(({ amount }) => amount)).neg(),
      all.reduce((total, { lines }) => total + lines, 0),
    ]
    const source = account.code.slice(0, GROUP_DIGITS)
    if (sal.lt(0)) records.skip({ reason: 'NEGATIVE', source, count, amount: sal })
    else
      records.add({
        ...{ concept: account.concept, thirdPartyId: THE_DIAN },
        ...{ amounts: { sal }, source, count },
      })
  }
}

async function balances(day: string, prefixes: readonly string[]): Promise<Balance[]> {
  const concepts = await accountConcepts()
  const wanted = [...concepts.values()].filter(
    ({ code, concept }) =>
      ofFormat(concept, prefixes) || (isMunicipalTax(code) && isPayable(prefixes))
  )
  const found = await balancesAt(
    day,
    wanted.map(({ id }) => id)
  )
  return found
    .filter(({ amount }) => !amount.eq(0))
    .map((one) => ({ ...one, account: concepts.get(one.accountId) as AccountConcept }))
}

const isPayable = (prefixes: readonly string[]) => prefixes === PREFIXES.PAYABLES
