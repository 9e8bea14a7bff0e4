import { ACCESSES } from '#identity/oauth/access'

const instant = (description: string) => ({ type: 'string', format: 'date-time', description })

const application = {
  type: 'object',
  title: 'ConnectedApplication',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', examples: ['Claude'], description: 'As the application names itself.' },
    host: {
      type: 'string',
      examples: ['claude.ai'],
      description: 'The host to which the consent led back.',
    },
    access: {
      type: 'string',
      enum: [...ACCESSES],
      description: 'All rights of the user, or READ.',
    },
    connectedAt: instant('The consent.'),
    lastUsedAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'To the minute; null until it is first used.',
    },
    expiresAt: instant('It ends then unless it is used before.'),
    version: { type: 'integer', description: 'Version for `If-Match`.' },
  },
  required: ['id', 'name', 'host', 'access', 'connectedAt', 'lastUsedAt', 'expiresAt', 'version'],
}

export const applicationsAnswer = {
  title: 'ConnectedApplicationList',
  schema: {
    type: 'object',
    title: 'ConnectedApplicationList',
    properties: { data: { type: 'array', items: application } },
    required: ['data'],
  },
}
