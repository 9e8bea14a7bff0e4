/** Objects that several operations answer, each on a page of its own. */
import { codeBlock } from '#api/docs/highlight'
import { html, type Html } from '#api/docs/html'
import { slugOf } from '#api/docs/operations'
import {
  addressOfObject,
  described,
  description,
  nameIn,
  type Listed,
} from '#api/docs/reference/description'
import { fieldsOf } from '#api/docs/reference/fields'
import { linkOf } from '#api/docs/reference/links'
import { prose } from '#api/docs/reference/prose'
import { exampleOf } from '#api/openapi/examples'

type Uses = { answers: Map<string, Listed[]>; messages: Map<string, string[]> }

let found: Uses | undefined

/** Operations that answer an object alone or in a list, and the messages that carry it. */
export function uses(): Uses {
  return (found ??= {
    answers: grouped(described(), ({ described: { responses } }) =>
      namesIn(JSON.stringify(responses)).map((name) => name.replace(/List$/, ''))
    ),
    messages: grouped(Object.keys(description().webhooks), (event) =>
      namesIn(JSON.stringify(description().webhooks[event].post.requestBody))
    ),
  })
}

/** All but bodies of requests and lists, which stand with their operations. */
export function objectNames(): string[] {
  const bodies = new Set(
    described().flatMap(({ described: { requestBody } }) =>
      namesIn(JSON.stringify(requestBody?.content ?? ''))
    )
  )
  const inner = new Set(namesIn(JSON.stringify(description().components.schemas)))
  return Object.keys(description().components.schemas)
    .filter((name) => inner.has(name) || !bodies.has(name))
    .filter((name) => !/List$/.test(name) || inner.has(name))
    .sort()
}

export async function objectPage(name: string): Promise<Html> {
  const schema = description().components.schemas[name]
  const answers = uses().answers.get(name) ?? []
  const messages = uses().messages.get(name) ?? []

  return html`<p class="crumbs">
      <a href="/docs/api">API</a> · <a href="/docs/api/objects">Objects</a>
    </p>
    <h1>${name}</h1>
    ${schema.description && prose(schema.description)}
    <div class="operation">
      <div>
        ${schema.properties ? fieldsOf(schema) : html`<p>This object has no fixed fields.</p>`}
        ${
          answers.length > 0 &&
          html`<h2 id="operations">Operations that answer it</h2>
            <ul>
              ${answers.map(linkOf)}
            </ul>`
        }
        ${
          messages.length > 0 &&
          html`<h2 id="messages">Webhook messages that carry it</h2>
            <ul>
              ${messages.map(
                (event) =>
                  html`<li>
                    <a href="/docs/api/webhooks#${event}"><code>${event}</code></a>
                  </li>`
              )}
            </ul>`
        }
      </div>
      <div class="samples">
        ${await codeBlock(JSON.stringify(exampleOf(schema), null, 2), 'json', `Example of ${name}`)}
      </div>
    </div>`
}

export function objectsPage(): Html {
  const byTag = new Map<string, string[]>()
  for (const name of objectNames()) {
    const tag = uses().answers.get(name)?.[0].described.tags[0] ?? 'Shared'
    byTag.set(tag, [...(byTag.get(tag) ?? []), name])
  }
  return html`<p class="crumbs"><a href="/docs/api">API</a></p>
    <h1>Objects</h1>
    <p>The objects that operations answer, with their fields.</p>
    ${[...byTag].sort().map(
      ([tag, names]) =>
        html`<h2 id="${slugOf(tag)}">${tag}</h2>
          <ul class="columns">
            ${names.map((name) => html`<li><a href="${addressOfObject(name)}">${name}</a></li>`)}
          </ul>`
    )}`
}

const namesIn = (json: string) => [
  ...new Set(
    [...json.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, ref]) => nameIn(ref))
  ),
]

function grouped<T>(all: T[], keysOf: (one: T) => string[]) {
  const groups = new Map<string, T[]>()
  for (const one of all)
    for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one])
  return groups
}
