/**
 * Keeps the worker's memory small during imports: collecting the young generation between chunks
 * keeps rows from being promoted, and a smaller limit collects promoted ones earlier.
 */
import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--heap-growing-percent=80')
v8.setFlagsFromString('--expose-gc')
const gc: (options: { type: 'minor' }) => void = vm.runInNewContext('gc')
v8.setFlagsFromString('--no-expose-gc')

export const collectYoung = () => gc({ type: 'minor' })
