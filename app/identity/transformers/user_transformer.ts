import { defineTransformer, out } from '#core/resources/transformer'

export const userTransformer = defineTransformer(
  'User',
  'users',
  {
    id: out.id(),
    email: out.text({ example: 'ana@andina.test' }),
    name: out.text({ example: 'Ana Ruiz' }),
    role: out.text({
      example: 'SALES',
      description: "A built-in role, or the name of one of the company's own",
      sql: 'COALESCE(t.role, (SELECT r.name FROM roles r WHERE r.tenant_id = t.tenant_id AND r.id = t.role_id))',
    }),
    isActive: out.flag({ description: 'A disabled user cannot log in' }),
    isInvited: out.flag({
      description: 'Has not accepted the invitation yet',
      sql: '(t.joined_at IS NULL)',
    }),
    hasTotp: out.flag({
      description: 'Has a second factor',
      sql: 'EXISTS (SELECT 1 FROM people p WHERE p.id = t.person_id AND p.totp_confirmed_at IS NOT NULL)',
    }),
  },
  { soft: true }
)
