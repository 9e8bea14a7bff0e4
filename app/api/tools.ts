/** Assistant tools of the audit log and the request log. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('audit', {
  find_audit_entries: {
    route: 'audit-logs.index',
    description:
      'Find who changed what and when, by entity, record, person, action or day. Use it when ' +
      'somebody asks who did something, or how a record came to be as it is.',
  },
  verify_audit_log: {
    route: 'audit-logs.verify',
    description:
      'Check that nobody tampered with the audit log since it was sealed. Use it only when its ' +
      'integrity is asked about: it reads all of the log.',
  },
  find_requests: {
    route: 'request-logs.index',
    description:
      'Find requests of programs in the last 7 days by status, `code`, route, user or key, ' +
      'newest first: all refused ones and a tenth of the others. Use it when somebody asks why ' +
      'a program fails, and begin with `status: "4xx"`.',
  },
})
