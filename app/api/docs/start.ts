/** Script that starts the reference, and style of the pages around it. */

/** Uses the page's own origin, so that "try it out" needs no CORS. Hides a license without link. */
export const START = `
fetch('/api/v1/openapi.json')
  .then((answer) => answer.json())
  .then((spec) => {
    spec.servers = [{ url: location.origin + '/api/v1' }]
    delete spec.info.license
    SwaggerUIBundle({
      spec,
      dom_id: '#reference',
      deepLinking: true,
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      displayRequestDuration: true,
      filter: true,
      tryItOutEnabled: true,
      validatorUrl: null,
      queryConfigEnabled: false,
      onComplete: () => document.documentElement.setAttribute('data-ready', 'true'),
    })
  })
  .catch(() => {
    document.getElementById('reference').textContent = 'The description of the API could not be loaded. Reload the page to try again.'
  })
`

export const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1d2430; font: 16px/1.5 system-ui, sans-serif; }
header.bar { display: flex; gap: 1.5rem; align-items: baseline; padding: 0.8rem 1.5rem; background: #14324a; color: #fff; }
header.bar strong { font-size: 1.15rem; letter-spacing: 0.02em; }
header.bar a { color: #cfe6f7; text-decoration: none; }
header.bar a:hover, header.bar a:focus-visible { text-decoration: underline; }
main.page { max-width: 72rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
main.page code { padding: 0.1em 0.35em; border-radius: 4px; background: #eef2f6; font-size: 0.92em; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.55rem 0.8rem 0.55rem 0; border-bottom: 1px solid #dfe5eb; text-align: left; vertical-align: top; }
tr:target td { background: #fff6d6; }
td a { color: inherit; text-decoration: none; }
`
