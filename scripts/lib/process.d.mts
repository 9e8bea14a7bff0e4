/** Asks the process to end, waits, and forces it when it does not. True when it ended by itself. */
export function end(
  identity: { pid: number; started: string | null },
  patience?: number
): Promise<boolean>
