import { defineTransformer, out } from '#core/resources/transformer'
import { ACCOUNT_TYPES, NATURES } from '#accounting/chart/account_types'

const stored = defineTransformer('Account', 'accounts', {
  id: out.id(),
  code: out.text({ example: '110505', description: 'Unique in the company' }),
  name: out.text({ example: 'Caja general' }),
  type: out.choice(ACCOUNT_TYPES),
  nature: out.choice(NATURES, { description: 'The side on which it grows' }),
  parentId: out.orNull(out.id()),
  countryCode: out.orNull(out.text({ example: 'CO' })),
  isContra: out.flag({ description: 'Stands against its parent, such as depreciation' }),
  isGroup: out.flag({
    initial: false,
    description: 'Has accounts beneath it, and takes no postings itself',
  }),
  isActive: out.flag({ initial: true, description: 'Inactive accounts take no postings' }),
})

const movedRole = {
  role: {
    type: 'string',
    description: 'As in /settings/accounting; of a category of expenses `expense:<categoryId>`',
  },
  fromAccountId: { type: 'string', format: 'uuid' },
  toAccountId: { type: 'string', format: 'uuid' },
}
const effects = {
  type: 'object',
  properties: {
    rolesMoved: {
      type: 'array',
      items: { type: 'object', properties: movedRole, required: Object.keys(movedRole) },
    },
  },
  description: 'In the answer to a creation: the roles of its parent that went down to it, if any',
}
const children = {
  type: 'array',
  items: { type: 'object' },
  examples: [[]],
  description: 'With `tree=true`: the accounts beneath it, each as this one',
}

export const accountTransformer = {
  ...stored,
  get schema() {
    return {
      ...stored.schema,
      properties: { ...(stored.schema.properties as object), children, effects },
    }
  },
}
