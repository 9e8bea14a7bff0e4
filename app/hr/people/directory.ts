/**
 * The directory: employees as far as `directory:read` shows them. It is sorted, filtered and
 * searched by what it shows, so that no question tells more.
 */
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

/**
 * Every word must occur, in any order. The columns are compared without regard to case and accents.
 */
function searched(text: string): Condition[] {
  const words = new Set(folded(text).split(' ').filter(Boolean))
  return [...words].map((word) => [
    "CONCAT_WS(' ', t.first_name, t.last_name, t.position, t.email) LIKE ?",
    contains(word),
  ])
}

/**
 * One address for both: the whole records for a caller with `hr:read`, the directory for others.
 */
export const wholeOrDirectory = (whole: Operation, directory: Operation): Operation =>
  Object.assign(
    (ctx: HttpContext) => (hasScope(Current.actor, 'hr:read') ? whole : directory)(ctx),
    {
      declaration: whole.declaration,
    }
  )
