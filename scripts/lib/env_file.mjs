/** Reads `.env` and adds missing settings without changes to the others. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

export function readEnv(file) {
  if (!existsSync(file)) return {}
  const found = {}
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    const [, name, value] =
      /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (name)
      found[name] = /^(['"`]).*\1$/s.test(value) ? value.slice(1, -1) : value.replace(/\s+#.*$/, '')
  }
  return found
}

/** Returns the names of the added settings. */
export function completeEnv(file, settings, title) {
  const present = readEnv(file)
  const missing = Object.entries(settings).filter(([name]) => !(name in present))
  if (missing.length === 0) return []
  const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('')
  if (!existsSync(file)) writeFileSync(file, `# ${title}\n${lines}`, { mode: 0o600 })
  else appendFileSync(file, `${readFileSync(file, 'utf8').endsWith('\n') ? '' : '\n'}${lines}`)
  return missing.map(([name]) => name)
}
