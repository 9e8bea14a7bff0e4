/** Error codes from their tables; the `type` of a problem leads to its row. */
import { ERRORS, FIELD_ERRORS } from '#api/errors'
import { html } from '#api/docs/html'
import { inline } from '#api/docs/reference/prose'
import type { View } from '#api/docs/layout'

export function errorsView(): View {
  const statuses = [...new Set(Object.values(ERRORS).map(({ status }) => status))]
  return {
    title: 'Error codes',
    address: '/docs/errors',
    contents: [
      ...statuses.map((status) => ({ id: `status-${status}`, title: String(status) })),
      { id: 'fields', title: 'Fields' },
    ],
    body: html`<h1>Error codes</h1>
      <p>
        Every refusal is a problem document (RFC 9457, <code>application/problem+json</code>).
        Decide by <code>code</code>; <code>detail</code> is for people; <code>requestId</code> finds
        the request in our logs. <a href="/docs/reference/errors">Errors</a> explains what to
        repeat.
      </p>
      ${statuses.map(ofStatus)}
      <h2 id="fields">Fields</h2>
      <p>
        A 422, and a 409 that a field causes, name each field in <code>errors</code>, with one of
        these codes.
      </p>
      <div class="scroll" tabindex="0" role="group" aria-label="Fields">
        <table>
          <thead>
            <tr>
              <th>Code</th>
              <th>What it means</th>
            </tr>
          </thead>
          <tbody>
            ${Object.entries(FIELD_ERRORS).map(([code, meaning]) => row(`field-${code}`, code, meaning))}
          </tbody>
        </table>
      </div>`,
  }
}

function ofStatus(status: number) {
  const codes = Object.entries(ERRORS).filter(([, error]) => error.status === status)
  return html`<h2 id="status-${status}">${status}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label="${status}">
      <table>
        <thead>
          <tr>
            <th>Code</th>
            <th>What it means</th>
            <th>What to do</th>
          </tr>
        </thead>
        <tbody>
          ${codes.map(([code, { meaning, remedy }]) => row(code, code, meaning, remedy))}
        </tbody>
      </table>
    </div> `
}

function row(id: string, code: string, ...cells: string[]) {
  return html`<tr id="${id}">
    <td>
      <a href="#${id}"><code>${code}</code></a>
    </td>
    ${cells.map((cell) => html`<td>${inline(cell)}</td>`)}
  </tr> `
}
