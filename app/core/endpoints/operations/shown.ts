/** Fields that a request may send back because the API answered them. */
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { declarationOf, type Declaration } from '#core/endpoints/operations/declaration'
import type { JsonSchema } from '#core/resources/transformer'
import {
  either,
  knownIn,
  withArticle,
  type Known,
  type UnknownOptions,
} from '#core/input/validation'

const sendable = new WeakMap<Declaration, UnknownOptions>()

/**
 * The fields that this operation ignores beside its input: those of its answer, and of GET for the
 * record in its path. A verb takes them only within an object that was read: `issue` with a
 * `dueDate` alone is a mistake.
 */
export function sendableTo(ctx: HttpContext): UnknownOptions {
  const declaration = declarationOf(ctx)
  if (!declaration) return {}

  let found = sendable.get(declaration)
  if (!found) {
    const showsAlways = isOfRecord(declaration) && !declaration.below
    found = { shown: shownBy(declaration, ctx), showsAlways, what: whatIs(declaration) }
    sendable.set(declaration, found)
  }
  return found
}

function shownBy(declaration: Declaration, { route }: HttpContext): Known {
  const schemas = [declaration, ofRecordIn(route?.pattern ?? '')].map((one) => one?.output?.schema)
  return schemas.map((schema) => knownIn((schema ?? {}) as JsonSchema)).reduce(either, DRY_RUN)
}

/** Dry runs answer their effects beside the record. */
const DRY_RUN: Known = { fields: new Map([['effects', {}]]) }

/** `/invoices/:id/issue` concerns the record of `GET /invoices/:id`. */
function ofRecordIn(pattern: string): Declaration | undefined {
  const [record] = /^.*\/:\w+/.exec(pattern) ?? []
  if (record === undefined) return

  const routes = Object.values(router.toJSON()).flat()
  const reads = routes.find(
    ({ pattern: path, methods }) => path === record && methods.includes('GET')
  )
  return (reads?.handler as { declaration?: Declaration } | undefined)?.declaration
}

const isOfRecord = ({ kind }: Declaration) => kind === 'create' || kind === 'update'

function whatIs(declaration: Declaration): string | undefined {
  const { title } = declaration.output ?? {}
  return isOfRecord(declaration) && title ? withArticle(title) : undefined
}
