/** The Postman collection of the API, made once. */
import type { HttpContext } from '@adonisjs/core/http'
import { answerWith, cachedText, type CachedText } from '#api/cached_text'
import { postmanCollection, type Described } from '#api/docs/postman'
import { theDocument } from '#api/openapi/document'

let collection: CachedText | undefined

export const postman = {
  async show(ctx: HttpContext) {
    collection ??= cachedText('application/json; charset=utf-8', JSON.stringify(await made()))
    answerWith(ctx, collection)
  },
}

/** Components of the document have only general types. */
const made = async () => postmanCollection((await theDocument()) as unknown as Described)
