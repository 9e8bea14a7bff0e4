/** The codes of the vertical modules; a tenant has those that its `enabledModules` name. */
import { fieldError, ValidationFailed } from '#core/validation'

export const MODULES = ['HEALTHCARE', 'ECOMMERCE', 'OIL_GAS', 'LOGISTICS', 'CONSTRUCTION', 'EDUCATION'] as const

/** The codes as they are kept, each once and sorted; 422 on those that there are not. */
export function modulesNamed(codes: readonly string[], field = 'enabledModules'): string[] {
  const errors = codes.flatMap((code, index) => ((MODULES as readonly string[]).includes(code) ? [] : [fieldError([field, index], 'INVALID_CHOICE', `${code} is no module; those are ${MODULES.join(', ')}.`)]))
  if (errors.length) throw new ValidationFailed(errors)

  return [...new Set(codes)].sort()
}
