/** Preload that shares resolved module locations in the file `?found=`, a third of a start. */
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

/** The last writer wins; the next process resolves what is missing. */
function keep() {
  if (!isNew) return
  isNew = false
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(found))
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // The test has removed its folder.
  }
}
