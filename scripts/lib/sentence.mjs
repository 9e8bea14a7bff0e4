/** Output of scripts: progress on stdout, one sentence per error on stderr, no stack traces. */
export class Sentence extends Error {}

export const say = (text) => console.log(text)

export function explain(error) {
  if (error instanceof Sentence) return error.message
  const where = error?.path ?? error?.dest ?? ''
  if (error?.code === 'ENOSPC')
    return `The disk is full${where && ` (writing ${where})`}: free some space and start again.`
  if (error?.code === 'EACCES' || error?.code === 'EPERM')
    return `Not permitted: ${where || error.message}.`
  if (error?.code === 'EROFS') return `The file system is read-only: ${where || error.message}.`
  return `Unexpected: ${String(error?.message ?? error).split('\n')[0]}`
}

/** Runs `work`, which may return the exit code; `undo` runs after a failure. */
export async function main(work, undo = async () => {}) {
  let failed = false
  const fail = async (error) => {
    if (failed) return
    failed = true
    console.error(explain(error))
    await undo().catch(() => {})
    process.exit(1)
  }
  process.on('uncaughtException', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error?.code !== 'EPIPE') fail(error)
  })
  process.on('unhandledRejection', fail)
  try {
    process.exit((await work()) ?? 0)
  } catch (error) {
    await fail(error)
  }
}
