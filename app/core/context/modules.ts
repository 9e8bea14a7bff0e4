/**
 * The vertical modules: each folder of app/verticals declares its own in `module.ts`. Declarations
 * are light, because scopes and codes are needed at boot.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { TenantJobs } from '#core/context/domain'
import type { ToolDefinition } from '#core/endpoints/assistant_tools'

export type Vertical = {
  /** The code in `enabledModules`: OIL_GAS has paths below /modules/oil-gas. */
  code: string
  /** Resources with `:read` and `:write` scopes of their own. */
  scopes?: readonly string[]
  /** Registers its routes; the prefix, the name and the module check are added. */
  routes(): Promise<{ default: () => void }>
  /** Tools of assistants, by names that begin with the module's. */
  tools?(): Promise<{ default: Record<string, ToolDefinition> }>
  /** Worker jobs by queue and name. They run as the tenant and actor that called `later()`. */
  jobs?(): Promise<{ default: TenantJobs }>
}

const FOLDER = new URL('../../verticals/', import.meta.url)

const isModule = (name: string) =>
  ['ts', 'js'].some((ending) => existsSync(new URL(`${name}/module.${ending}`, FOLDER)))

export const VERTICALS: readonly Vertical[] = await Promise.all(
  readdirSync(FOLDER)
    .filter(isModule)
    .sort()
    .map(async (name) => (await import(`#verticals/${name}/module`)).default)
)
