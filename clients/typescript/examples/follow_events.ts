/**
 * Prints changes of customers and paid invoices as they happen; OFICIO_AFTER is where to go on:
 *
 *   OFICIO_URL=http://127.0.0.1:3333 OFICIO_KEY=ofc_live_… node examples/follow_events.ts
 */
import { createOficio } from '../src/index.ts'

const oficio = createOficio({
  baseUrl: process.env.OFICIO_URL ?? 'http://127.0.0.1:3333',
  apiKey: process.env.OFICIO_KEY ?? '',
})

const events = oficio.events({
  types: ['customer.*', 'invoice.paid'],
  after: process.env.OFICIO_AFTER ?? 'latest',
})
for await (const event of events) {
  if (event.type === 'invoice.paid')
    console.log(`Invoice ${event.data.number} of ${event.data.total} is paid`)
  else if (event.type === 'customer.deleted') console.log(`Without ${event.data.name}`)
  else console.log(`${event.type}: ${event.data.name}`)
}
