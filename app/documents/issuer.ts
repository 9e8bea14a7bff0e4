/** The company that issues a document, from its settings. */
import { clock } from '#core/primitives/clock'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { brandIn } from '#documents/branding/brand'
import { logoIn, logoStatement } from '#documents/logo/stored_logo'
import { withWords, type Issuer } from '#documents/issuer_facts'

export type { Issuer }

/**
 * The current tenant with its words, formats, colour and logo, in `currency` (default: its own).
 * Throws 503 UNAVAILABLE when the logo cannot be read.
 */
export async function issuerOf(currency = Current.tenant.currency): Promise<Issuer> {
  const { tenant } = Current
  const [[row], logos] = await selects([
    ['SELECT name, settings FROM tenants WHERE id = ?', [tenant.id]],
    logoStatement(),
  ])
  const settings = (jsonOf(row.settings) ?? {}) as Record<string, string | null>
  const { taxId = null, address = null, phone = null, email = null } = settings

  return withWords({
    ...tenant,
    name: row.name as string,
    taxId,
    address,
    phone,
    email,
    currency,
    printedAt: clock.now(),
    brand: brandIn(settings, await logoIn(logos)),
  })
}

type PrintedKind =
  'invoice' | 'creditNote' | 'debitNote' | 'quote' | 'receipt' | 'statement' | 'purchaseOrder'

/** `factura-12.pdf`, `borrador.pdf`. */
export function fileNameOf(
  { labels }: Issuer,
  kind: PrintedKind,
  number?: number | string | null
): string {
  return `${labels(`files.${kind}`)}${number === undefined ? '' : `-${number ?? labels('files.draft')}`}.pdf`
}
