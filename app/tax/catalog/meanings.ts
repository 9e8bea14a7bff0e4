/** Meanings of kinds and categories, for the API's description. */
export const KINDS = {
  VAT: 'A value added tax, such as IVA, IGV or Umsatzsteuer. A line has one at most.',
  CONSUMPTION: 'A tax on consumption, such as the INC of Colombia.',
  PER_UNIT: 'A tax by unit, such as that on bags.',
  OTHER: 'Any other tax of a line.',
}

/** The categories of UNCL5305. */
export const TAX_CATEGORIES = {
  S: 'Taxed at a rate above 0.',
  Z: 'Rate 0 with a right to deduct; in Colombia exento.',
  E: 'Exempt without a right to deduct; in Colombia excluido.',
  AE: 'The buyer owes the tax (reverse charge).',
  K: 'Supply within the European Union.',
  G: 'Export.',
  O: 'Outside the scope of the tax; in Colombia no gravado.',
  L: 'IGIC of the Canary Islands.',
  M: 'IPSI of Ceuta and Melilla.',
  B: 'VAT that the buyer pays to the state (Italy).',
}
