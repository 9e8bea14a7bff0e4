/** Runs `change` on a locked record, and `tell` if its version changed. */
export async function whenChanged(
  record: { version: number },
  change: () => Promise<unknown>,
  tell: () => Promise<void>
) {
  const { version } = record
  await change()
  if (record.version !== version) await tell()
}
