/** The cost centre of a document. */
import { mustBeCostCenters } from '#accounting/ledger'

/** 422 NOT_FOUND, 409 COST_CENTER_INACTIVE on `costCenterId`; null and undefined pass. */
export const mustHaveCostCenter = ({ costCenterId: id }: { costCenterId?: string | null }) =>
  mustBeCostCenters(id ? [{ id, field: 'costCenterId' }] : [])
