import type { HttpContext } from '@adonisjs/core/http'
import { nothingOf, operation } from '#core/endpoints/operations'
import { refuseParameters } from '#core/endpoints/operations/bodies'
import type File from '#files/models/file'
import { readFile } from '#files/stored_files'
import { logoOrFail, removeLogo, replaceLogo } from '#documents/logo/company_logo'
import { LOGO_TYPES, receiveLogo } from '#documents/logo/receive_logo'

const PICTURE = { type: 'string', format: 'binary' }
const pictures = Object.fromEntries(LOGO_TYPES.map((type) => [type, PICTURE]))

const schema = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: LOGO_TYPES },
    size: { type: 'integer' },
    sha256: { type: 'string' },
  },
  required: ['type', 'size', 'sha256'],
}

const shown = ({ type, size, sha256 }: File) => ({ type, size, sha256 })

export const logo = {
  show: operation(
    {
      kind: 'read',
      status: 200,
      summary: 'Read the logo',
      answers: { 200: { description: 'The picture as it was sent', content: pictures } },
    },
    async (ctx) => {
      await refuseParameters(ctx)
      const file = await logoOrFail()
      const etag = `"${file.sha256}"`
      ctx.response
        .header('ETag', etag)
        .header('Cache-Control', 'private, no-cache')
        .header('Content-Disposition', `inline; filename="logo.${extensionOf(file)}"`)
      if (isKnown(ctx, etag)) return ctx.response.status(304).send('')

      ctx.response.header('Content-Type', file.type)
      return readFile(file)
    }
  ),

  update: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Set the logo',
      output: { schema, title: 'Logo' },
      accepts: {
        'multipart/form-data': {
          type: 'object',
          properties: { file: { ...PICTURE, description: 'A PNG or JPEG of at most 1 MiB.' } },
          required: ['file'],
        },
        ...pictures,
      },
      receive: receiveLogo,
    },
    async ({ receivedFile, printForm }) => shown(await replaceLogo(receivedFile!, printForm!))
  ),

  destroy: operation({ kind: 'delete', status: 204, summary: 'Remove the logo' }, async (ctx) => {
    await nothingOf(ctx)
    await removeLogo()
    ctx.response.status(204)
  }),
}

const extensionOf = ({ type }: File) => (type === 'image/png' ? 'png' : 'jpg')

/** Weak comparison, as RFC 9110 requires for reads. */
function isKnown({ request }: HttpContext, etag: string) {
  const asked = request.header('if-none-match')?.split(',') ?? []
  return asked.some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}
