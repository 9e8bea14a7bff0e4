/** Watches source files; a burst of changes is reported once. */
import { readdirSync, statSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

const SOURCE = /\.(ts|js|mjs|json|edge|html|sql)$|^\.env$/

export function watchFiles(root, paths, onChange, quiet = 200) {
  const watchers = new Map()
  let changed = new Set()
  let renamed = false
  let timer

  const noticed = (path, event) => {
    changed.add(relative(root, path))
    renamed ||= event === 'rename'
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      const listChanged = renamed
      changed = new Set()
      renamed = false
      onChange(files, listChanged)
    }, quiet)
  }

  const isFolder = (path) => {
    try {
      return statSync(path).isDirectory()
    } catch {
      return false
    }
  }

  /** One watcher per folder: recursive ones miss files in new folders. */
  const enter = (folder, news = false) => {
    if (watchers.has(folder)) return
    try {
      const watcher = watch(folder, (event, name) => {
        if (!name) return
        const path = join(folder, name)
        if (isFolder(path)) enter(path, true)
        else if (watchers.has(path)) leave(path)
        else if (SOURCE.test(name)) noticed(path, event)
      })
      watcher.on('error', () => leave(folder))
      watchers.set(folder, watcher)
    } catch {
      return
    }
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) enter(join(folder, entry.name), news)
      else if (news && SOURCE.test(entry.name)) noticed(join(folder, entry.name), 'rename')
    }
  }

  const leave = (folder) => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  for (const path of paths) if (isFolder(join(root, path))) enter(join(root, path))
  const wanted = new Set(paths)
  const top = watch(root, (event, name) => {
    if (!wanted.has(name)) return
    if (isFolder(join(root, name))) enter(join(root, name), true)
    else noticed(join(root, name), event)
  })
  return () => {
    clearTimeout(timer)
    top.close()
    for (const watcher of watchers.values()) watcher.close()
  }
}
