/** Mails in the look of the company: logo, colour and footer, as HTML and as text. */
import { Current } from '#core/context/current'
import { jsonOf } from '#core/database/columns'
import { selects } from '#core/database/query'
import type { Outgoing } from '#core/mail/mail'
import { brandIn, type Brand } from '#documents/branding/brand'
import { logoIn, logoStatement } from '#documents/logo/stored_logo'
import { layout } from '#documents/mail/layout'

/** A company without logo, colour and footer sends its mails as they were written. */
export async function inCompanyLook(outgoing: Outgoing): Promise<Outgoing> {
  if (!Current.tenantIfAny) return outgoing
  const { name, brand } = await ofCompany()
  const { color, footer, logo } = brand
  if (!color && !footer && !logo) return outgoing

  const cid = logo ? `${logo.id}@logo` : undefined
  return {
    ...outgoing,
    text: footer ? `${outgoing.text.trimEnd()}\n\n-- \n${footer}\n` : outgoing.text,
    html: layout(outgoing, { brand, cid, company: name, locale: Current.tenant.locale }),
    ...(logo && { embedded: [...(outgoing.embedded ?? []), pictureOf(logo, cid!)] }),
  }
}

async function ofCompany(): Promise<{ name: string; brand: Brand }> {
  const [[row], logos] = await selects([
    ['SELECT name, settings FROM tenants WHERE id = ?', [Current.tenantId]],
    logoStatement(),
  ])
  const settings = (jsonOf(row.settings) ?? {}) as Record<string, unknown>
  return { name: row.name, brand: brandIn(settings, await logoIn(logos)) }
}

const pictureOf = ({ type, bytes }: NonNullable<Brand['logo']>, cid: string) => ({
  cid,
  name: type === 'image/png' ? 'logo.png' : 'logo.jpg',
  type,
  content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})
