/** Swagger UI, for trying requests. */
import { html } from '#api/docs/html'
import type { View } from '#api/docs/layout'

export const TRY: View = {
  title: 'Try requests',
  address: '/docs/try',
  kind: 'page try',
  styles: ['swagger-ui.css'],
  scripts: ['swagger-ui-bundle.js', 'try.js'],
  body: html`<div class="intro">
      <h1>Try requests</h1>
      <p>
        Requests go to this server and change its data. <a href="/docs/api">The API</a> explains
        each operation.
      </p>
    </div>
    <div id="reference"></div>
    <noscript><p>Trying requests needs JavaScript.</p></noscript>`,
}
