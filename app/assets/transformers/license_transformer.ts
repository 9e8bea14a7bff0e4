import { defineTransformer, out } from '#core/resources/transformer'

const fields = {
  id: out.id(),
  name: out.text({ example: 'Suite ofimática' }),
  categoryId: out.orNull(out.id()),
  seats: out.whole({ description: 'In all, with those that are taken' }),
  available: out.whole({ sql: 't.seats - t.taken', description: 'Seats that nobody has' }),
  expirationDate: out.orNull(out.instant()),
  purchaseDate: out.orNull(out.instant()),
  purchaseCost: out.orNull(out.number()),
  supplierId: out.orNull(out.id()),
  notes: out.orNull(out.text()),
}

export const licenseTransformer = defineTransformer('License', 'licenses', fields)

/** The answer of a creation, the only one with the product key. */
export const newLicenseTransformer = defineTransformer('NewLicense', 'licenses', {
  ...fields,
  productKey: out.orNull(
    out.text({ description: 'As it was sent. It is shown now and never again.' })
  ),
})

export const licenseSeatTransformer = defineTransformer(
  'LicenseSeat',
  'license_seats',
  {
    id: out.id(),
    licenseId: out.id(),
    assetId: out.orNull(out.id()),
    userId: out.orNull(out.id()),
    employeeId: out.orNull(out.id()),
    notes: out.orNull(out.text()),
  },
  { fixed: true }
)
