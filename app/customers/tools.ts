/** What an assistant may do about customers. */
import { defineTools } from '#core/tools'

export const offerCustomerTools = () =>
  defineTools({
    find_customers: {
      route: 'customers.index',
      description: 'Find customers by name, tax id, e-mail or phone (`search`), or list them. Use it first whenever a customer is named, to get the id that other tools ask for.',
    },
    create_customer: {
      route: 'customers.store',
      description: 'Create a customer. Use it when somebody new is to be quoted or invoiced and find_customers has not found them; ask for the tax id rather than inventing one.',
    },
  })
