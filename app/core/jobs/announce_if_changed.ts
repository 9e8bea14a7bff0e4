/**
 * Runs `change` on a locked record, and `tell` once that has made another version of it: what is
 * sent as it is says nothing to anybody.
 */
export async function whenChanged(
  record: { version: number },
  change: () => Promise<unknown>,
  tell: () => Promise<void>
) {
  const { version } = record
  await change()
  if (record.version !== version) await tell()
}
