/**
 * Keeps the worker small while it imports. Between two chunks hardly anything of the last one is
 * alive: collecting the young generation just then, rather than when it is full, keeps rows from
 * growing old in it. What grows old all the same is collected before the heap has doubled, instead
 * of when it is four times as large.
 */
import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--heap-growing-percent=80')
v8.setFlagsFromString('--expose-gc')
const gc: (options: { type: 'minor' }) => void = vm.runInNewContext('gc')
v8.setFlagsFromString('--no-expose-gc')

export const collectYoung = () => gc({ type: 'minor' })
