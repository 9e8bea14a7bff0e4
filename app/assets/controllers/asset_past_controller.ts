/** History and audits of an asset. */
import type { HttpContext } from '@adonisjs/core/http'
import { defineList, type Condition } from '#core/resources/list/list'
import { lists, pathId, readRecord } from '#core/endpoints/operations'
import { choiceFilter } from '#core/input/query_fields'
import { dueForAudit, dueForAuditList } from '#assets/asset/asset_list'
import { HISTORY_ACTIONS } from '#assets/asset/history'
import { assetTransformer } from '#assets/transformers/asset_transformer'
import { auditTransformer, historyTransformer } from '#assets/transformers/history_transformer'

const historyList = defineList({
  record: historyTransformer,
  filters: { action: choiceFilter(HISTORY_ACTIONS) },
})

const auditList = defineList({ record: auditTransformer })

export const assetPast = {
  history: lists(historyList, { within: ofAsset, summary: 'List the history of an asset' }),
  audits: lists(auditList, { within: ofAsset, summary: 'List audits of an asset' }),
  auditsDue: lists(dueForAuditList, {
    within: ({ request }) => dueForAudit(request.qs().before),
    summary: 'List assets that are due for an audit',
  }),
}

/** 404 for a missing asset. */
async function ofAsset(ctx: HttpContext): Promise<Condition[]> {
  const { id } = await readRecord(assetTransformer, pathId(ctx))
  return [['t.asset_id = ?', id]]
}
