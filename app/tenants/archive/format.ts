/**
 * An archive is a gzip of lines of JSON: the manifest; for each table a line with its name and
 * columns, then its rows as arrays; at the end how many rows each table has, and a code over all
 * lines before, by which whoever has the passphrase sees a changed one.
 */
import type { Row } from '#core/database/sql'

export const FORMAT = 'oficio-tenant'
export const FORMAT_VERSION = 1

export type Manifest = {
  format: typeof FORMAT
  formatVersion: number
  /** The last migration: rows are taken by an installation with the same tables only. */
  schema: string
  madeAt: string
  /** The row of the tenant, without its number. */
  tenant: Row & { public_id: string; name: string; status: string }
  /** Of the passphrase's key; `check` is opened by the right one. */
  salt: string
  check: string
}

export type TableLine = { table: string; columns: string[] }
export type EndLine = { rows: Record<string, number>; code: string }

/** Tables whose rows stay where they are, and why. */
export const LEFT_BEHIND: Record<string, string> = {
  outbox_messages: 'what is owed is done by the installation that promised it',
  idempotency_keys:
    'the answers of a day, known again by the key of the installation that gave them',
  invitations: 'links of an installation, made with its key: invite again',
  exports: 'files of a week, on the disk of an installation: export again',
}

/** Facts of the tenant's row that belong to where it is kept. */
export const OF_THE_PLACE = ['id', 'delete_after', 'status_then', 'limits']
