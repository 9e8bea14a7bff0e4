/** Pages: the Markdown files of docs/ and a fixed list of files beside it, by their addresses. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Token } from 'markdown-it'
import { parse, sectionsOf, type Section } from '#api/docs/markdown'

export type Page = {
  /** Path from the root of the application: `docs/how-to/upgrade.md`. */
  file: string
  address: string
  title: string
  tokens: Token[]
  sections: Section[]
}

export const HOME = 'docs/README.md'

const FOLDERS = 'docs/{tutorials,how-to,reference,explanation,contributors,adr,releases}/*.md'

const BESIDE: Record<string, string> = {
  'CHANGELOG.md': '/docs/changelog',
  'STYLE.md': '/docs/contributors/style',
  'app/README.md': '/docs/contributors/words-and-domains',
  'app/core/README.md': '/docs/contributors/core',
  'bench/README.md': '/docs/contributors/speed',
}

/** By file, in the order of their names. */
export type Pages = ReadonlyMap<string, Page>

let read: { version: string; pages: Pages; at: number } | undefined

const LOOK_AGAIN_MS = 1_000

/** Reads the files once, and in development again when one of them changes. */
export function pages(): Pages {
  if (read && (!app.inDev || Date.now() - read.at < LOOK_AGAIN_MS)) return read.pages

  const files = filesOfPages()
  const version = files.map((file) => statSync(app.makePath(file)).mtimeMs).join()
  const known =
    read?.version === version
      ? read.pages
      : new Map(files.map((file) => [file, pageOf(file)] as const))
  read = { version, pages: known, at: Date.now() }
  return known
}

function filesOfPages() {
  const folders = globSync(FOLDERS, { cwd: app.makePath() }).sort()
  return [HOME, ...folders, ...Object.keys(BESIDE)].filter((file) => existsSync(app.makePath(file)))
}

function pageOf(file: string): Page {
  const tokens = parse(readFileSync(app.makePath(file), 'utf8'))
  const sections = sectionsOf(tokens)
  const title = sections.find(({ level }) => level === 1)?.title ?? file
  return { file, address: addressOf(file), title, tokens, sections }
}

/** `/docs/how-to/upgrade`; a README is the page of its folder. */
function addressOf(file: string) {
  return BESIDE[file] ?? `/${file.replace(/(\/README)?\.md$/, '')}`
}
