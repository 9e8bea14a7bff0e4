import { defineExport } from '#core/exports'
import { customerList } from '#customers/controllers/customers_controller'

export const exportCustomers = () =>
  defineExport('customers', { scope: 'customers', list: customerList })
