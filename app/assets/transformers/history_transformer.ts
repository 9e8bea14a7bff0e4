import { defineTransformer, out } from '#core/resources/transformer'
import { ASSET_STATUSES } from '#assets/asset/asset_lifecycle'
import { HISTORY_ACTIONS } from '#assets/asset/history'

const facts = (description: string) =>
  out.orNull(
    out.json<Record<string, unknown>>(
      { type: 'object', additionalProperties: true },
      { description }
    )
  )

export const historyTransformer = defineTransformer(
  'AssetHistoryLine',
  'asset_history_lines',
  {
    id: out.id(),
    assetId: out.id(),
    action: out.choice(HISTORY_ACTIONS),
    actorType: out.text({ description: 'user, api_key, assistant or system' }),
    actorId: out.orNull(out.id()),
    actorName: out.text(),
    from: facts('The facts that changed, as they were'),
    to: facts('The same facts as they are'),
    note: out.orNull(out.text()),
    createdAt: out.instant(),
  },
  { bare: true }
)

const text = { type: ['string', 'null'] }
const MISMATCH = {
  type: 'object',
  properties: { field: { type: 'string' }, expected: text, actual: text },
  required: ['field', 'expected', 'actual'],
}

export const auditTransformer = defineTransformer(
  'AssetAudit',
  'asset_audits',
  {
    id: out.id(),
    assetId: out.id(),
    mismatches: out.json<{ field: string; expected: string | null; actual: string | null }[]>(
      { type: 'array', items: MISMATCH },
      { description: 'Found by the server, and those that were sent' }
    ),
    notes: out.orNull(out.text()),
    expectedLocationId: out.orNull(out.id()),
    expectedStatus: out.orNull(out.choice(ASSET_STATUSES)),
    locationId: out.orNull(out.id({ description: 'As it was' })),
    status: out.choice(ASSET_STATUSES, { description: 'As it was' }),
    auditedBy: out.orNull(out.id({ description: 'The user or key that audited' })),
    auditorName: out.text(),
  },
  { fixed: true }
)
