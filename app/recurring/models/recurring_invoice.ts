import { ofKind } from '#recurring/of_kind'

export default class RecurringInvoice extends ofKind('INVOICE') {
  static table = 'recurring_templates'
}
