/**
 * Every model query, relations and preloads included, passes `applyWhere` on its way to SQL. The
 * tenant is added there, outside whatever was asked, so that an `orWhere` cannot widen it.
 */
import { ModelQueryBuilder } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { Current } from '#core/context/current'

/** To be called once, when the process starts. */
export function scopeModelQueries() {
  // Lucid declares `applyWhere` and `whereStack` as its own.
  const builder = ModelQueryBuilder.prototype as any
  const applyWhere = builder.applyWhere

  builder.applyWhere = function () {
    if (this.isChildQuery || !isTenantOwned(this.model) || Current.isAcrossTenants)
      return applyWhere.call(this)

    const asked = this.whereStack
    const tenantId = `${this.tableAlias ?? this.model.table}.tenant_id`

    this.whereStack = [
      ...asked.map((group: any[]) => [...group]),
      [{ method: 'where', args: [tenantId, Current.tenantId] }],
    ]
    applyWhere.call(this)
    this.whereStack = asked
  }
}

/** The table decides, not the author of the model: there is nothing to remember. */
export function isTenantOwned(model: LucidModel) {
  model.boot()
  return model.$hasColumn('tenantId')
}
