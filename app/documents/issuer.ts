/** The company that issues a document, from its settings. */
import { clock } from '#core/primitives/clock'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { withWords, type Issuer } from '#documents/issuer_facts'

export type { Issuer }

/** The current tenant with its words and formats, in `currency` (default: its own). */
export async function issuerOf(currency = Current.tenant.currency): Promise<Issuer> {
  const { tenant } = Current
  const [row] = await rows('SELECT name, settings FROM tenants WHERE id = ?', [tenant.id])
  const {
    taxId = null,
    address = null,
    phone = null,
    email = null,
  } = (jsonOf(row.settings) ?? {}) as Record<string, string | null>

  return withWords({
    ...tenant,
    name: row.name as string,
    taxId,
    address,
    phone,
    email,
    currency,
    printedAt: clock.now(),
  })
}

type PrintedKind = 'invoice' | 'creditNote' | 'quote' | 'receipt' | 'statement'

/** `factura-12.pdf`, `borrador.pdf`. */
export function fileNameOf({ labels }: Issuer, kind: PrintedKind, number?: number | null): string {
  return `${labels(`files.${kind}`)}${number === undefined ? '' : `-${number ?? labels('files.draft')}`}.pdf`
}
