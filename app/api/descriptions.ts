/** Texts of the domain in the reference of the API. */
import { ERRORS } from '#api/errors'
import type { Descriptions } from '#core/resources/descriptions'

const CODES_MEAN = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { meaning }]) => [code, meaning])
)

export default {
  operations: {
    'audit-logs.index':
      'Lists who did what to which record, newest first; ' +
      '`before` and `after` are shown to callers who may read such records. ' +
      'Administrators read log ins and refusals with `entity=security`.',
    'audit-logs.show':
      'Reads one entry of the audit log or, for administrators, of the security log. ' +
      'All entries of a record are listed with `GET /audit-logs` and `entityId`.',
    'audit-logs.verify':
      'Checks the chain of seals over the audit log of the company and names the first entry ' +
      'that was changed or removed. ' +
      'It reads the whole log: ' +
      'run it by schedule, and use `GET /audit-logs` for single entries.',
    'request-logs.index':
      'Lists requests of the last 7 days, newest first: all refusals and a tenth of the rest. ' +
      'Entries never have bodies, addresses or values. ' +
      'Changes of records are in `GET /audit-logs`.',
    'request-logs.show':
      'Reads one entry of the request log. ' +
      'The entry of a known request is found with `GET /request-logs` and `requestId`.',
    'health.show':
      'Checks database, Redis and worker, for people and dashboards; ' +
      'it answers 503 when requests cannot be served. ' +
      'Balancers use `GET /health/ready`, process managers `GET /health/live`.',
    'health.live':
      'Answers as long as the process runs, without asking database or Redis; ' +
      'restart a process that does not answer. ' +
      'Whether it can serve requests says `GET /health/ready`.',
    'health.ready':
      'Answers 200 when the process can serve requests, and 503 without the database or ' +
      'while it is ending. ' +
      'A balancer sends requests by this; ' +
      'the parts are told by `GET /health`.',
    'state-machines.index':
      'Answers the states and transitions of every record with a life cycle, for programs ' +
      'and forms. ' +
      'What one record allows now is in its `allowedActions`.',
    'openapi.show':
      'Answers this description as OpenAPI 3.1, generated from the code that runs. ' +
      'Use it to generate clients or to validate requests.',
  },

  fields: {
    'actor': 'Who did it.',
    'actor.type': 'Kind of actor.',
    'actor.id': 'User or API key; for an assistant the one on whose behalf; null for the system.',
    'actor.name': { description: 'Name of the actor at that time.', example: 'Ana Ruiz' },
    'action': {
      description: 'What was done, as `<entity>.<verb>`.',
      example: 'customer.updated',
    },
    'entity': { description: 'Kind of record.', example: 'customer' },
    'entityId': 'Id of the record; null where there is none.',
    'AuditLog.before': {
      description:
        'Changed fields before; ' +
        'null for a new record, and for callers who may not read such records. ' +
        'Pay needs `payroll:read`.',
      example: { name: 'Café Ñandú' },
    },
    'AuditLog.after': {
      description:
        'Changed fields after; ' +
        'null for a deleted record, and for callers who may not read such records. ' +
        'Pay needs `payroll:read`.',
      example: { name: 'Café Ñandú S.A.S.' },
    },
    'ip': {
      description: 'Address of the client; null for jobs and commands.',
      example: '203.0.113.9',
    },
    'AuditLog.requestId': 'Request that did it, as its `X-Request-Id`; null for jobs and commands.',
    'AuditLog.createdAt': 'Instant of the action, in UTC.',

    'RequestLog.method': { description: 'Method of the request.', example: 'POST' },
    'RequestLog.route': {
      description: 'Pattern of the address, without ids; null where no route was reached.',
      example: '/api/v1/customers/:id',
    },
    'RequestLog.status': {
      description: 'Status of the answer; 499 when the client left before it.',
      example: 422,
    },
    'RequestLog.code': {
      description: 'Code of the refusal; null for other answers.',
      example: 'VALIDATION_FAILED',
    },
    'RequestLog.actor': 'Caller: a user or an API key.',
    'ms': { description: 'Duration of the request in milliseconds.', example: 12 },
    'RequestLog.requestId': 'Request, as its `X-Request-Id`.',
    'RequestLog.createdAt': 'Instant of the answer, in UTC.',

    'ok': 'Whether every sealed entry is as it was written.',
    'AuditVerdict.checked': {
      description: 'Sealed entries that were checked; entries are sealed within a minute.',
      example: 18204,
    },
    'AuditVerdict.firstBroken': 'First entry that is not as it was sealed; null when all are.',
    'AuditVerdict.firstBroken.seq': { description: 'Place in the chain, from 1.', example: 17 },
    'AuditVerdict.firstBroken.id': 'Id of the entry; null when it is gone.',
    'firstBroken.reason': 'What is wrong with it.',

    'Health.status': 'State of the service.',
    'checks': 'State of each part.',
    'Health.checks.database': 'Whether the database answers.',
    'Health.checks.redis': 'Whether Redis answers.',
    'Health.checks.worker': 'Whether a worker was heard of lately.',
    'Health.version': { description: 'Release that runs.', example: '0.3.0' },
    'Liveness.status': 'Always ok when the process answers.',
    'Readiness.status': 'Whether requests can be served.',
    'Readiness.clock':
      "Whether the clock of the machine agrees with the database's, within 5 seconds.",

    'StateMachines.data': 'All records with a life cycle.',
    'resource': { description: 'Collection of the records.', example: 'invoices' },
    'states': { description: 'All states.', example: ['DRAFT', 'ISSUED', 'PAID', 'VOID'] },
    'initial': { description: 'State of a new record.', example: 'DRAFT' },
    'transitions':
      'What moves a record; a verb that may lead to several states is listed for each.',
    'transitions.action': {
      description: 'Verb, as `allowedActions` and the path name it.',
      example: 'issue',
    },
    'from': { description: 'States from which it works.', example: ['DRAFT'] },
    'StateMachines.data.transitions.to': {
      description: 'State afterwards; null when the state stays or the record is deleted.',
      example: 'ISSUED',
    },
  },

  enums: {
    'Problem.code': CODES_MEAN,
    'actor.type': {
      user: 'User.',
      api_key: 'API key.',
      assistant: 'Language model on behalf of a user or key.',
      system: 'Worker or command.',
    },
    'firstBroken.reason': {
      CHANGED: 'The entry differs from its seal.',
      REMOVED: 'The entry is gone.',
      TRUNCATED: 'The end of the log is gone.',
    },
    'Health.status': {
      ok: 'All parts work.',
      degraded: 'Requests are answered; Redis or the worker is missing.',
      down: 'Requests are not answered.',
    },
    'database': { ok: 'Answers.', down: 'Does not answer.' },
    'redis': { ok: 'Answers.', down: 'Does not answer.' },
    'worker': { ok: 'Runs.', down: 'Was not heard of lately.' },
    'Liveness.status': { ok: 'Runs.', down: 'Never answered.' },
    'Readiness.status': {
      ok: 'Serves requests.',
      down: 'Cannot serve requests.',
      ending: 'Was told to end; serves the last requests.',
    },
    'clock': { ok: 'Agrees.', skewed: 'Differs by more than 5 seconds.' },
  },

  parameters: {
    'audit-logs.index.entity':
      'Kind of record, such as `customer`, or the name of an own kind. ' +
      'For administrators `security` lists log ins and refusals.',
    'entityId': 'Entries about this record only.',
    'audit-logs.index.actorId': 'Entries of this user or API key, also through an assistant.',
    'audit-logs.index.action': 'Entries of this action only, such as `customer.updated`.',
    'request-logs.index.status':
      'Requests with this status, or of a class of them such as `4xx`; several with commas.',
    'method': 'Requests with this method only.',
    'route': 'Requests of this route only, such as `/customers/:id`.',
    'request-logs.index.actorId': 'Requests of this user or API key.',
    'requestId': 'Requests with this `X-Request-Id`.',
    'from': 'Entries on this day or later, in the time zone of the company.',
    'to': 'Entries on this day or earlier, in the time zone of the company.',
  },
} satisfies Descriptions
