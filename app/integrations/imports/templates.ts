/** GET /imports/templates/{resource}, for callers who may import it. */
import { alsoNeeds, operation, type Operation } from '#core/endpoints/operations'
import { importOf, mustMayImport } from '#integrations/imports/resources'
import { templateOf } from '#integrations/imports/template'

export function templates(resource: string): Operation {
  const bulk = importOf(resource)
  const summary = `Download a template for an import of ${resource.replace(/-/g, ' ')}`

  return alsoNeeds(
    `${[bulk.scope, bulk.needs].flatMap((one) => (one ? `\`${one}\`` : [])).join(' and ')}, as the import does`,
    operation(
      {
        kind: 'verb',
        status: 200,
        summary,
        answers: { 200: { description: 'The file', content: { 'text/csv': { type: 'string' } } } },
      },
      ({ response }) => {
        mustMayImport(bulk)

        response.header('Content-Type', 'text/csv; charset=utf-8')
        response.header('Content-Disposition', `attachment; filename="${resource}.csv"`)
        return templateOf(bulk)
      }
    )
  )
}
