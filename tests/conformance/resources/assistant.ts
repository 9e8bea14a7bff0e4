/** Calls of the assistant for the sweeps: the creation of a customer. */
import { unique } from '#tests/company'
import type { Verb } from '#tests/conformance/resources'

const aCustomer = () => ({ taxId: unique('NIT'), name: 'Café Ñandú' })

export const assistantVerbs: Record<string, Verb> = {
  '/assistant/mcp': async () => ['/assistant/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'create_customer', arguments: aCustomer() } }, { 'mcp-protocol-version': '2025-11-25' }],
  '/assistant/tools/:name/call': async () => ['/assistant/tools/create_customer/call', aCustomer()],
}
