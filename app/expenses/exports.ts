import { defineDocumentExport } from '#core/resources/exportable'
import { expenseList } from '#expenses/controllers/expenses_controller'

export default function exportExpenses() {
  const repeated = {
    expenseId: 'id',
    expenseDate: 'expenseDate',
    number: 'number',
    supplierId: 'supplierId',
    status: 'status',
  }
  defineDocumentExport(
    'expenses',
    'expense-lines',
    { scope: 'accounting', list: expenseList },
    { field: 'lines', repeated }
  )
}
