/** The labels of assets: their tags to be scanned and read, their names, their serial numbers. */
import { Current } from '#core/current'
import { record } from '#core/audit'
import { rows } from '#core/database'
import { notFound } from '#core/refusals'
import { fieldError, ValidationFailed } from '#core/validation'
import { codeLabel, codeLabels, type CodeLabel } from '#documents/code_labels'
import { issuerOf } from '#documents/issuer'

/** The label of one asset, as a PDF of its size; 404 when there is none. */
export async function labelOf(id: string): Promise<{ assetTag: string; pdf: Buffer }> {
  const label = (await labelsOf([id])).get(id)
  if (!label) throw notFound()
  return { assetTag: label.code, pdf: await codeLabel(label, await issuerOf()) }
}

/** Sheets of the labels of these assets, in this order; 422 on each that there is not. Who printed them is in the audit log. */
export async function printLabels(ids: readonly string[]): Promise<Buffer> {
  const labels = await labelsOf(ids)
  const missing = ids.flatMap((id, index) => (labels.has(id) ? [] : [fieldError(['ids', index], 'NOT_FOUND', 'There is no such asset')]))
  if (missing.length) throw new ValidationFailed(missing)

  record({ action: 'asset.labels_printed', entity: 'asset', entityId: null, after: { assetIds: ids } })
  return codeLabels(ids.map((id) => labels.get(id)!), await issuerOf())
}

async function labelsOf(ids: readonly string[]): Promise<Map<string, CodeLabel>> {
  const found = await rows('SELECT id, asset_tag, name, serial FROM assets WHERE tenant_id = ? AND live = 1 AND id IN (?)', [Current.tenantId, ids])
  return new Map(found.map(({ id, asset_tag: code, name: title, serial }) => [id, { code, title, detail: serial && `S/N ${serial}` }]))
}
