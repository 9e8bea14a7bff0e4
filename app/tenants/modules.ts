/** Codes of the vertical modules, enabled by a tenant's `enabledModules`. */
import { fieldError, ValidationFailed } from '#core/input/validation'
import { VERTICALS } from '#core/context/modules'

/** Planned modules, even while empty, and all that have a folder. */
export const MODULES: readonly string[] = [
  ...new Set([
    'HEALTHCARE',
    'ECOMMERCE',
    'OIL_GAS',
    'LOGISTICS',
    'CONSTRUCTION',
    'EDUCATION',
    ...VERTICALS.map(({ code }) => code),
  ]),
]

/** Removes duplicates; 422 for unknown codes. */
export function modulesNamed(codes: readonly string[]): string[] {
  const errors = codes.flatMap((code, index) =>
    MODULES.includes(code)
      ? []
      : [
          fieldError(
            ['enabledModules', index],
            'INVALID_CHOICE',
            `${code} is not a module; they are ${MODULES.join(', ')}.`
          ),
        ]
  )
  if (errors.length) throw new ValidationFailed(errors)

  return [...new Set(codes)]
}
