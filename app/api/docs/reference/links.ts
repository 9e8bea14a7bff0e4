/** A line of a list of operations. */
import { html } from '#api/docs/html'
import { slugOf } from '#api/docs/operations'
import type { Listed } from '#api/docs/reference/description'

export function linkOf({ method, path, described: { operationId, summary, tags } }: Listed) {
  return html`<li>
    <a class="operation-link" href="/docs/api/${slugOf(tags[0])}#${operationId}"
      ><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
      <span>${summary}</span></a
    >
  </li> `
}
