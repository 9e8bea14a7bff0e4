/** Texts of documents, in the language of the company and with the names that its country uses. */
import type { CurrentTenant } from '#core/context/current'
import { textsOf, type Texts } from '#core/primitives/texts'

/** Names of the sales tax and of tax numbers by country. */
const OF_COUNTRIES: Record<string, Partial<Record<'tax' | 'taxId' | 'taxIdOfCustomer', string>>> = {
  CO: { taxId: 'NIT', taxIdOfCustomer: 'NIT/C.C.' },
  MX: { taxId: 'RFC', taxIdOfCustomer: 'RFC' },
  PE: { tax: 'IGV', taxId: 'RUC', taxIdOfCustomer: 'RUC/DNI' },
  EC: { taxId: 'RUC', taxIdOfCustomer: 'RUC/C.I.' },
  CL: { taxId: 'RUT', taxIdOfCustomer: 'RUT' },
  AR: { taxId: 'CUIT', taxIdOfCustomer: 'CUIT/DNI' },
  ES: { taxId: 'NIF', taxIdOfCustomer: 'NIF' },
  PA: { tax: 'ITBMS', taxId: 'RUC' },
  DO: { tax: 'ITBIS', taxId: 'RNC' },
  HN: { tax: 'ISV', taxId: 'RTN' },
  GB: { tax: 'VAT', taxId: 'VAT number' },
  IE: { tax: 'VAT', taxId: 'VAT number' },
  US: { tax: 'Sales tax', taxId: 'EIN' },
}

/** The texts of `resources/lang/<language>/documents.json`. */
export function labelsOf({
  locale,
  countryCode,
}: Pick<CurrentTenant, 'locale' | 'countryCode'>): Texts {
  const own: Record<string, string | undefined> = OF_COUNTRIES[countryCode] ?? {}
  const texts = textsOf('documents', locale)
  return (key, values) => own[key] ?? texts(key, values)
}
