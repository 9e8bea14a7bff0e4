import { defineTransformer, out } from '#core/resources/transformer'
import {
  ACCOUNT_TYPES,
  COST_CENTER_RULES,
  NATURES,
  TAX_NATURES,
} from '#accounting/chart/account_types'
import { childrenSchema } from '#accounting/chart/nested'

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
  requiresThirdParty: out.flag({
    initial: false,
    description: 'Whether each line needs a third party.',
  }),
  costCenter: out.choice(COST_CENTER_RULES, {
    initial: 'OPTIONAL',
    description: 'Whether lines take a cost centre: not at all, if they have one, or always.',
  }),
  taxNature: out.orNull(
    out.choice(TAX_NATURES, {
      description: 'Whether tax returns count its purchases and sales as goods or services.',
    })
  ),
  exogenaConcept: out.orNull(
    out.text({
      example: '5004',
      description:
        'The concept of its movements in exógena. Null takes that of its group, or the usual one ' +
        'of its PUC code.',
    })
  ),
  withholdingConceptId: out.orNull(out.id()),
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
export const accountTransformer = {
  ...stored,
  get schema() {
    return {
      ...stored.schema,
      properties: {
        ...(stored.schema.properties as object),
        children: childrenSchema('accounts'),
        effects,
      },
    }
  },
}
