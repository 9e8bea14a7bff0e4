/**
 * The entry of `node ace`: registers TypeScript, then runs bin/console.ts. On an older Node it does
 * what `npm run ace` does, on the pinned one. Nothing here waits with `await`, which the oldest
 * Node could not even read, so that it could not be told what is needed.
 */
import './scripts/needs_node.cjs'

if (Number(process.versions.node.split('.')[0]) < 24) {
  import('./scripts/ace.mjs')
} else {
  import('@poppinss/ts-exec').then(() => import('./bin/console.js'))
}
