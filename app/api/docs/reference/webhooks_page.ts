/** Webhook messages by the record that they are about. */
import string from '@adonisjs/core/helpers/string'
import { codeBlock } from '#api/docs/highlight'
import { html, type Html } from '#api/docs/html'
import { slugOf } from '#api/docs/operations'
import { description, type Described } from '#api/docs/reference/description'
import { typeOf } from '#api/docs/reference/fields'
import { parameterTable } from '#api/docs/reference/operation'
import { inline } from '#api/docs/reference/prose'

export const WEBHOOKS = 'Webhook messages'

type Message = [event: string, described: Described]

export async function webhooksPage(): Promise<Html> {
  const all: Message[] = Object.entries(description().webhooks).map(([event, { post }]) => [
    event,
    post,
  ])
  const [, first] = all[0]

  return html`<p class="crumbs"><a href="/docs/api">API</a></p>
    <h1>${WEBHOOKS}</h1>
    <p>
      A message is sent to each webhook that subscribes to its event. <code>data</code> is the
      record after the event. <a href="/docs/reference/webhooks">Webhooks</a> explains delivery and
      signatures.
    </p>
    ${parameterTable(first.parameters)}
    ${await codeBlock(JSON.stringify(contentOf(first).example, null, 2), 'json', 'Example of a message')}
    ${[...groupsOf(all)].map(
      ([title, messages]) =>
        html`<h2 id="${slugOf(title)}">${title}</h2>
          <div class="scroll" tabindex="0" role="group" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  <th>Event</th>
                  <th>When</th>
                  <th>Data</th>
                </tr>
              </thead>
              <tbody>
                ${messages.map(rowOf)}
              </tbody>
            </table>
          </div> `
    )}`
}

function rowOf([event, post]: Message) {
  const { data } = contentOf(post).schema.properties
  return html`<tr id="${event}">
    <td>
      <a href="#${event}"><code>${event}</code></a>
    </td>
    <td>${inline(post.summary)}<br /><small>${inline(post.description)}</small></td>
    <td>${typeOf(data)}</td>
  </tr> `
}

const contentOf = ({ requestBody }: Described) => requestBody!.content['application/json']

export function groupsOf(all: Message[]) {
  const groups = new Map<string, Message[]>()
  for (const message of all) {
    const title = string.sentenceCase(message[0].split('.')[0])
    groups.set(title, [...(groups.get(title) ?? []), message])
  }
  return groups
}
