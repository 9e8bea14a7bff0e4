/** Imports create short-lived garbage, so a small young generation is enough. */
export const WORKER_FLAGS = ['--max-semi-space-size=16']
