/**
 * How the worker uses memory. An import leaves much behind that lives for a moment: a small young generation and an old one
 * that grows slowly keep the process near what it really holds, whatever the file's size.
 */
export const WORKER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60']
