import { defineTransformer, out } from '#core/resources/transformer'

export const PERIOD_STATES = ['CLOSED', 'REOPENED'] as const

export const fiscalPeriodTransformer = defineTransformer('FiscalPeriod', 'fiscal_periods', {
  id: out.id(),
  from: out.orNull(
    out.day({ description: 'The first day that it closes; null from the beginning.' })
  ),
  through: out.day(),
  status: out.choice(PERIOD_STATES),
  closedAt: out.instant(),
  reopenedAt: out.orNull(out.instant()),
})
