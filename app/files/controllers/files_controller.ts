import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { conflict, forbidden } from '#core/errors/refusal'
import { Current } from '#core/context/current'
import { does, operation, pathId, reads, type Operation } from '#core/endpoints/operations'
import { isAttached } from '#files/attachments'
import { mustBeInCompany, visibleFile } from '#files/access'
import { attachmentOf, downloadName } from '#files/file_names'
import { keepFile, openFile, receiveFile, removeFile } from '#files/stored_files'
import { fileTransformer } from '#files/transformers/file_transformer'

const LARGEST_FILE = 25 * 2 ** 20

const receive = receiveFile({ mostBytes: LARGEST_FILE })

const bytes = { type: 'string', format: 'binary' }

/** Route permissions do not ask for a company here. */
const inCompany = (one: Operation): Operation =>
  Object.assign(
    (ctx: HttpContext) => {
      mustBeInCompany()
      return one(ctx)
    },
    { declaration: one.declaration }
  )

export const files = {
  store: operation(
    {
      kind: 'verb',
      status: 201,
      summary: 'Upload a file',
      alsoNeeds: 'a scope that writes some resource, such as `customers:write`',
      output: fileTransformer,
      accepts: {
        'multipart/form-data': {
          type: 'object',
          properties: {
            file: { ...bytes, description: 'The file, of at most 25 MiB; its name goes with it.' },
          },
          required: ['file'],
        },
      },
      async receive(ctx, execute) {
        mustBeInCompany()
        mustWriteSomething()
        await receive(ctx, execute)
      },
    },
    async ({ receivedFile, response }) => {
      const file = await keepFile(receivedFile!, 'ATTACHMENT')
      response.status(201).header('Location', `/api/v1/files/${file.id}`)
      return fileTransformer.of(file)
    }
  ),

  show: inCompany(
    reads(fileTransformer, {
      summary: 'Read a file: name, type and size',
      isWithin: async (_, ctx) => Boolean(await visibleFile(pathId(ctx))),
    })
  ),

  content: inCompany(
    operation(
      {
        kind: 'verb',
        status: 200,
        summary: 'Download a file',
        answers: {
          200: {
            description: 'The bytes',
            content: { '*/*': bytes },
          },
          304: { description: '`If-None-Match` names the bytes, which never change.' },
        },
      },
      answerContent
    )
  ),

  destroy: inCompany(
    does(
      {
        status: 204,
        summary: 'Delete a file',
        below: (ctx) => visibleFile(pathId(ctx)),
      },
      async (_, ctx) => {
        const file = await visibleFile(pathId(ctx), { lock: true })
        if (await isAttached(file.id))
          throw conflict('IN_USE', 'Records have this file: remove it from them first')
        await removeFile(file)
      }
    )
  ),
}

/** A reader can attach a file to nothing. */
function mustWriteSomething() {
  const { scopes } = Current.actor
  if (scopes !== 'all' && ![...scopes].some((scope) => scope.endsWith(':write')))
    throw forbidden('Files are for those who may write records; you may only read')
}

/** Browsers must neither show the file as a page nor guess its type. */
async function answerContent(ctx: HttpContext) {
  const file = await visibleFile(pathId(ctx))
  const { response } = ctx
  response.header('ETag', `"${file.sha256}"`)
  response.header('Cache-Control', 'private, no-cache')
  if (isKnown(ctx, file.sha256)) return response.status(304).send('')

  const isHead = ctx.request.method() === 'HEAD'
  const stream = isHead ? Readable.from([]) : await openFile(file)
  response.header('Content-Type', file.type)
  response.header('Content-Length', file.size)
  response.header('Content-Disposition', attachmentOf(downloadName(file.name, file.type)))
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Security-Policy', "default-src 'none'; sandbox")
  response.stream(stream)
}

const isKnown = ({ request }: HttpContext, sha256: string) =>
  request
    .header('if-none-match', '')!
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === '*' || one === `"${sha256}"`)
