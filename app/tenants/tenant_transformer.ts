/** A tenant as the platform sees it; its internal number never leaves the server. */
import { defineList } from '#core/resources/list/list'
import { choiceFilter } from '#core/input/query_fields'
import { defineTransformer, out, type JsonSchema } from '#core/resources/transformer'
import { PLATFORM } from '#core/context/platform_tenant'
import { notFound } from '#core/errors/refusal'
import { QUOTA_BY_DEFAULT } from '#files/quota'
import { shownLimits } from '#tenants/ceilings'
import Tenant from '#tenants/models/tenant'
import { MODULES } from '#tenants/modules'
import { tenantLifecycle } from '#tenants/company/tenant_lifecycle'

const modulesSchema: JsonSchema = {
  type: 'array',
  items: { type: 'string', enum: [...MODULES] },
  examples: [['HEALTHCARE']],
}

export const tenantFacts = {
  name: out.text({ example: 'Andina S.A.S.' }),
  industry: out.orNull(out.text({ example: 'Retail' })),
  enabledModules: out.json<string[]>(modulesSchema),
  countryCode: out.text({ example: 'CO' }),
  currency: out.text({ example: 'COP' }),
  timezone: out.text({ example: 'America/Bogota' }),
  locale: out.text({ example: 'es-CO' }),
}

const filesQuota = {
  ...out.whole({
    sql: 't.files_quota_mib',
    initial: QUOTA_BY_DEFAULT,
    description: 'MiB that all files of the company may take',
  }),
  read: (own: unknown) => Number(own ?? QUOTA_BY_DEFAULT),
}

export const tenantTransformer = defineTransformer(
  'Tenant',
  'tenants',
  {
    id: { ...out.id(), sql: 't.public_id' },
    ...tenantFacts,
    limits: shownLimits,
    filesQuotaMiB: filesQuota,
    status: out.choice(tenantLifecycle.states),
  },
  { actions: ({ status }) => tenantLifecycle.allowedActions(status) }
)

export const tenantList = defineList({
  record: tenantTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'name and industry',
  filters: { status: choiceFilter(tenantLifecycle.states) },
  among: ['t.id <> ?', PLATFORM.id],
})

export const shownTenant = (tenant: Tenant) =>
  tenantTransformer.of({
    ...tenant.$attributes,
    id: tenant.publicId,
    filesQuotaMiB: tenant.filesQuotaMib,
  })

/** Finds a tenant by public id, optionally locked; 404 if missing or the platform. */
export async function tenantOrFail(publicId: string, { lock = false } = {}): Promise<Tenant> {
  const query = Tenant.query().where('public_id', publicId).whereNot('id', PLATFORM.id)
  const tenant = await (lock ? query.forUpdate() : query).first()
  if (!tenant) throw notFound()
  return tenant
}
