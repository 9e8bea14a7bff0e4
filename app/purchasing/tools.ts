/** What an assistant may do about purchasing. */
import { defineTools } from '#core/tools'

export const offerPurchasingTools = () =>
  defineTools({
    payables_aging: {
      route: 'reports.payables_aging',
      description: 'What the company owes each supplier, by how long it has been due. Use it when somebody asks what must be paid, or to whom.',
    },
  })
