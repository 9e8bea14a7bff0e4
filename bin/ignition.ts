/** What the entries (server, console, test, worker) share: where the application lies and how a bad setting is told. */
export const ROOT = new URL('../', import.meta.url)

export const importer = (path: string) => import(path.startsWith('.') ? new URL(path, ROOT).href : path)

/** A missing or malformed setting ends the start with its name and what is wrong, without a stack trace. */
export async function tellBadSettings(load: () => Promise<unknown>) {
  try {
    await load()
  } catch (error: any) {
    if (error?.code !== 'E_INVALID_ENV_VARIABLES') throw error
    console.error(`Oficio cannot start, settings are missing or malformed:\n${error.help ?? error.message}`)
    process.exit(1)
  }
}
