/** `warnings` of payments: the bank account that was assumed. */
import { jsonOf } from '#core/database/columns'
import { out } from '#core/resources/transformer'

export type MoneyWarning = {
  code: 'BANK_ACCOUNT_ASSUMED'
  message: string
  bankAccountId: string | null
}

const properties = {
  code: { type: 'string', enum: ['BANK_ACCOUNT_ASSUMED'] },
  message: { type: 'string' },
  bankAccountId: {
    type: ['string', 'null'],
    format: 'uuid',
    description: 'The account that was assumed; null stands for cash.',
  },
}
const schema = {
  type: 'array',
  description:
    'What the caller should know of this very write, such as a bank account that was assumed. ' +
    'Empty on reads.',
  items: { type: 'object', properties, required: Object.keys(properties) },
}

/** Only the answer to the write has warnings. */
export const moneyWarnings = () => ({
  ...out.json<MoneyWarning[]>(schema, { sql: 'NULL', initial: [] }),
  read: (warnings: any) => (jsonOf(warnings) ?? []) as MoneyWarning[],
})
