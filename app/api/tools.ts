/** Assistant tools of the audit log. */
import type { ToolDefinition } from '#core/endpoints/assistant_tools'

export default {
  find_audit_entries: {
    route: 'audit-logs.index',
    description:
      'Find who changed what and when, by entity, record, person, action or day. Use it when somebody asks who did something, or how a record came to be as it is.',
  },
  verify_audit_log: {
    route: 'audit-logs.verify',
    description:
      'Check that nobody tampered with the audit log since it was sealed. Use it only when its integrity is asked about: it reads all of the log.',
  },
} satisfies Record<string, ToolDefinition>
