/** Mails in the look of the company: logo, colour and footer, as HTML and as text. */
import logger from '@adonisjs/core/services/logger'
import { Current } from '#core/context/current'
import { jsonOf } from '#core/database/columns'
import { selects, type DatabaseRow } from '#core/database/query'
import type { Outgoing } from '#core/mail/mail'
import { TtlCache } from '#core/primitives/ttl_cache'
import { brandIn, type Brand } from '#documents/branding/brand'
import { logoIn, logoStatement } from '#documents/logo/stored_logo'
import { layout } from '#documents/mail/layout'

/** A company without logo, colour and footer sends its mails as they were written, save pages. */
export async function inCompanyLook(outgoing: Outgoing): Promise<Outgoing> {
  if (!Current.tenantIfAny) return outgoing
  const { name, brand } = await ofCompany()
  const { color, footer, logo } = brand
  if (!color && !footer && !logo && !outgoing.isPage) return outgoing

  const cid = logo ? `${logo.id}@logo` : undefined
  return {
    ...outgoing,
    text: footer ? `${outgoing.text.trimEnd()}\n\n-- \n${footer}\n` : outgoing.text,
    html: layout(outgoing, { brand, cid, company: name, locale: Current.tenant.locale }),
    ...(logo && { embedded: [...(outgoing.embedded ?? []), pictureOf(logo, cid!)] }),
  }
}

type Look = { name: string; brand: Brand }

/** So short that a change is soon seen, long enough for the mails of a bulk send. */
const looks = new TtlCache<Look>({ most: 50, forMs: 1_000 })

const ofCompany = () => looks.get(String(Current.tenantId), readLook)

async function readLook(): Promise<Look> {
  const [[row], logos] = await selects([
    ['SELECT name, settings FROM tenants WHERE id = ?', [Current.tenantId]],
    logoStatement(),
  ])
  const settings = (jsonOf(row.settings) ?? {}) as Record<string, unknown>
  return { name: row.name, brand: brandIn(settings, await logoIfReached(logos)) }
}

/** A mail does not wait for a picture while the storage of files is away. */
async function logoIfReached(logos: readonly DatabaseRow[]): Promise<Brand['logo']> {
  try {
    return await logoIn(logos)
  } catch (error) {
    const tenant = Current.tenant.publicId
    logger.warn({ tenant, err: error }, 'The logo cannot be read; mails leave without it')
    return null
  }
}

const pictureOf = ({ type, bytes }: NonNullable<Brand['logo']>, cid: string) => ({
  cid,
  name: type === 'image/png' ? 'logo.png' : 'logo.jpg',
  type,
  content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})
