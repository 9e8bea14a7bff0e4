/** Checks of the installation, each with a remedy. */
import { isFull as hasNoRoom } from '#core/database/errors_and_retries'
import { isFull, MAKE_ROOM, notEncrypted, orTls, unreachable } from '#commands/_failures'

export type Seen = { ok: boolean; detail: string; remedy?: string }

/** `ok` is null when a needed check failed. */
export type Finding = { name: string; ok: boolean | null; detail: string; remedy: string | null }

export type Check = { name: string; needs?: string; remedy: string; look: () => Promise<Seen> }

/** Runs the checks in order and skips those whose needed check failed. */
export async function examine(
  checks: readonly Check[],
  onLook: (name: string) => void
): Promise<Finding[]> {
  const findings: Finding[] = []

  for (const check of checks) {
    onLook(check.name)
    const missing = check.needs && !findings.find(({ name }) => name === check.needs)?.ok
    findings.push(
      missing
        ? {
            name: check.name,
            ok: null,
            detail: `Not checked: it needs ${check.needs}.`,
            remedy: null,
          }
        : await finding(check)
    )
  }
  return findings
}

/** Remedies for a database that runs but refuses. */
async function remedyFor(error: any): Promise<string | undefined> {
  const { default: env } = await import('#start/env')

  if (isFull(error))
    return 'Raise max_connections in the settings of the database, or lower DB_POOL_SIZE: each server and worker opens up to so many.'
  if (hasNoRoom(error)) return MAKE_ROOM
  if (error.code === 'ER_DBACCESS_DENIED_ERROR')
    return `GRANT ALL ON ${env.get('DB_DATABASE')}.* TO that user, as at the installation, or check DB_DATABASE.`
  if (error.code === 'ER_ACCESS_DENIED_ERROR')
    return `Check DB_USER and DB_PASSWORD${await orTls()}.`
  if (error.code === 'ER_SECURE_TRANSPORT_REQUIRED') return 'Set DB_TLS=on.'
  return (await notEncrypted(error))?.remedy
}

async function finding({ name, look, remedy }: Check): Promise<Finding> {
  try {
    const seen = await look()
    return {
      name,
      ok: seen.ok,
      detail: seen.detail,
      remedy: seen.ok ? null : (seen.remedy ?? remedy),
    }
  } catch (error: any) {
    return {
      name,
      ok: false,
      detail: (await unreachable(error)) ?? String(error.sqlMessage ?? error.message),
      remedy: (await remedyFor(error)) ?? remedy,
    }
  }
}
