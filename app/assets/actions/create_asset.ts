import { announce } from '#core/jobs/outbox'
import { mustTakeCostCenter } from '#accounting/ledger'
import { addHistoryLine } from '#assets/asset/history'
import Asset from '#assets/models/asset'
import { referencesOf, type Known } from '#assets/asset/named_records'
import { mustBeOurs, nextTags } from '#assets/tags/tags'
import type { NewAsset } from '#assets/validators/asset'

type Making = {
  note?: string
  /** Read once per batch: referenced records, and tag blocks of other tenants. */
  references?: Known
  foreign?: ReadonlySet<string>
  /** Tags reserved by a batch; each asset without a tag takes the first. */
  tags?: string[]
}

/** Creates an asset; without a tag it gets the company's next. Announces `asset.created`. */
export async function createAsset(
  input: NewAsset,
  { note, references: known, foreign, tags = [] }: Making = {}
): Promise<Asset> {
  const references = await referencesOf(input, known)
  await mustTakeCostCenter(input)
  if (input.assetTag) await mustBeOurs(input.assetTag, foreign)
  const assetTag = input.assetTag ?? tags.shift() ?? (await nextTags(1))[0]

  const asset = await Asset.create({ ...input, ...references, assetTag })
  addHistoryLine(asset, {
    action: 'created',
    to: { assetTag, name: asset.name, status: asset.status },
    note,
  })
  await announce('asset.created', { assetId: asset.id })
  return asset
}
