/** Colours code on the server, so that pages need no script for it. */
import { tokenize, type ShjLanguage } from '@speed-highlight/core'
import { Html, escaped, html } from '#api/docs/html'

const LANGUAGES: Record<string, ShjLanguage> = {
  sh: 'bash',
  json: 'json',
  ts: 'ts',
  js: 'js',
  yaml: 'yaml',
  http: 'http',
  ini: 'ini',
}

export async function highlighted(code: string, language: string): Promise<Html> {
  const known = LANGUAGES[language]
  if (!known) return html`${code}`

  let text = ''
  await tokenize(code, known, (part, kind) => {
    text += kind ? `<span class="c-${kind}">${escaped(part)}</span>` : escaped(part)
  })
  return new Html(text)
}

/** A block in a box of its own, with a button that a script shows. */
export async function codeBlock(code: string, language: string, label = 'Code') {
  const text = code.replace(/\n$/, '')
  return html`<div class="code">
    <pre
      tabindex="0"
      role="group"
      aria-label="${label}"
    ><code data-language="${language}">${await highlighted(text, language)}</code></pre>
    <button class="copy" type="button" hidden>Copy</button>
  </div>`
}
