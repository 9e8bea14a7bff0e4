import { ofKind } from '#recurring/of_kind'

export default class RecurringExpense extends ofKind('EXPENSE') {
  static table = 'recurring_templates'
}
