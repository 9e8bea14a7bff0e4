/** All operations by tag, with a line for each. */
import { html, type Html } from '#api/docs/html'
import { slugOf } from '#api/docs/operations'
import { described, description, resolved, type Parameter } from '#api/docs/reference/description'
import { linkOf } from '#api/docs/reference/links'
import { parameterTable } from '#api/docs/reference/operation'
import { inline, prose } from '#api/docs/reference/prose'

export function overviewPage(): Html {
  const all = described()
  return html`<h1>API</h1>
    ${prose(description().info.description)}
    <p>
      <a href="/docs/try">Try requests</a> ·
      <a href="/docs/api/common">Common parameters and headers</a> ·
      <a href="/docs/api/objects">Objects</a> · <a href="/docs/api/webhooks">Webhook messages</a> ·
      <a href="/docs/errors">Error codes</a> ·
      <a href="/docs/postman.json" download="oficio.postman.json">Postman collection</a>
    </p>
    ${description().tags.map(
      ({ name, description: about }) =>
        html`<h2 id="${slugOf(name)}"><a href="/docs/api/${slugOf(name)}">${name}</a></h2>
          <p>${inline(about)}</p>
          <ul class="operations">
            ${all.filter(({ described: { tags } }) => tags[0] === name).map(linkOf)}
          </ul> `
    )}`
}

/** Parameters and headers that many operations share. */
export function commonPage(): Html {
  const { parameters, headers } = description().components
  return html`<p class="crumbs"><a href="/docs/api">API</a></p>
    <h1>Common parameters and headers</h1>
    <h2 id="parameters">Parameters</h2>
    ${Object.entries(parameters).map(([component, parameter]) => {
      const { name } = resolved<Parameter>(parameter)
      return html`<h3 id="${component}"><code>${name}</code></h3>
        ${parameterTable([parameter])}`
    })}
    <h2 id="headers">Headers of responses</h2>
    ${Object.entries(headers).map(
      ([name, { description: about }]) =>
        html`<h3 id="${name}"><code>${name}</code></h3>
          <p>${inline(about)}</p>`
    )}`
}
