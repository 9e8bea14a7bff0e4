import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { instantOf, jsonOf } from '#core/database/columns'
import { textFilter } from '#core/input/query_fields'
import { defineList } from '#core/resources/list/list'
import { defineTransformer, out } from '#core/resources/transformer'

/** The sandbox as the API answers it; its internal number never leaves the server. */
export const sandboxTransformer = defineTransformer(
  'Sandbox',
  'tenants',
  {
    id: { ...out.id(), sql: 't.public_id' },
    name: out.text({ example: 'Andina S.A.S.' }),
    createdAt: out.instant({ description: 'When it was made, or reset the last time' }),
    mails: out.whole({ description: 'How many mails are kept' }),
  },
  { bare: true }
)

/** For the sandbox in context. */
export async function shownSandbox() {
  const { publicId, name, id } = Current.tenant
  const [row] = await rows(
    `SELECT created_at AS createdAt, (SELECT COUNT(*) FROM sandbox_mails WHERE tenant_id = ?) AS mails
       FROM tenants
       WHERE id = ?`,
    [id, id]
  )
  return { id: publicId, name, createdAt: instantOf(row.createdAt)!, mails: Number(row.mails) }
}

/** Mails of earlier releases have none. */
const addresses = () => ({
  ...out.json<string[]>({ type: 'array', items: { type: 'string' } }),
  read: (stored: unknown) => (jsonOf(stored ?? null) ?? []) as string[],
})

type Attachment = { name: string; type: string; size: number }

export const sandboxMailTransformer = defineTransformer(
  'SandboxMail',
  'sandbox_mails',
  {
    id: out.id(),
    to: out.text({ sql: 't.recipient', example: 'compras@cafedelcentro.test' }),
    toName: out.orNull(out.text({ sql: 't.recipient_name' })),
    alsoTo: addresses(),
    cc: addresses(),
    fromName: out.orNull(out.text({ sql: 't.sender_name' })),
    replyTo: out.orNull(out.text()),
    subject: out.text(),
    text: out.text({ sql: 't.text_body' }),
    html: out.orNull(out.text({ sql: 't.html_body' })),
    attachments: {
      ...out.json<Attachment[]>({
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            type: { type: 'string' },
            size: { type: 'integer' },
          },
          required: ['name', 'type', 'size'],
        },
      }),
      read: jsonOf as (stored: unknown) => Attachment[],
    },
  },
  { fixed: true }
)

export const sandboxMailList = defineList({
  record: sandboxMailTransformer,
  filters: { to: textFilter(254) },
  where: { to: (address: string) => ['t.recipient = ?', address.toLowerCase()] },
  isCounted: true,
})
