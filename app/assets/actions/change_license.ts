import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { verifySecret } from '#core/primitives/secrets'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { mustBeForAssets } from '#assets/asset/asset_category'
import type License from '#assets/models/license'
import { mustCover } from '#assets/custody/quantities'
import type { LicenseChanges } from '#assets/validators/license'

/** Changes a locked license; 409 below the seats taken. Announces `license.updated`. */
export async function changeLicense(license: License, { productKey, ...facts }: LicenseChanges) {
  if (productKey !== undefined) await mustBeKeyOf(license, productKey)
  await mustBeForAssets(facts.categoryId)
  mustCover(facts.seats, license.taken, 'seats')
  await whenChanged(
    license,
    () => license.merge(facts).save(),
    () => announce('license.updated', { licenseId: license.id })
  )
}

/** Like any immutable field the key may be repeated; only its hash can confirm that. */
async function mustBeKeyOf({ productKeyHash }: License, productKey: string | null) {
  const isSame =
    productKeyHash && productKey
      ? await verifySecret(productKeyHash, productKey)
      : productKeyHash === productKey
  if (!isSame) throw invalid('productKey', 'IMMUTABLE_FIELD', 'productKey cannot be changed.')
}
