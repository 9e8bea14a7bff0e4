/**
 * Keeps the worker's memory small while it imports. After a chunk hardly anything is alive, so that
 * a minor collection then promotes few rows; old space is collected before it has doubled, not
 * quadrupled.
 */
import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--heap-growing-percent=80')
v8.setFlagsFromString('--expose-gc')
const gc: (options: { type: 'minor' }) => void = vm.runInNewContext('gc')
v8.setFlagsFromString('--no-expose-gc')

export const collectYoung = () => gc({ type: 'minor' })
