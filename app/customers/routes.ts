import { resource } from '#core/endpoints/routing'
import { customers } from '#customers/controllers/customers_controller'
import { interactions } from '#customers/controllers/interactions_controller'

export default () => {
  resource('customers', customers, 'customers')
  resource('customers/:id/interactions', interactions, 'customers')
}
