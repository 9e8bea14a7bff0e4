/** The files of the records of one resource. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { conflict, notFound } from '#core/errors/refusal'
import { creates, does, holding, lists, pathId } from '#core/endpoints/operations'
import { choiceFilter } from '#core/input/query_fields'
import { defineList } from '#core/resources/list/list'
import { fileToAttach, mustBeThere } from '#files/access'
import type { Attachable } from '#files/attachables'
import { attach, detach, fieldsNaming } from '#files/attachments'
import { fileTransformer } from '#files/transformers/file_transformer'
import { TYPES } from '#files/upload/content_type'
import { attachFile } from '#files/validators/attachment'

const fileList = defineList({
  record: fileTransformer,
  filters: { type: choiceFilter(Object.keys(TYPES)) },
  // The count of files says nothing about attachments.
  isCounted: true,
})

/** The operations below the records of this resource. */
export function filesOf(one: Attachable) {
  const { table: resource, what, needs } = one
  const placeIn = (ctx: HttpContext) => ({ resource, recordId: pathId(ctx), field: '' })
  const guarded = (operation: ReturnType<typeof lists>) =>
    needs ? holding(needs, operation) : operation
  const below = (ctx: HttpContext) => mustBeThere(one, pathId(ctx), { lock: true })

  return {
    index: guarded(
      lists(fileList, {
        summary: `List the files of ${what}`,
        within: async (ctx) => {
          await mustBeThere(one, pathId(ctx))
          return [
            [
              `t.id IN (
                     SELECT a.file_id
                     FROM file_attachments a
                     WHERE a.tenant_id = ? AND a.resource = ? AND a.record_id = ?)`,
              Current.tenantId,
              resource,
              pathId(ctx),
            ],
          ]
        },
      })
    ),

    store: guarded(
      creates(
        fileTransformer,
        attachFile,
        async ({ fileId }, ctx) => {
          await below(ctx)
          const file = await fileToAttach(fileId, 'fileId')
          if (!(await attach(file, placeIn(ctx))))
            throw conflict('DUPLICATE', 'The record has this file already', { field: 'fileId' })
          return file
        },
        { summary: `Attach a file to ${what}`, below, location: '/files' }
      )
    ),

    destroy: guarded(
      does({ status: 204, summary: `Remove a file from ${what}`, below }, async (_, ctx) => {
        await below(ctx)
        const fileId = pathId(ctx, 'fileId')
        const fields = await fieldsNaming(fileId, placeIn(ctx))
        if (!fields.length) throw notFound()
        if (!fields.includes(''))
          throw conflict('IN_USE', `The record names this file in ${fields[0]}: change that field`)
        await detach(fileId, placeIn(ctx))
      })
    ),
  }
}
