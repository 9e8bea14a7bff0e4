/** Employee directory for `directory:read`; sorts, filters and search use only the fields shown. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { defineList } from '#core/resources/list/list'
import type { Operation } from '#core/endpoints/operations'
import { hasScope } from '#core/context/scopes'
import { flagFilter, idFilter } from '#core/input/query_fields'
import { folded } from '#core/database/search_text'
import { contains, type Condition } from '#core/database/sql'
import { directoryTransformer } from '#hr/transformers/employee_transformer'

export const directoryList = defineList({
  record: directoryTransformer,
  sorts: ['lastName', 'firstName'],
  search: 'firstName, lastName, position and email',
  searched,
  filters: { departmentId: idFilter(), isActive: flagFilter() },
})

/** Every word must occur, in any order; the collation ignores case and accents. */
function searched(text: string): Condition[] {
  const words = new Set(folded(text).split(' ').filter(Boolean))
  return [...words].map((word) => [
    "CONCAT_WS(' ', t.first_name, t.last_name, t.position, t.email) LIKE ?",
    contains(word),
  ])
}

/** Same address for both: full records with `hr:read`, else the directory. */
export const wholeOrDirectory = (whole: Operation, directory: Operation): Operation =>
  Object.assign(
    (ctx: HttpContext) => (hasScope(Current.actor, 'hr:read') ? whole : directory)(ctx),
    {
      declaration: whole.declaration,
    }
  )
