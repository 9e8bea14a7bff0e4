/**
 * How the worker uses memory: an import leaves much behind that lives for a moment, so a small
 * young generation is enough.
 */
export const WORKER_FLAGS = ['--max-semi-space-size=16']
