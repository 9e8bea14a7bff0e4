/**
 * Archive format: gzipped JSON lines with a manifest, per table a header and its rows, then counts
 * and an HMAC of all lines.
 */
import type { Row } from '#core/database/sql'

export const FORMAT = 'oficio-tenant'
export const FORMAT_VERSION = 1

export type Manifest = {
  format: typeof FORMAT
  formatVersion: number
  /** The last migration; the importing installation must have the same tables. */
  schema: string
  madeAt: string
  /** Without its number. */
  tenant: Row & { public_id: string; name: string; status: string }
  /** `check` decrypts only with the right passphrase. */
  salt: string
  check: string
}

export type TableLine = { table: string; columns: string[] }
export type EndLine = { rows: Record<string, number>; code: string }

/** Tables that are not exported, with the reason. */
export const LEFT_BEHIND: Record<string, string> = {
  outbox_messages: 'what is owed is done by the installation that promised it',
  idempotency_keys:
    'the answers of a day, known again by the key of the installation that gave them',
  invitations: 'links of an installation, made with its key: invite again',
  exports: 'files of a week, on the disk of an installation: export again',
}

/** Columns that belong to the installation. */
export const OF_THE_PLACE = ['id', 'delete_after', 'status_then', 'limits', 'files_quota_mib']
