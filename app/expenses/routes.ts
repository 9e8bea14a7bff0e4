import { action, resource } from '#core/endpoints/routing'
import { expenses } from '#expenses/controllers/expenses_controller'

export default () => {
  resource('expenses', expenses, 'accounting')
  action('expenses', 'void', expenses.void, 'accounting')
}
