/** Parts that domains add to archives: see `ArchivePart`. */
import { DOMAINS, type ArchivePart } from '#core/context/domain'
import type { Column } from '#core/database/tenant_tables'

export const archiveParts = (): Promise<ArchivePart[]> =>
  Promise.all(
    DOMAINS.flatMap(({ archives }) => archives ?? []).map(async (part) => (await part()).default)
  )

/** Says of a column of a table whether archives leave it empty. */
export const isLeftEmpty =
  (parts: readonly ArchivePart[], table: string) =>
  ({ name }: Pick<Column, 'name'>) =>
    parts.some(({ empty }) => empty[table]?.includes(name))
