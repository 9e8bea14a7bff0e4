/** How a file is read: settled from all its rows, before any write, and stored. */
import { open } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import type { DayOrder } from '#core/input/cells/days'
import type { Mark } from '#core/input/cells/numbers'
import { pathOf } from '#integrations/imports/files'
import { hasHeader, type Format } from '#integrations/imports/formats/format'
import { columnsOf } from '#integrations/imports/understanding/columns'
import { headerOf, type FileHeader } from '#integrations/imports/understanding/header'
import type Import from '#integrations/models/import'

export type Reading = FileHeader & {
  /** Null for a column left out. */
  fields: (string | null)[]
  /** Null when no number or day depends on it. */
  decimal: Mark | null
  dates: DayOrder | null
  /** Fields with crosses only, where an empty cell means no. */
  crosses: string[]
}

/** Imports of an earlier version have no reading: decimal point and ISO days. */
export async function readingOf(one: Import, bulk: ImportDefinition): Promise<Reading> {
  if (one.reading) return one.reading

  const file = await open(pathOf(one.id))
  try {
    const header = await headerOf(file, one.format as Format, bulk, one)
    return {
      ...header,
      fields: hasHeader(one.format as Format) ? columnsOf(bulk, header.columns, one) : [],
      decimal: null,
      dates: null,
      crosses: [],
    }
  } finally {
    await file.close()
  }
}
