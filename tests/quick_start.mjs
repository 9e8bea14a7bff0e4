/**
 * What processes that tests start do before their own entry: they take from one another where the
 * modules lie. Finding that out, import by import, is a third of a start, and of the same folder it
 * is always the same. What one has found it keeps in the file `?found=` for those that come later,
 * with what V8 has compiled, also when it is killed after that.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { flushCompileCache, registerHooks } from 'node:module'

const file = new URL(import.meta.url).searchParams.get('found')
const found = read()
let isNew = false

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import') || specifier.startsWith('node:'))
      return next(specifier, context)
    const known = found[context.parentURL]?.[specifier]
    if (known)
      return {
        url: known[0],
        format: known[1],
        importAttributes: context.importAttributes,
        shortCircuit: true,
      }

    const { url, format } = next(specifier, context)
    if (context.parentURL && format && url.startsWith('file:')) {
      isNew = true
      ;(found[context.parentURL] ??= {})[specifier] = [url, format]
    }
    return { url, format, importAttributes: context.importAttributes, shortCircuit: true }
  },
})

process.on('exit', keep)
setTimeout(() => (keep(), flushCompileCache()), 3_000).unref()

function read() {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {}
  } catch {
    return {}
  }
}

/** Who writes last wins: what is missing then is found again by the next. */
function keep() {
  if (!isNew) return
  isNew = false
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(found))
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // The folder is gone with the test that made it.
  }
}
