import { defineTransformer, out } from '#core/resources/transformer'
import { ACCOUNT_TYPES, NATURES } from '#accounting/chart/account_types'

const stored = defineTransformer('Account', 'accounts', {
  id: out.id(),
  code: out.text({ example: '110505' }),
  name: out.text({ example: 'Caja general' }),
  type: out.choice(ACCOUNT_TYPES),
  nature: out.choice(NATURES, { description: 'The side on which the balance grows.' }),
  parentId: out.orNull(out.id()),
  countryCode: out.orNull(out.text({ example: 'CO' })),
  isContra: out.flag({
    description: 'Whether it stands against its parent, such as accumulated depreciation.',
  }),
  isGroup: out.flag({
    initial: false,
    description: 'Whether it has accounts beneath it. A group takes no postings itself. Read-only.',
  }),
  isActive: out.flag({ initial: true, description: 'Whether it takes postings.' }),
})

const movedRole = {
  role: {
    type: 'string',
    description:
      'The role, as in `GET /settings/accounting`; for a category of expenses `expense:<categoryId>`.',
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
  description: 'In the answer to a creation: the roles of the parent that went down to it, if any.',
}
const children = {
  type: 'array',
  items: { type: 'object' },
  examples: [[]],
  description: 'With `tree=true`: the accounts beneath it, each as this one.',
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
