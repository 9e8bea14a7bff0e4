/** The columns of exógena in the API's description. */
import type { JsonSchema } from '#core/resources/transformer'

const text = (description: string, example: string): JsonSchema => ({
  type: 'string',
  description,
  examples: [example],
})
const pesos = (description: string, example = 0): JsonSchema => ({
  type: 'integer',
  description: `${description} In whole pesos.`,
  examples: [example],
})

/** By the name of the schemas (XSD) of the DIAN. */
export const COLUMN_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  cpt: text('The concept.', '5004'),
  tdoc: text('The type of the identity document: 31 is a NIT, 13 a cédula.', '31'),
  nid: text('The number of the document, without check digit.', '901234567'),
  dv: text('The check digit of a NIT, else empty.', '7'),
  apl1: text('The first surname of a natural person, else empty.', 'Gómez'),
  apl2: text('The second surname, or empty.', 'Ruiz'),
  nom1: text('The first name of a natural person, else empty.', 'Ana'),
  nom2: text('Other names, or empty.', 'María'),
  raz: text('The name of a legal person, else empty.', 'Comercial Andina S.A.S.'),
  dir: text('The address, or empty.', 'CL 72 10 34'),
  dpto: text('The DANE code of the department, or empty.', '11'),
  mun: text('The DANE code of the municipality in its department, or empty.', '001'),
  mcpo: text('The DANE code of the municipality in its department, or empty.', '001'),
  pais: text('The country by the code of the DIAN; 169 is Colombia.', '169'),
  pago: pesos('What was paid or accrued, net of taxes and returns.', 1_000_000),
  pnded: pesos('What is not deductible; always 0, because the books do not know it.'),
  ided: pesos('VAT and other taxes that are cost.'),
  inded: pesos('VAT that is neither deductible nor cost; always 0.'),
  retp: pesos('Income tax that was withheld.', 60_000),
  reta: pesos('Income tax that the company assumed; always 0.'),
  comun: pesos('VAT withheld from those who are responsible for it.'),
  ndom: pesos('VAT withheld from non-residents.'),
  valor: pesos('The base of what was withheld.', 1_200_000),
  ret: pesos('What the customer withheld.', 30_000),
  vimp: pesos('Deductible VAT.', 19_000),
  ivade: pesos('VAT of sales that were returned or voided.', 95_000),
  ivavcg: pesos('VAT treated as cost by ET 490; always 0.'),
  imp: pesos('VAT of sales.', 190_000),
  iva: pesos('VAT of purchases that were returned or voided.'),
  icon: pesos('Consumption tax of sales, less that of returns.', 16_000),
  ibru: pesos('Income, net of discounts and taxes.', 1_200_000),
  dred: pesos('What was returned of it.', 600_000),
  sal: pesos('The balance on 31 December.', 667_954),
}
