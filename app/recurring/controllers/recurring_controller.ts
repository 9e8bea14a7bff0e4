/** The handlers of a kind of recurring documents. */
import type { HttpContext } from '@adonisjs/core/http'
import {
  creates,
  does,
  holding,
  inPath,
  lists,
  lockOrFail,
  pathId,
  reads,
  updates,
} from '#core/endpoints/operations'
import { choiceFilter, idFilter } from '#core/input/query_fields'
import { notFound } from '#core/errors/refusal'
import { defineList } from '#core/resources/list/list'
import type { Kind } from '#recurring/kinds/kind'
import { RECURRING_STATES } from '#recurring/lifecycles'
import { OCCURRENCE_STATES } from '#recurring/models/recurring_occurrence'
import { runSeries } from '#recurring/occurrences/run_series'
import { skipPeriod } from '#recurring/occurrences/skip_period'
import { changeSeries } from '#recurring/templates/change_series'
import { changeStatus } from '#recurring/templates/change_status'
import { createSeries } from '#recurring/templates/create_series'
import { occurrenceTransformer } from '#recurring/transformers/occurrence_transformer'
import { recurringTransformer } from '#recurring/transformers/recurring_transformer'
import { createRecurring, skipped, updateRecurring } from '#recurring/validators/recurring'

const occurrenceList = defineList({
  record: occurrenceTransformer,
  sorts: ['periodStart', 'updatedAt'],
  filters: { status: choiceFilter(OCCURRENCE_STATES) },
})

const asIs = (one: ReturnType<typeof reads>) => one

export function recurringOf(kind: Kind, { what }: { what: string }) {
  const record = recurringTransformer(kind)
  const list = defineList({
    record,
    sorts: ['nextDate', 'updatedAt'],
    filters: {
      status: choiceFilter(RECURRING_STATES),
      ...('customerId' in kind.fields && { customerId: idFilter() }),
      ...('supplierId' in kind.fields && { supplierId: idFilter() }),
    },
    where: {},
    narrowed: ['t.kind = ?', kind.name],
  })
  /** 404 for a series of another kind, which the model does not find. */
  const find = async (ctx: HttpContext) => {
    if (!(await kind.model.query().where('id', pathId(ctx)).first())) throw notFound()
  }
  const guarded: typeof asIs = kind.needs ? (one) => holding(kind.needs!, one) : asIs
  const verb = (name: 'pause' | 'resume' | 'cancel', summary: string) =>
    guarded(
      does({ of: inPath(kind.model), record, summary }, async (_, ctx) =>
        changeStatus(kind, await lockOrFail(kind.model, pathId(ctx)), name)
      )
    )

  return {
    record,
    list,
    series: {
      index: guarded(lists(list)),
      show: guarded(reads(record, { isWithin: async (_, ctx) => find(ctx).then(() => true) })),
      store: guarded(creates(record, createRecurring(kind), (input) => createSeries(kind, input))),
      update: guarded(
        updates(record, kind.model, updateRecurring(kind), (series, changes) =>
          changeSeries(kind, series, changes)
        )
      ),
    },
    pause: verb('pause', `Pause a ${what}`),
    resume: verb('resume', `Resume a ${what}`),
    cancel: verb('cancel', `Cancel a ${what}`),
    run: guarded(
      does(
        { of: inPath(kind.model), record, summary: `Make what is due of a ${what}` },
        async (_, ctx) => {
          const series = await lockOrFail(kind.model, pathId(ctx))
          kind.lifecycle.next('run', series.status, series.status)
          await runSeries(kind, series.id, { isAsked: true })
          return lockOrFail(kind.model, series.id)
        }
      )
    ),
    skip: guarded(
      does(
        { of: inPath(kind.model), input: skipped, record, summary: `Skip a period of a ${what}` },
        async ({ periodStart }, ctx) => {
          const series = await lockOrFail(kind.model, pathId(ctx))
          await skipPeriod(kind, series, periodStart)
          return series
        }
      )
    ),
    occurrences: {
      index: guarded(
        lists(occurrenceList, {
          summary: `List the periods of a ${what}`,
          within: async (ctx) => {
            await find(ctx)
            return [['t.template_id = ?', pathId(ctx)]]
          },
        })
      ),
    },
  }
}
