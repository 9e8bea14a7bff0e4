/** The path of an installed server; null when there is none. */
export function findRedis(): string | null

/** Starts a private server in the folder `home`; one that is not durable forgets all when it ends. */
export function startRedis(
  home: string,
  settings: { durable: boolean }
): Promise<{ pid: number; started: string | null; port: number }>
