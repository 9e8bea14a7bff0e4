import { defineList } from '#core/resources/list/list'
import {
  alsoNeeds,
  does,
  inPath,
  lists,
  lockOrFail,
  operation,
  pathId,
  reads,
  tag,
} from '#core/endpoints/operations'
import { choiceFilter } from '#core/input/query_fields'
import { endImport } from '#integrations/imports/actions/end_import'
import { startImport } from '#integrations/imports/actions/start_import'
import { errorsAnswer, errorsOperation } from '#integrations/imports/errors_answer'
import { previewAnswer, previewOperation } from '#integrations/imports/preview'
import { IMPORT_STATES } from '#integrations/imports/import_lifecycle'
import { RESOURCES, importOf, mustMayImport } from '#integrations/imports/resources'
import { uploadDeclaration } from '#integrations/imports/upload/declaration'
import { receiveUpload } from '#integrations/imports/upload/receive_upload'
import Import from '#integrations/models/import'
import { importTransformer } from '#integrations/transformers/import_transformer'

const importList = defineList({
  record: importTransformer,
  sorts: ['updatedAt'],
  filters: { status: choiceFilter(IMPORT_STATES), resource: choiceFilter(RESOURCES) },
})

export const imports = {
  index: lists(importList),
  show: reads(importTransformer),

  store: operation(
    { ...uploadDeclaration, receive: receiveUpload, ownDryRun: true },
    async (ctx) => {
      const { request, response, upload } = ctx
      const made = await startImport(upload!)
      const answer = importTransformer.of(made)

      response.status(202).header('Location', `${request.url().replace(/\/$/, '')}/${made.id}`)
      tag(ctx, answer)
      return answer
    }
  ),

  cancel: alsoNeeds(
    'the scope that writes the resource, such as `customers:write`',
    does(
      {
        of: inPath(Import),
        record: importTransformer,
        summary: 'Cancel an import',
      },
      async (_, ctx) => {
        const one = await lockOrFail(Import, pathId(ctx))
        mustMayImport(importOf(one.resource))

        await endImport(one, 'cancel')
        return Import.findOrFail(one.id)
      }
    )
  ),

  errors: operation(errorsOperation, errorsAnswer),
  preview: operation(previewOperation, previewAnswer),
}
