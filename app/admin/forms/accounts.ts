/** Ledger accounts in forms, where people write their codes. */
import type { HttpContext } from '@adonisjs/core/http'
import { read } from '#admin/call_api'

/** The codes of the accounts with these ids; an empty text for null. */
export async function codesOf(
  ctx: HttpContext,
  accounts: Record<string, string | null>
): Promise<Record<string, string>> {
  const pairs = await Promise.all(
    Object.entries(accounts).map(async ([name, id]) => [
      name,
      id ? (await read(ctx, `/accounts/${id}`)).code : '',
    ])
  )
  return Object.fromEntries(pairs)
}
