import type { Domain } from '#core/context/domain'

export default {
  uses: [],
  tables: ['files', 'file_attachments'],
} satisfies Domain
