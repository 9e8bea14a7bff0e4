/** GET /imports/templates/{resource}, for callers who may import it. */
import { Current } from '#core/context/current'
import { alsoNeeds, operation, type Operation } from '#core/endpoints/operations'
import { mustHaveScope } from '#core/security/permissions'
import { importOf } from '#integrations/imports/resources'
import { templateOf } from '#integrations/imports/template'

export function templates(resource: string): Operation {
  const bulk = importOf(resource)
  const summary = `Download a template for an import of ${resource.replace(/-/g, ' ')}`

  return alsoNeeds(
    `\`${bulk.scope}\`, as the import does`,
    operation(
      {
        kind: 'verb',
        status: 200,
        summary,
        answers: { 200: { description: 'The file', content: { 'text/csv': { type: 'string' } } } },
      },
      ({ response }) => {
        mustHaveScope(Current.actor, bulk.scope)

        response.header('Content-Type', 'text/csv; charset=utf-8')
        response.header('Content-Disposition', `attachment; filename="${resource}.csv"`)
        return templateOf(bulk)
      }
    )
  )
}
