import type { Issuer } from '#documents/issuer'

/** The days that a document is about, in words; undefined when it is about all. */
export function periodOf(
  { labels, formats }: Issuer,
  { from, to, asOf }: { from?: string | null; to?: string | null; asOf?: string | null }
): string | undefined {
  if (asOf) return labels.asOf(formats.day(asOf))
  if (from && to) return labels.period(formats.day(from), formats.day(to))
  if (from) return labels.since(formats.day(from))
  return to ? labels.until(formats.day(to)) : undefined
}
