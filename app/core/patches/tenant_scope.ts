/**
 * Adds the tenant to every model query, relations and preloads included, outside the caller's
 * conditions, so that an `orWhere` cannot widen it.
 */
import { ModelQueryBuilder } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { Current } from '#core/context/current'

/** Called once at boot. */
export function scopeModelQueries() {
  // Lucid declares `applyWhere` and `whereStack` as private.
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

/** The table decides: a model declares nothing. */
export function isTenantOwned(model: LucidModel) {
  model.boot()
  return model.$hasColumn('tenantId')
}
