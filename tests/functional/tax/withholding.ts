/** A company in Bogotá whose customers withhold, and what that leaves in the books. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Company } from '#tests/company'
import { aProduct, aShop, ok, type Shop } from '../sales/shop.js'

/** The concepts of the company by code. */
export async function conceptIds({ api }: Pick<Company, 'api'>): Promise<Record<string, string>> {
  const { data } = ok(await api.get('/withholding-concepts?limit=100'))
  return Object.fromEntries(data.map(({ code, id }: any) => [code, id]))
}

/** A company that is responsible for IVA, and a large taxpayer as its customer. */
export async function aBogotaShop(settings: object = {}) {
  const shop = await aShop({ stock: 0 })
  ok(await shop.api.put('/settings/fiscal', { municipality: '11001', ...settings }))
  const customer = ok(
    await shop.api.post('/customers', { taxId: '901234567-7', name: 'Constructora Ñandú S.A.S.' })
  )
  ok(
    await shop.api.patch(`/third-parties/${customer.thirdPartyId}`, {
      vatRegime: '48',
      responsibilities: ['O-13'],
      municipality: '11001',
    })
  )
  return { ...shop, customer, ids: await conceptIds(shop) }
}

export type BogotaShop = Awaited<ReturnType<typeof aBogotaShop>>

/** The sale of case A: 1,000,000 with IVA 19 and 200,000 with INC 8, both services. */
export async function caseA(shop: BogotaShop, more: object = {}) {
  const { api, customer } = shop
  const product = await aProduct(shop, { isService: true, taxRate: 0 })
  const line = { productId: product.id, quantity: 2 }
  return api.post('/invoices', {
    customerId: customer.id,
    paymentMethod: 'CREDIT',
    items: [
      { ...line, unitPrice: 500_000, taxes: [{ code: 'IVA19' }] },
      { ...line, unitPrice: 100_000, taxes: [{ code: 'INC8' }] },
    ],
    ...more,
  })
}

/** ReteFuente 2.5 %, ReteIVA 15 % and ReteICA 9.66 per thousand. */
export const ofCaseA = ({ ids }: Pick<BogotaShop, 'ids'>) =>
  ['COMPRAS', 'RETEIVA-SERVICIOS', 'ICA-BOG-1-SERVICIOS'].map((code) => ({ conceptId: ids[code] }))

/** Withholding lines of a document, as `SUFFERED COMPRAS 1200000.00 30000.00 135515`. */
export const withheldLines = ({ as }: Pick<Shop, 'as'>, documentId: string): Promise<string[]> =>
  as(async () => {
    const found = await rows(
      `SELECT w.direction, c.code, w.sign * w.base AS base, w.sign * w.amount AS amount, a.code AS account
         FROM withholding_lines w
         JOIN withholding_concepts c ON c.tenant_id = w.tenant_id AND c.id = w.concept_id
         JOIN accounts a ON a.tenant_id = w.tenant_id AND a.id = w.account_id
        WHERE w.tenant_id = ? AND w.document_id = ? ORDER BY w.day, w.sign DESC, c.code`,
      [Current.tenantId, documentId]
    )
    return found.map(
      ({ direction, code, base, amount, account }) =>
        `${direction} ${code} ${base} ${amount} ${account}`
    )
  })

/** Checks of the books that do not hold: none. */
export async function brokenChecks({ api }: Pick<Company, 'api'>): Promise<string[]> {
  const { checks } = ok(await api.get('/reports/integrity'))
  return checks.filter(({ ok: holds }: any) => !holds).map(({ name }: any) => name)
}
