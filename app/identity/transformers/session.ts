import { SESSION_KINDS } from '#identity/sessions'

const person = {
  id: { type: 'string', format: 'uuid' },
  // The format `email` has ASCII letters alone; addresses here may have others.
  email: { type: 'string', examples: ['ana@andina.test'] },
  name: { type: 'string' },
  role: { type: 'string', examples: ['ADMIN'] },
  tenantId: {
    type: ['string', 'null'],
    format: 'uuid',
    description: "null for the platform's own users",
  },
}

const closed = (title: string, properties: Record<string, object>) => ({
  title,
  schema: { type: 'object', title, properties, required: Object.keys(properties) },
})

const membership = {
  tenantId: { type: 'string', format: 'uuid' },
  name: { type: 'string', examples: ['Cafetería Andina'] },
  role: { type: 'string', examples: ['ADMIN'] },
}

const memberships = { type: 'array', items: closed('Membership', membership).schema }

export const membershipsAnswer = closed('Memberships', { data: memberships })

export const sessionAnswer = closed('Session', {
  accessToken: { type: 'string', description: 'A JWT, sent as `Authorization: Bearer …`' },
  tokenType: { type: 'string', const: 'Bearer' },
  expiresIn: { type: 'integer', description: 'Seconds' },
  user: closed('SessionUser', person).schema,
  memberships,
})

export const meAnswer = closed('Me', {
  ...person,
  scopes: { type: 'array', items: { type: 'string' } },
})

const session = {
  id: { type: 'string', format: 'uuid' },
  kind: { type: 'string', enum: [...SESSION_KINDS] },
  tenantId: { type: ['string', 'null'], format: 'uuid' },
  company: { type: ['string', 'null'] },
  agent: { type: ['string', 'null'], examples: ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'] },
  address: { type: ['string', 'null'], examples: ['190.24.10.7'] },
  createdAt: { type: 'string', format: 'date-time' },
  lastUsedAt: { type: 'string', format: 'date-time' },
  expiresAt: { type: 'string', format: 'date-time' },
  current: { type: 'boolean' },
}

export const sessionsAnswer = closed('OwnSessions', {
  data: { type: 'array', items: closed('OwnSession', session).schema },
})
