/** A port for a process that a test starts. */
export { freePort } from '../scripts/lib/ports.mjs'
