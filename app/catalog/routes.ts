import { resource } from '#core/endpoints/routing'
import { categories } from '#catalog/controllers/categories_controller'
import { suppliers } from '#catalog/controllers/suppliers_controller'
import { products } from '#catalog/controllers/products_controller'

export default () => {
  resource('categories', categories, 'inventory')
  resource('products', products, 'inventory')
  resource('suppliers', suppliers, 'inventory')
}
