/** Starts Swagger UI with the page's own origin, so that requests need no CORS. */
fetch('/api/v1/openapi.json')
  .then((answer) => answer.json())
  .then((spec) => {
    spec.servers = [{ url: `${location.origin}/api/v1` }]
    // A license without a link would be shown as an empty one.
    delete spec.info.license
    window.SwaggerUIBundle({
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
    document.getElementById('reference').textContent =
      'The description of the API could not be loaded. Reload the page to try again.'
  })
