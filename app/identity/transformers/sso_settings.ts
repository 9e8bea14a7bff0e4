const list = { type: 'array', items: { type: 'string' } }

const properties = {
  issuer: { type: 'string', examples: ['https://login.andina.com.co'] },
  clientId: { type: 'string' },
  hasClientSecret: { type: 'boolean' },
  domains: { ...list, examples: [['andina.com.co']] },
  defaultRole: { type: ['string', 'null'], examples: ['VIEWER'] },
  createUsers: { type: 'boolean' },
  requireSso: { type: 'boolean' },
  redirectUri: { type: 'string', format: 'uri' },
  version: { type: 'integer' },
}

export const ssoAnswer = {
  title: 'SsoSettings',
  schema: {
    type: 'object',
    title: 'SsoSettings',
    properties,
    required: Object.keys(properties),
  },
}
