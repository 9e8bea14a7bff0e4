/** What an assistant may do about sales. */
import { defineTools } from '#core/tools'

export const offerSalesTools = () =>
  defineTools({
    receivables_aging: {
      route: 'reports.receivables_aging',
      description: 'What each customer owes, by how long it has been due. Use it when somebody asks who owes money, who is late, or whom to remind.',
    },
    customer_statement: {
      route: 'customers.statement',
      description: 'The statement of one customer: invoices, credit notes and payments of a stretch of days with the running balance. Use it to explain what a customer owes; find_customers gives the id.',
    },
    sales_summary: {
      route: 'reports.sales_summary',
      description: 'Sales of a stretch of days, summed up. Use it when somebody asks how much was sold, or what sells best.',
    },
  })
