/**
 * The vertical modules: each folder of app/verticals says in its `module.ts` what it has, and
 * nothing else names it. What it says is light, and the rest is fetched when it is wanted, since
 * scopes and codes must be known early.
 */
import { existsSync, readdirSync } from 'node:fs'
import type { TenantJobs } from '#core/context/domain'
import type { ToolDefinition } from '#core/endpoints/assistant_tools'

export type Vertical = {
  /**
   * As it stands in `enabledModules`, such as OIL_GAS: its paths are below /modules/oil-gas, its
   * routes are named oil_gas.
   */
  code: string
  /**
   * Resources of its own that roles and keys may be given `:read` and `:write` of, beside those of
   * everybody.
   */
  scopes?: readonly string[]
  /** Registers its routes; the prefix, the name and the module are given. */
  routes(): Promise<{ default: () => void }>
  /** Tools of assistants, by names that begin with the module's. */
  tools?(): Promise<{ default: Record<string, ToolDefinition> }>
  /**
   * What the worker does for it, queue by queue, as the company and the person that asked with
   * `later()`.
   */
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
