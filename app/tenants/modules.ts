/** The codes of the vertical modules; a tenant has those that its `enabledModules` name. */
import { fieldError, ValidationFailed } from '#core/input/validation'
import { VERTICALS } from '#core/context/modules'

/**
 * Those that were always meant to be, also while nothing is in them, and whatever else has a
 * folder.
 */
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

/** The codes as they are kept: as they were named, each once; 422 on those that there are not. */
export function modulesNamed(codes: readonly string[]): string[] {
  const errors = codes.flatMap((code, index) =>
    MODULES.includes(code)
      ? []
      : [
          fieldError(
            ['enabledModules', index],
            'INVALID_CHOICE',
            `${code} is no module; those are ${MODULES.join(', ')}.`
          ),
        ]
  )
  if (errors.length) throw new ValidationFailed(errors)

  return [...new Set(codes)]
}
