/** What an assistant may do about stock. */
import { defineTools } from '#core/tools'

export const offerInventoryTools = () =>
  defineTools({
    inventory_valuation: {
      route: 'reports.inventory_valuation',
      description: 'What the goods in stock are worth, by product. Use it when somebody asks for the value of the inventory.',
    },
  })
