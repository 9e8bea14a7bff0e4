/** Issues certificates of withholdings: snapshots of a year, each mailed to its supplier. */
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { dryRunEffect, flushWrites } from '#core/database/transaction/writes'
import { invalid } from '#core/errors/refusal'
import { announce, later } from '#core/jobs/outbox'
import { insertMany } from '#core/lucid/insert_many'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import type { Row } from '#core/database/sql'
import { cityOf, payeeOf, payeesOf, type Payee } from '#tax/certificates/payees'
import type { CertificateKind, CertifiedParty } from '#tax/certificates/kinds'
import { withheldInYear, type Withheld } from '#tax/certificates/withheld_in_year'
import WithholdingCertificate from '#tax/models/withholding_certificate'
import { fiscalSettings } from '#tax/settings/fiscal_settings'

type Asked = {
  supplierId?: string | null
  all?: boolean | null
  year: number
  kind: CertificateKind
}

const SERIES = 'withholding_certificates'

/** Mails leave one after the other, so that those of other companies go between them. */
const PACE_MS = 200

/** Rows per statement batch. */
const AT_ONCE = 500

/**
 * One certificate for the supplier, or with `all` one for each supplier from which something was
 * withheld. 422 NOT_FOUND for an unknown supplier, NOTHING_TO_CERTIFY when nothing was withheld.
 * Announces `withholding_certificate.issued`.
 */
export async function issueCertificates(
  asked: Asked
): Promise<{ all: boolean; certificates: Row[] }> {
  const found = asked.supplierId ? await ofSupplier(asked.supplierId, asked) : await ofAll(asked)
  if (!found.length) throw nothing(asked)

  const payer = await payerNow()
  const issuedOn = todayIn(Current.tenant.timezone)
  await reserveNumbers(...found.map(() => SERIES))
  const issued: Row[] = []
  for (let at = 0; at < found.length; at += AT_ONCE) {
    const entries = []
    for (const one of found.slice(at, at + AT_ONCE))
      entries.push({ ...entryOf(one, asked, payer), issuedOn, number: await nextNumber(SERIES) })
    issued.push(...(await insertMany(WithholdingCertificate, entries)))
    await flushWrites()
  }
  for (const [index, certificate] of issued.entries()) await tell(certificate, index)
  return { all: !asked.supplierId, certificates: issued }
}

type Found = { payee: Payee; withheld: Withheld }

async function ofSupplier(supplierId: string, asked: Asked): Promise<Found[]> {
  const payee = await payeeOf(supplierId)
  if (!payee.thirdPartyId) return []
  const found = await withheldInYear(asked, payee.thirdPartyId)
  return found.map((withheld) => ({ payee, withheld }))
}

async function ofAll(asked: Asked): Promise<Found[]> {
  const found = await withheldInYear(asked)
  const payees = await payeesOf(found.map(({ thirdPartyId }) => thirdPartyId))
  return found.flatMap((withheld) => {
    const payee = payees.get(withheld.thirdPartyId)
    return payee ? [{ payee, withheld }] : []
  })
}

function entryOf({ payee, withheld }: Found, { year, kind }: Asked, payer: CertifiedParty): Row {
  const { email, ...party } = payee.party
  return {
    supplierId: payee.supplierId,
    thirdPartyId: payee.thirdPartyId,
    supplierName: party.name,
    ...{ year, kind },
    currency: Current.tenant.currency,
    payer: JSON.stringify(payer),
    payee: JSON.stringify(party),
    items: JSON.stringify(withheld.items),
    totalBase: withheld.base.toFixed(2),
    totalWithheld: withheld.amount.toFixed(2),
    mailedTo: email ?? null,
  }
}

/** The company as it is today. */
async function payerNow(): Promise<CertifiedParty> {
  const [{ name, settings }] = await rows('SELECT name, settings FROM tenants WHERE id = ?', [
    Current.tenantId,
  ])
  const { taxId = null, address = null } = (jsonOf(settings) ?? {}) as Partial<CertifiedParty>
  return { name, taxId, address, city: cityOf((await fiscalSettings()).municipality) }
}

async function tell({ id, mailedTo }: Row, index: number) {
  await announce('withholding_certificate.issued', { withholdingCertificateId: id as string })
  if (!mailedTo) return
  dryRunEffect('mail', { to: mailedTo as string, document: 'withholdingCertificate', id })
  await later('mail', 'withholding-certificate', { id: id as string }, { delayMs: index * PACE_MS })
}

const nothing = ({ supplierId, year }: Asked) =>
  invalid(
    supplierId ? 'supplierId' : 'all',
    'NOTHING_TO_CERTIFY',
    supplierId
      ? `The supplier has no withholdings of this kind in ${year}`
      : `No supplier has withholdings of this kind in ${year}`
  )
