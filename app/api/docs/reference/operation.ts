/** One operation: what it does, what it takes and answers, and samples beside it. */
import { ERRORS } from '#api/errors'
import { guidesOf } from '#api/docs/guides'
import { codeBlock } from '#api/docs/highlight'
import { html, type Html } from '#api/docs/html'
import {
  addressOfObject,
  nameIn,
  resolved,
  type Answer,
  type Content,
  type Described,
  type Listed,
  type Parameter,
  type Schema,
} from '#api/docs/reference/description'
import { factsOf, fieldsOf, typeOf } from '#api/docs/reference/fields'
import { uses } from '#api/docs/reference/objects'
import { inline, prose } from '#api/docs/reference/prose'
import { curlOf } from '#api/docs/reference/samples'

const MOST_GUIDES = 5
const MOST_CODES = 10

export async function operationSection(one: Listed, level: 2 | 3): Promise<Html> {
  const { method, path, described } = one
  const { operationId, summary, description } = described
  const heading = html`${summary}<a
      class="anchor"
      href="#${operationId}"
      aria-hidden="true"
      tabindex="-1"
      >#</a
    >`

  return html`<section class="operation" id="${operationId}">
    <div>
      ${level === 2 ? html`<h2>${heading}</h2>` : html`<h3>${heading}</h3>`}
      <p class="route">
        <span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
      </p>
      ${prose(description)} ${guides(described)} ${parametersOf(described)} ${bodyOf(described)}
      ${answersOf(described)}
      <p>
        <a href="/docs/try#/${encodeURIComponent(described.tags[0])}/${operationId}"
          >Try it<span class="unseen">: ${summary}</span></a
        >
      </p>
    </div>
    <div class="samples">${await samplesOf(one)}</div>
  </section> `
}

function guides({ operationId }: Described) {
  const found = guidesOf(operationId).slice(0, MOST_GUIDES)
  return (
    found.length > 0 &&
    html`<p class="guides">
      Guides:
      ${found.map((page, index) => [index > 0 && ', ', html`<a href="${page.address}">${page.title}</a>`])}
    </p>`
  )
}

/* Parameters and request bodies */

/** Parameters that many operations share are explained once, on a page of their own. */
function parametersOf({ parameters }: Described) {
  const own = parameters.filter(({ $ref }) => !$ref)
  const shared = parameters.flatMap(({ $ref }) => ($ref ? [nameIn($ref)] : []))
  const names = shared.map((component) => {
    const { name } = resolved<Parameter>({ $ref: `#/components/parameters/${component}` } as any)
    return html`<a href="/docs/api/common#${component}"><code>${name}</code></a>`
  })

  return html`${own.length > 0 && parameterTable(own)}${names.length > 0 && html`<p>${own.length ? 'Also takes' : 'Takes'} ${names.map((name, index) => [index > 0 && ', ', name])}.</p>`}`
}

export function parameterTable(parameters: Parameter[]) {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Parameters">
    <table class="parameters">
      <thead>
        <tr>
          <th>Parameter</th>
          <th>Type</th>
          <th>Description</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, description, schema = {} }) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${typeOf(schema)}<br /><small>${place}${required && ', required'}</small></td>
              <td>${factsOf({ ...schema, description: description ?? schema.description })}</td>
            </tr> `
        )}
      </tbody>
    </table>
  </div>`
}

function bodyOf({ requestBody }: Described) {
  if (!requestBody) return false
  return Object.entries(requestBody.content).map(([type, { schema }]) => {
    const body = resolved(schema)
    return html`<p class="part">Body: <code>${type}</code></p>
      ${
        body.properties
          ? fieldsOf(body)
          : html`<p>${typeOf(body)}</p>
              ${factsOf(body)}`
      }`
  })
}

/* Responses and samples */

function answersOf({ responses }: Described) {
  return html`<p class="part">Responses</p>
    <ul class="answers">
      ${Object.entries(responses).map(([status, answer]) => html`<li><code class="status s${status[0]}">${status}</code> ${answerOf(status, answer)}</li> `)}
    </ul>`
}

function answerOf(status: string, answer: Answer & { $ref?: string }): Html {
  const { description, content, headers } = resolved<Answer>(answer)
  const codes = codesOf(content)
  if (codes.length && !answer.$ref) return explained(codes, description)
  if (codes.length > MOST_CODES)
    return html`<a href="/docs/errors#status-${status}">One of ${codes.length} codes</a>`
  if (codes.length) return listed(codes)

  const names = Object.keys(headers ?? {}).filter((name) => !/^X-/.test(name))
  return html`${description} ${contentOf(content)}${headersOf(names)}`
}

/** Codes of a problem, from the names of its examples. */
function codesOf(content: Content = {}) {
  return Object.keys(content['application/problem+json']?.examples ?? {}).filter(
    (code) => code in ERRORS
  )
}

const codeLink = (code: string) => html`<a href="/docs/errors#${code}"><code>${code}</code></a>`

const listed = (codes: string[]) =>
  html`${codes.map((code, index) => [index > 0 && ', ', codeLink(code)])}`

/** With the conditions of the operation, which its description names as `CODE`: condition. */
function explained(codes: string[], description: string) {
  const conditions = new Map(
    [...description.matchAll(/^`(\w+)`: (.*)$/gm)].map(([, code, condition]) => [code, condition])
  )
  return html`<ul class="codes">
    ${codes.map((code) => html`<li>${codeLink(code)} ${inline(conditions.get(code) ?? '')}</li>`)}
  </ul>`
}

const headersOf = (names: string[]) =>
  names.length > 0 &&
  html`<br /><small
      >Headers:
      ${names.map((name, index) => [index > 0 && ', ', html`<a href="/docs/api/common#${name}"><code>${name}</code></a>`])}</small
    >`

function contentOf(content: Content = {}) {
  return Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? objectOf(schema) : html` <code>${type}</code>`
  )
}

/** An object that only this operation answers is shown here, others are linked. */
function objectOf(schema: Schema): Html {
  if (!schema.$ref) return schema.properties ? opened(schema) : html``
  const name = nameIn(schema.$ref)
  const item: string | undefined = resolved(schema).properties?.data?.items?.$ref
  if (item) return html`List of ${linkTo(nameIn(item))}.`

  const isShared = (uses().answers.get(name)?.length ?? 0) > 1 || uses().messages.has(name)
  return isShared ? html`${linkTo(name)}.` : opened(resolved(schema))
}

const linkTo = (name: string) => html`<a href="${addressOfObject(name)}">${name}</a>`

const opened = (schema: Schema) =>
  html`<details>
    <summary>Fields of the answer</summary>
    ${fieldsOf(schema)}
  </details>`

/* Samples */

async function samplesOf(one: Listed) {
  const { responses, summary } = one.described
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const example = answer && resolved<Answer>(answer).content?.['application/json']?.example

  return html`${await codeBlock(curlOf(one), 'sh', `Request: ${summary}`)}${
    example !== undefined &&
    html`<p class="part">Response ${status}</p>
      ${await codeBlock(JSON.stringify(example, null, 2), 'json', `Response: ${summary}`)}`
  }`
}
