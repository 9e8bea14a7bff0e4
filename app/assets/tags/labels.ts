/** Labels of assets: tag as text and QR code, name, serial number. */
import { Current } from '#core/context/current'
import { record } from '#core/audit/audit'
import { rows } from '#core/database/query'
import { notFound } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import type { CodeLabel } from '#documents/code_labels'
import { drawn } from '#documents/drawn'
import { issuerOf } from '#documents/issuer'
import type { Printed } from '#documents/print'

/** A PDF of one label; 404 for a missing asset. */
export async function labelOf(id: string): Promise<Printed> {
  const label = (await labelsOf([id])).get(id)
  if (!label) throw notFound()
  return { fileName: `${label.code}.pdf`, pdf: await drawn('label', await issuerOf(), label) }
}

/** Sheets of labels in the given order; 422 on each missing id. The audit log records the print. */
export async function printLabels(ids: readonly string[]): Promise<Printed> {
  const labels = await labelsOf(ids)
  const missing = ids.flatMap((id, index) =>
    labels.has(id) ? [] : [fieldError(['ids', index], 'NOT_FOUND', 'There is no such asset')]
  )
  if (missing.length) throw new ValidationFailed(missing)

  record({
    action: 'asset.labels_printed',
    entity: 'asset',
    entityId: null,
    after: { assetIds: ids },
  })
  return {
    fileName: 'labels.pdf',
    pdf: await drawn(
      'labels',
      await issuerOf(),
      ids.map((id) => labels.get(id)!)
    ),
  }
}

async function labelsOf(ids: readonly string[]): Promise<Map<string, CodeLabel>> {
  const found = await rows(
    'SELECT id, asset_tag, name, serial FROM assets WHERE tenant_id = ? AND live = 1 AND id IN (?)',
    [Current.tenantId, ids]
  )
  return new Map(
    found.map(({ id, asset_tag: code, name: title, serial }) => [
      id,
      { code, title, detail: serial && `S/N ${serial}` },
    ])
  )
}
