/** The path of an installed server; null when there is none. */
export function findRedis(): string | null
