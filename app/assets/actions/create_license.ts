import { announce } from '#core/jobs/outbox'
import { hashSecret } from '#core/primitives/secrets'
import { mustBeForAssets } from '#assets/asset/asset_category'
import License from '#assets/models/license'
import type { NewLicense } from '#assets/validators/license'

/** Stores only the argon2id hash of the product key. Announces `license.created`. */
export async function createLicense({ productKey, ...facts }: NewLicense): Promise<License> {
  await mustBeForAssets(facts.categoryId)
  const license = await License.create({
    ...facts,
    taken: 0,
    productKeyHash: productKey ? await hashSecret(productKey) : null,
  })
  await announce('license.created', { licenseId: license.id })
  return license
}
