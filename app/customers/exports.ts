import { defineExport } from '#core/resources/exportable'
import { customerList } from '#customers/controllers/customers_controller'

export default () => defineExport('customers', { scope: 'customers', list: customerList })
