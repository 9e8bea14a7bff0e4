import { choiceFilter } from '#core/input/query_fields'
import { does, lists, reads } from '#core/endpoints/operations'
import { defineList } from '#core/resources/list/list'
import { closePeriod as close, reopenPeriod as reopen } from '#accounting/actions/close_period'
import {
  fiscalPeriodTransformer,
  PERIOD_STATES,
} from '#accounting/transformers/fiscal_period_transformer'
import { closePeriod, reopenPeriod } from '#accounting/validators/period'

export const fiscalPeriods = {
  index: lists(
    defineList({
      record: fiscalPeriodTransformer,
      sorts: ['through', 'updatedAt'],
      filters: { status: choiceFilter(PERIOD_STATES) },
    })
  ),
  show: reads(fiscalPeriodTransformer),
  close: does(
    {
      input: closePeriod,
      record: fiscalPeriodTransformer,
      summary: 'Close the books through a day',
    },
    ({ through }) => close(through)
  ),
  reopen: does(
    {
      input: reopenPeriod,
      record: fiscalPeriodTransformer,
      summary: 'Reopen the books',
    },
    ({ from }) => reopen(from ?? null)
  ),
}
