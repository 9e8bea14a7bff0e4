/** The letter of a customer's statement. */
import { textsOf } from '#core/primitives/texts'
import { formatsOf } from '#documents/formats'
import { fileNameOf, issuerOf } from '#documents/issuer'
import type { Prepared } from '#document_mails/mails'
import { printedStatement } from '#sales/documents'
import { statementOf } from '#sales/reports/customer_statement'

/** The statement as of the time at which the mail leaves. 404 for a deleted customer. */
export async function statementLetter(
  customerId: string,
  period: { from: string | null; to: string | null } | null
): Promise<Prepared> {
  const statement = await statementOf(customerId, {
    from: period?.from ?? undefined,
    to: period?.to ?? undefined,
  })
  const issuer = await issuerOf(statement.currency)
  const words = textsOf('document_mails', issuer.locale)
  const { money } = formatsOf(issuer, issuer.currency)
  const owed = money(statement.closingBalance)
  return {
    issuer,
    name: statement.customerName,
    said: [words('attached.statement', { balance: owed })],
    facts: [[issuer.labels('closingBalance'), owed]],
    asksForMoney: statement.closingBalance.gt(0),
    file: { name: fileNameOf(issuer, 'statement'), pdf: await printedStatement(statement) },
  }
}
