/** Categories and products. */
import type { Scenario } from '#tests/examples/recorder'
import { DRILL } from '#tests/examples/store'

export const catalog: Scenario = async ({ api, given }) => {
  const category = await api.post('/categories', { name: 'Herramientas', type: 'PRODUCT' })
  await api.get('/categories?type=PRODUCT')
  await api.get(`/categories/${category.id}`)
  await api.patch(`/categories/${category.id}`, { name: 'Herramienta eléctrica' })

  const product = await api.post('/products', { ...DRILL, categoryId: category.id })
  await api.get('/products?search=taladro&limit=2')
  await api.get(`/products/${product.id}`)
  await api.patch(`/products/${product.id}`, { sellingPrice: 259_900 })

  const other = await given.post('/products', { ...DRILL, sku: 'TAL-002', barcode: null })
  await api.delete(`/products/${other.id}`)
  const empty = await given.post('/categories', { name: 'Papelería' })
  await api.delete(`/categories/${empty.id}`)
}
