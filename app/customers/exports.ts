import { defineExport } from '#core/resources/exportable'
import { customerList } from '#customers/controllers/customers_controller'

export const exportCustomers = () =>
  defineExport('customers', { scope: 'customers', list: customerList })
