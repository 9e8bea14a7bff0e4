/** Attributes for views: Edge's own `html.attrs` does not escape values. */
import edge from 'edge.js'
import string from '@adonisjs/core/helpers/string'

const escaped = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(escaped)
    : typeof value === 'string'
      ? string.escapeHTML(value)
      : value

export const html = {
  attrs: (values: Record<string, unknown>) =>
    edge.globals.html.attrs(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escaped(value)]))
    ),
}
