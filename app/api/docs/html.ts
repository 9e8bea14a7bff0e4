/** HTML as a tagged template that escapes every value except other HTML. */
export class Html {
  constructor(readonly text: string) {}
  toString() {
    return this.text
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + textOf(values[index - 1]) + part))
}

function textOf(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Html) return value.text
  return Array.isArray(value) ? value.map(textOf).join('') : escaped(String(value))
}

export function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
