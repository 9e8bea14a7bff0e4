import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { notFound } from '#core/errors/refusal'

/** 404 for a customer that is missing or deleted. */
export async function customerMustBeThere(id: string): Promise<void> {
  const [found] = await rows(
    'SELECT id FROM customers WHERE tenant_id = ? AND id = ? AND live = 1',
    [Current.tenantId, id]
  )
  if (!found) throw notFound()
}
