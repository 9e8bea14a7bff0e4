import { ofKind } from '#recurring/of_kind'

export default class RecurringEntry extends ofKind('ENTRY') {
  static table = 'recurring_templates'
}
