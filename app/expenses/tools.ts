/** Tools of assistants: expenses, in the toolset of the books. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('accounting', {
  find_expenses: {
    route: 'expenses.index',
    description:
      'Find expenses, such as rent or stationery, by day, category, supplier or `number` of the ' +
      'receipt. Use it for questions on what was spent.',
  },
  record_expense: {
    isCommon: true,
    route: 'expenses.store',
    without: ['lines', 'withholdings', 'autoWithholdings'],
    description:
      'Record an expense that was paid, which is booked at once: `amount` is the total with its ' +
      '`taxRate` in it. Use it for costs without a purchase order; `paymentAccountId` is the ' +
      'account of the money, from find_accounts.',
  },
  void_expense: {
    route: 'expenses.void',
    isDestructive: true,
    description:
      'Void an expense, which reverses its entry. Use it when one was recorded by mistake or ' +
      'twice, and ask before you do it; find_expenses gives the id.',
  },
})
