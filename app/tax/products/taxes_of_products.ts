/** The taxes of products: checked, and kept as ids beside the rate of their VAT. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import type { Row } from '#core/database/sql'
import { conflict, invalid } from '#core/errors/refusal'
import { isUuid } from '#core/primitives/ids'
import type { ProductRule } from '#catalog/product_rules'
import { rateOn, type Tax } from '#tax/catalog/tax'
import { codeKey, taxCatalog, type TaxCatalog } from '#tax/catalog/tax_catalog'

/**
 * Completes `taxes` (ids or codes) and `taxRate`. 422 on `taxes`: NOT_FOUND, INVALID (named twice,
 * several VATs); CONTRADICTION on `taxRate`; 409 TAX_INACTIVE.
 */
export const taxesOfProducts: ProductRule = {
  concerns: ({ taxes, taxRate }, before) =>
    taxes !== undefined || (taxRate !== undefined && namesTaxes(before)),

  async load() {
    const catalog = await taxCatalog()
    return (input, before) => {
      const asked = input.taxes as string[] | null | undefined
      if (asked === undefined) return { ...input, ...otherRate(catalog, input, before!) }
      return asked?.length
        ? { ...input, ...named(catalog, asked, input, before) }
        : { ...input, taxes: null }
    }
  },
}

const namesTaxes = (product: Row | undefined) =>
  Boolean((product?.taxes as string[] | null)?.length)

function named({ byId, byCode }: TaxCatalog, asked: string[], { taxRate }: Row, before?: Row) {
  const had = (before?.taxes ?? []) as string[]
  const taxes = asked.map((one, index) => {
    const tax = isUuid(one) ? byId.get(one.toLowerCase()) : byCode.get(codeKey(one))
    if (!tax) throw invalid(`taxes.${index}`, 'NOT_FOUND', 'There is no such tax')
    if (!tax.isActive && !had.includes(tax.id))
      throw conflict('TAX_INACTIVE', `Tax ${tax.code} ${tax.name} is not active`, {
        field: `taxes.${index}`,
      })
    return tax
  })
  taxes.forEach((tax, index) => mustFit(taxes.slice(0, index), tax, `taxes.${index}`))

  const ids = taxes.map(({ id }) => id)
  const rate = vatToday(taxes)
  const isAsRead = ids.join() === had.join() && isRate(taxRate, before?.taxRate)
  if (taxRate && !isRate(taxRate, rate) && !isAsRead)
    throw contradiction(`taxRate is ${taxRate}, and the VAT of taxes is ${rate.toFixed()}`)
  return { taxes: ids, taxRate: rate }
}

function mustFit(before: readonly Tax[], tax: Tax, field: string) {
  if (before.includes(tax)) throw invalid(field, 'INVALID', `Tax ${tax.code} is named twice`)
  if (tax.kind === 'VAT' && before.some(({ kind }) => kind === 'VAT'))
    throw invalid(field, 'INVALID', 'A product has one tax of kind VAT at most')
}

/** A rate alone replaces a VAT; beside other taxes it is refused, not guessed. */
function otherRate({ byId }: TaxCatalog, { taxRate }: Row, before: Row) {
  if (isRate(taxRate, before.taxRate)) return {}
  const taxes = (before.taxes as string[]).flatMap((id) => byId.get(id) ?? [])
  if (taxes.every(({ kind }) => kind === 'VAT')) return { taxes: null }
  throw contradiction(
    `The product has the taxes ${taxes.map(({ code }) => code).join(', ')}: send taxes to change its rate`
  )
}

const vatToday = (taxes: readonly Tax[]) => {
  const vat = taxes.find(({ kind }) => kind === 'VAT')
  return (vat && rateOn(vat, todayIn(Current.tenant.timezone))?.rate) ?? new Big(0)
}

const isRate = (one: unknown, other: unknown) =>
  new Big((one as Big | null) ?? 0).eq((other as Big | undefined) ?? 0)

const contradiction = (message: string) => invalid('taxRate', 'CONTRADICTION', message)
