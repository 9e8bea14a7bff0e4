type Identity = { pid: number; started: string | null }

/** The path of an installed server; null when there is none. */
export function findDatabase(): string | null

/** The password of the application's user, made once and kept beside the data. */
export function databasePassword(home: string): string

/** Starts a private server in the folder `home`; `more` are options of its own. */
export function startDatabase(
  home: string,
  settings: { name: string; bufferPool: string; fresh?: boolean; more?: string[] }
): Promise<Identity & { port: number }>
