import { QuoteSchema } from '#database/schema'
import type { QuoteStatus } from '#sales/quotes/quote_lifecycle'

export default class Quote extends QuoteSchema {
  declare status: QuoteStatus
}
