/** Texts of audits and the history of an asset. */
import type { Descriptions } from '#core/resources/descriptions'
import { fieldsOf } from '#core/resources/descriptions'
import { STATUSES_MEAN } from '#assets/descriptions/samples'

export default {
  operations: {
    'assets.audit':
      'Records who saw the asset and when, and compares place and status with those ' +
      'expected; ' +
      'it corrects nothing. ' +
      'Correct what differs with `PATCH /assets/:id` or `POST /assets/:id/status`.',
    'assets.audits':
      'Lists the audits of one asset with their mismatches, newest first. ' +
      'Assets that need an audit are in `GET /assets/audits/due`.',
    'assets.audits_due':
      'Lists assets whose last audit, or creation, is older than the setting ' +
      '`assetAuditMonths`; ' +
      'LOST and DECOMMISSIONED ones are never due. ' +
      'Record an audit with `POST /assets/:id/audit`.',
    'assets.history':
      'Lists every change of an asset with actor and values before and after. ' +
      'For records of other kinds use `GET /audit-logs`.',
  },

  fields: {
    ...fieldsOf(['Asset', 'AssetsExportAnswer.data'], {
      allowedActions: {
        description: 'Verbs that its state allows now. Read-only.',
        example: ['assign', 'status', 'duplicate', 'audit', 'startMaintenance'],
      },
    }),
    'lastAuditedAt': 'Instant of the last audit, in UTC; null before the first. Read-only.',
    'assetId': 'Asset that it is about.',
    'expectedLocationId': 'Warehouse in which it should be; compared when given.',
    'expectedStatus': 'Status that it should have; compared when given.',
    'AssetAudit.mismatches':
      'Differences: ' +
      'those that the server found, and those that were sent. ' +
      'Empty when all is as expected.',
    'AssetsAuditInput.mismatches':
      'Differences that the auditor saw, added to those of the server.',
    'mismatches.field': { description: 'What differs.', example: 'serial' },
    'mismatches.expected': { description: 'Expected value, as text.', example: 'PF4X9K2L' },
    'mismatches.actual': { description: 'Actual value, as text.', example: 'PF4X9K2M' },
    'AssetAudit.locationId': 'Warehouse at the audit. Read-only.',
    'AssetAudit.status': 'Status at the audit. Read-only.',
    'AssetAudit.auditedBy': 'User or API key that audited. Read-only.',
    'auditorName': {
      description: 'Name of the auditor at that time. Read-only.',
      example: 'Luis Peña',
    },
    'AssetHistoryLine.action': 'What happened.',
    'actorType': { description: 'user, api_key, assistant or system.', example: 'user' },
    'actorId': 'User or API key that did it; null for the system.',
    'actorName': { description: 'Name of the actor at that time.', example: 'Ana Ruiz' },
    'AssetHistoryLine.from': {
      description: 'Changed facts before; null where there are none.',
      example: { status: 'STORED' },
    },
    'AssetHistoryLine.to': {
      description: 'Changed facts after; null where there are none.',
      example: { status: 'IN_PRODUCTION' },
    },
    'note': { description: 'Remark; null without one.', example: 'Pantalla rota' },
  },

  enums: {
    'expectedStatus': STATUSES_MEAN,
    'AssetHistoryLine.action': {
      created: 'Created.',
      updated: 'Facts changed.',
      assigned: 'Assigned to a holder.',
      returned: 'Returned by its holder.',
      status_changed: 'Another status.',
      duplicated: 'Created as a copy.',
      audited: 'Audited.',
      maintenance_started: 'A maintenance began.',
      maintenance_completed: 'A maintenance ended.',
      deleted: 'Deleted.',
      values_set: 'Custom values changed.',
      accessory_assigned: 'Got an accessory.',
      accessory_returned: 'Gave an accessory back.',
      consumable_delivered: 'Got a consumable.',
      license_assigned: 'Got a seat of a license.',
      license_returned: 'Gave a seat back.',
      component_added: 'Got a component.',
      component_removed: 'Lost a component.',
    },
  },

  parameters: {
    assetId: 'Records of this asset only.',
  },
} satisfies Descriptions
