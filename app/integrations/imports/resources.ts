/** Importable resources, from the manifests of the domains. */
import { DOMAINS } from '#core/context/domain'
import type { ImportDefinition } from '#core/resources/importable'
import { Current } from '#core/context/current'
import { mustHaveScope } from '#core/security/permissions'
import { fieldError, ValidationFailed } from '#core/input/validation'

const bulks: readonly ImportDefinition[] = await Promise.all(
  DOMAINS.flatMap(({ imports = [] }) => imports).map(async (load) => (await load()).default)
)

export const RESOURCES = bulks.map(({ resource }) => resource)

/** Refuses 422 an unknown resource. */
export function importOf(resource: string): ImportDefinition {
  const bulk = bulks.find((one) => one.resource === resource)
  if (!bulk)
    throw new ValidationFailed([
      fieldError(
        ['resource'],
        'INVALID_CHOICE',
        `resource must be one of ${RESOURCES.join(', ')}.`
      ),
    ])
  return bulk
}

/** Refuses 403 callers who may not write the resource. */
export function mustMayImport({ scope, needs }: ImportDefinition) {
  mustHaveScope(Current.actor, scope)
  if (needs) mustHaveScope(Current.actor, needs)
}
