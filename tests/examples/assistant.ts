/** Calls of tools, and the audit log of what they did. */
import type { Scenario } from '#tests/examples/recorder'
import { CUSTOMER } from '#tests/examples/store'

export const assistant: Scenario = async ({ api, company }) => {
  await api.post('/assistant/tools/create_customer/call', CUSTOMER)
  await api.post(
    '/assistant/mcp',
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_customers', arguments: { search: 'ñandú' } },
    },
    { 'mcp-protocol-version': '2025-11-25' }
  )

  const { data } = await api.get('/audit-logs?entity=customer&limit=1')
  await api.get(`/audit-logs/${data[0].id}`)
  await api.get('/audit-logs/verify')

  await company.api.post('/customers', {})
  const { data: refused } = await api.get('/request-logs?status=4xx&limit=1')
  await api.get(`/request-logs/${refused[0].id}`)
}
