import type { Issuer } from '#documents/issuer'

/** The period of a document in words; undefined when it covers all days. */
export function periodOf(
  { labels, formats }: Issuer,
  { from, to, asOf }: { from?: string | null; to?: string | null; asOf?: string | null }
): string | undefined {
  if (asOf) return labels('asOf', { day: formats.day(asOf) })
  if (from && to) return labels('period', { from: formats.day(from), to: formats.day(to) })
  if (from) return labels('since', { from: formats.day(from) })
  return to ? labels('until', { to: formats.day(to) }) : undefined
}
