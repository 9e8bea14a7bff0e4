/** Preloaded by processes of the stand: collects garbage every minute, so that memory is what is kept. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose_gc')
setInterval(runInNewContext('gc'), 60_000).unref()
