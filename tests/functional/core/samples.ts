/** Bodies that the API takes, with something unique where it must be. */
import { unique } from '#tests/company'

export const aCustomer = (more: object = {}) => ({
  taxId: unique('NIT'),
  name: 'Café Ñandú S.A.S.',
  ...more,
})

export const aProduct = (more: object = {}) => ({
  sku: unique('SKU'),
  name: 'Taladro percutor',
  costPrice: 10,
  sellingPrice: 15,
  ...more,
})

export const aCategory = (more: object = {}) => ({ name: unique('Herramientas'), ...more })

export const aNote = (more: object = {}) => ({
  type: 'NOTE',
  comment: 'Prefiere que lo llamen por la tarde',
  ...more,
})

export const NOBODYS_ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
