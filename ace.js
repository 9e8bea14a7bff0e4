/** The entry of `node ace`: registers TypeScript, then runs bin/console.ts. On an older Node it does what `npm run ace` does, on the pinned one. */
if (Number(process.versions.node.split('.')[0]) < 24) {
  await import('./scripts/ace.mjs')
} else {
  await import('@poppinss/ts-exec')
  await import('./bin/console.js')
}
