/** Texts of the comparison of a bill with what was ordered and received. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  fields: {
    'Bill.match': {
      description:
        'Whether the lines agree with what was ordered and received, of a draft when it was last ' +
        'changed. Read-only.',
      example: { status: 'MATCHED', lines: [] },
    },
    'Bill.match.status': 'The result for the whole bill.',
    'Bill.match.lines': 'The differences.',
    'Bill.match.lines.field': {
      description: 'The field of the bill.',
      example: 'items.0.unitCost',
    },
    'Bill.match.lines.kind': 'What differs.',
    'Bill.match.lines.ordered': { description: 'The units that were ordered.', example: 100 },
    'Bill.match.lines.received': { description: 'The units that came in and stayed.', example: 60 },
    'Bill.match.lines.billed': {
      description: 'The units on this bill and on those before it.',
      example: 60,
    },
    'Bill.match.lines.price': {
      description: 'The net price of a unit on the bill.',
      example: 10500,
    },
    'Bill.match.lines.allowed': {
      description: 'The most units, or the price, that the tolerance permits.',
      example: 10300,
    },
  },
  enums: {
    'Bill.match.status': {
      NONE: 'No line is of an order.',
      MATCHED: 'Units and prices agree within the tolerances.',
      MISMATCHED: 'A draft differs; it can be posted once it agrees or is accepted.',
      ACCEPTED: 'It was posted with differences, for a reason.',
    },
    'Bill.match.lines.kind': {
      QUANTITY: 'More units are billed than were received.',
      PRICE: 'The price differs by more than the tolerance.',
      NOT_RECEIVED: 'Nothing of the line was received.',
    },
  },
} satisfies Descriptions
