/** The preferred port when it is free, else one that is. */
export function freePort(preferred?: number, host?: string): Promise<number>
