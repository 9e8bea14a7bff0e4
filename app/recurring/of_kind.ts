/** Models of a kind, which find rows of it alone and give the audit log their names. */
import RecurringTemplate, { type KindName } from '#recurring/models/recurring_template'

/** Lucid boots each class once, and inherits no table. */
export function ofKind(kind: KindName) {
  return class extends RecurringTemplate {
    static boot() {
      if (Object.hasOwn(this, 'booted')) return
      super.boot()
      this.before('find', (query) => void query.where('kind', kind))
      this.before('fetch', (query) => void query.where('kind', kind))
    }
  }
}
