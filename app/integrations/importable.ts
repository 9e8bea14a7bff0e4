/** What may be imported, for whoever shows it: the columns that a file may have, and those that it must have. */
import { rowOf } from '#core/bulk'
import { fieldsOf } from '#integrations/imports/understanding/fields'
import { RESOURCES, bulkOf } from '#integrations/imports/resources'

export type Importable = { resource: string; scope: string; columns: string[]; required: string[]; key: string | undefined }

/** All of them: who may import one, its `scope` says. */
export const importable = (): Importable[] =>
  RESOURCES.map((resource) => {
    const bulk = bulkOf(resource)
    return { resource, scope: bulk.scope, columns: [...fieldsOf(bulk)], required: rowOf(bulk).toJSONSchema().required ?? [], key: bulk.key }
  })
