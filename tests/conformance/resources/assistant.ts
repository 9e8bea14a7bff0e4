/** What the assistant is sent in the sweeps: the creation of a customer. */
import { unique } from '#tests/company'
import type { Verb } from '#tests/conformance/resources'

const aCustomer = () => ({ taxId: unique('NIT'), name: 'Café Ñandú' })

export const assistantVerbs: Record<string, Verb> = {
  '/assistant/tools/:name/call': async () => ['/assistant/tools/create_customer/call', aCustomer()],
}
