/** The entry of `node ace`: registers TypeScript, then runs bin/console.ts. */
import '@poppinss/ts-exec'
await import('./bin/console.js')
