import { bodyOf, mustBeAt, operation, tag, unlessKnown } from '#core/endpoints/operations'
import { RECEIPT_POSTINGS } from '#accounting/roles/bill_settings'
import { ROLES, ROLE_NAMES } from '#accounting/roles/roles'
import { accountingSettings, changeAccountingSettings } from '#accounting/roles/settings'
import { updateAccounting } from '#accounting/validators/settings'

const account = { type: ['string', 'null'], format: 'uuid' }
const properties = {
  roles: {
    type: 'object',
    properties: Object.fromEntries(
      ROLE_NAMES.map((role) => [role, { ...account, description: ROLES[role] }])
    ),
    required: ROLE_NAMES,
  },
  expenseAccounts: {
    type: 'object',
    additionalProperties: { type: 'string', format: 'uuid' },
    description: 'The expense account of a category, by its id',
  },
  defaultBankAccountId: {
    ...account,
    description:
      'The bank account of payments by TRANSFER or CARD that name none; without it, the only active one',
  },
  roundingLimit: {
    type: 'number',
    description: 'The largest rounding difference of a payment, either way; 0 allows none',
  },
  receiptPosting: {
    type: 'string',
    enum: [...RECEIPT_POSTINGS],
    description: 'How receipts of purchase orders are posted until they are billed',
  },
  billPriceTolerance: {
    type: ['number', 'null'],
    description:
      'The percentage by which a price on a bill may differ from that of the order; null compares none',
  },
  billQuantityTolerance: {
    type: 'number',
    description: 'The percentage by which a bill may exceed what was received, under ACCRUAL',
  },
  closedThrough: { type: ['string', 'null'], format: 'date' },
  version: { type: 'integer' },
}
const schema = {
  type: 'object',
  title: 'AccountingSettings',
  properties,
  required: Object.keys(properties),
}

export const accountingSettingsHandlers = {
  show: operation(
    {
      kind: 'read',
      status: 200,
      output: { schema },
      summary: 'Read the accounting settings',
    },
    async (ctx) => unlessKnown(ctx, await accountingSettings())
  ),

  update: operation(
    {
      kind: 'update',
      status: 200,
      input: updateAccounting,
      output: { schema },
      summary: 'Change the accounting settings',
    },
    async (ctx) => {
      const { roles, expenseAccounts, ...rest } = await bodyOf(ctx, updateAccounting)
      const changes = {
        roles: given(roles),
        expenseAccounts: (expenseAccounts ?? {}) as Record<string, string | null>,
        ...rest,
      }
      const changed = await changeAccountingSettings(changes, (version) => mustBeAt(ctx, version))
      tag(ctx, changed)
      return changed
    }
  ),
}

/** Null and absent keep a role's account. */
const given = (roles: Record<string, unknown> | null | undefined) =>
  Object.fromEntries(Object.entries(roles ?? {}).filter(([, id]) => id)) as Record<string, string>
