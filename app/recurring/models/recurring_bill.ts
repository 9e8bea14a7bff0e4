import { ofKind } from '#recurring/of_kind'

export default class RecurringBill extends ofKind('BILL') {
  static table = 'recurring_templates'
}
