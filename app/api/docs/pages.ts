/** HTML pages of /docs: the interactive reference and the error codes. */
import { ERRORS, FIELD_ERRORS } from '#api/errors'

function page(title: string, head: string, body: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" type="image/png" href="/docs/assets/favicon-32x32.png">
<link rel="stylesheet" href="/docs/assets/style.css">
${head}</head>
<body>
<header class="bar"><strong>Oficio</strong><a href="/docs">Reference</a><a href="/docs/errors">Errors</a><a href="/api/v1/openapi.json">OpenAPI</a></header>
${body}
</body>
</html>
`
}

export const REFERENCE_PAGE = page(
  'Oficio API',
  '<link rel="stylesheet" href="/docs/assets/swagger-ui.css">\n',
  `<div id="reference"></div>
<noscript>The reference needs JavaScript; the description itself is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</noscript>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/start.js"></script>`
)

export const ERRORS_PAGE = page(
  'Errors of the Oficio API',
  '',
  `<main class="page">
<h1>Errors</h1>
<p>Every refusal is a problem document (RFC 9457, <code>application/problem+json</code>). Decide by <code>code</code>; <code>detail</code> is for people; <code>requestId</code> finds the request in our logs.</p>
<div class="table"><table>
<thead><tr><th>Code</th><th>Status</th><th>What it means</th><th>What to do</th></tr></thead>
<tbody>
${Object.entries(ERRORS)
  .map(([code, { status, meaning, remedy }]) => row(code, code, String(status), meaning, remedy))
  .join('\n')}
</tbody></table></div>
<h2>Fields</h2>
<p>A 422, and a 409 that a field causes, name each field in <code>errors</code>, with one of these codes.</p>
<div class="table"><table>
<thead><tr><th>Code</th><th>What it means</th></tr></thead>
<tbody>
${Object.entries(FIELD_ERRORS)
  .map(([code, meaning]) => row(`field-${code}`, code, meaning))
  .join('\n')}
</tbody></table></div>
</main>`
)

function row(id: string, code: string, ...cells: string[]) {
  return `<tr id="${id}"><td><a href="#${id}"><code>${code}</code></a></td>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
}

function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
