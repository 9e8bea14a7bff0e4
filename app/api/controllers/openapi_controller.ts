import { answerWith, cachedText, type CachedText } from '#api/cached_text'
import { theDocument } from '#api/openapi/document'
import { operation } from '#core/endpoints/operations'

let document: CachedText | undefined

export const openApi = {
  show: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Read the description of the API',
      output: { schema: { type: 'object' }, title: 'OpenApiDocument' },
      isTagged: true,
    },
    async (ctx) => {
      document ??= cachedText(
        'application/json; charset=utf-8',
        JSON.stringify(await theDocument())
      )
      answerWith(ctx, document)
    }
  ),
}
