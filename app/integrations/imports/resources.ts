/** Importable resources, from the domains' manifests. */
import { DOMAINS } from '#core/context/domain'
import type { ImportDefinition } from '#core/resources/importable'
import { fieldError, ValidationFailed } from '#core/input/validation'

const bulks: readonly ImportDefinition[] = await Promise.all(
  DOMAINS.flatMap(({ imports = [] }) => imports).map(async (load) => (await load()).default)
)

export const RESOURCES = bulks.map(({ resource }) => resource)

/** 422 on `resource` for an unknown one. */
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
