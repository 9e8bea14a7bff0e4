/** Shared by the entry points: the application's root and errors of settings. */
export const ROOT = new URL('../', import.meta.url)

export const importer = (path: string) =>
  import(path.startsWith('.') ? new URL(path, ROOT).href : path)

/** Ends the start with the name and the problem of a bad setting, without a stack. */
export async function tellBadSettings(load: () => Promise<unknown>) {
  try {
    await load()
  } catch (error: any) {
    if (error?.code !== 'E_INVALID_ENV_VARIABLES') throw error
    console.error(
      `Oficio cannot start, settings are missing or malformed:\n${error.help ?? error.message}${whereTheyAre()}`
    )
    process.exit(1)
  }
}

/** Production reads no `.env`, which people look for first. */
function whereTheyAre() {
  if (process.env.NODE_ENV !== 'production') return ''
  return `
Settings are read from the environment.
The units of systemd take them from ${ENVIRONMENT_FILE}, and Docker Compose from .env.
In a terminal load them first: set -a; . ${ENVIRONMENT_FILE}; set +a`
}

/** As in `deploy/systemd` and docs/how-to/install.md. */
const ENVIRONMENT_FILE = '/etc/oficio/oficio.env'

/** The reason why the API cannot listen; undefined for other errors. */
export function whyNotListening({
  syscall,
  code,
  port,
  address,
  hostname,
}: NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }) {
  const place = `${address}:${port}`
  if (syscall === 'getaddrinfo')
    return `Oficio cannot start: there is no address ${hostname} (HOST).`
  if (syscall !== 'listen') return
  if (code === 'EADDRINUSE')
    return `Oficio cannot start: something already listens on ${place}. End it, or choose another PORT.`
  if (code === 'EADDRNOTAVAIL')
    return `Oficio cannot start: this machine does not have the address ${address} (HOST).`
  if (code === 'EACCES')
    return `Oficio cannot start: it may not listen on ${place}. Choose another PORT, or allow it.`
}
