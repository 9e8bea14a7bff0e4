import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { unknownFields } from '#core/input/validation'
import { API, allRoutes, type Endpoint } from './endpoints.js'

type Example = { page: string; method: string; path: string; body?: unknown }

const PAGES = [
  'README.md',
  ...globSync('docs/{tutorials,how-to,reference,explanation}/*.md', { cwd: app.makePath() }).sort(),
]

/** A shell word within a body: `'$ID'`, or an id that a function of the page looks up. */
const SHELL = /'\$\w+'|'\$\(\w+ \w+\)'|\\?"?\$\w+\\?"?/g

/** The curl requests of a page, with shell variables in bodies replaced by names. */
function examplesOf(page: string): Example[] {
  const blocks = [
    ...readFileSync(app.makePath(page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
  ].map(([, block]) => block.replaceAll('\\\n', ' '))

  return blocks
    .flatMap((block) =>
      block
        .split(/\bcurl /)
        .slice(1)
        .map((command) => {
          const path = /\$API(\/[^\s"'|)]*)/.exec(command)?.[1] ?? ''
          const sent = /-d ('(?:[^']|'\$\w+'|'\$\(\w+ \w+\)')*'|"(?:\\.|[^"\\])*")/.exec(
            command
          )?.[1]
          const method =
            /-X (\w+)/.exec(command)?.[1] ??
            (/ (-[dF]|--data-binary) /.test(command) ? 'POST' : 'GET')
          return { page, method, path: path.replaceAll(/\$\w+/g, 'x'), body: sent && bodyIn(sent) }
        })
    )
    .filter(({ path }) => path)
}

function bodyIn(sent: string): unknown {
  const text = sent.startsWith('"') ? sent.slice(1, -1).replaceAll('\\"', '"') : sent.slice(1, -1)
  try {
    return JSON.parse(
      text
        .replaceAll(SHELL, (word) => (word.startsWith("'") ? 'x' : '"x"'))
        .replaceAll('""x""', '"x"')
    )
  } catch {
    return undefined
  }
}

test.group('Examples of the documentation', () => {
  test('the examples of the documentation use only existing fields, parameters and paths', ({
    assert,
  }) => {
    const routes = allRoutes()
      .filter(({ path }) => path.startsWith(`${API}/`))
      .map((route) => ({ ...route, path: route.path.slice(API.length) }))
    const examples = PAGES.flatMap(examplesOf)
    let bodies = 0

    for (const { page, method, path: address, body } of examples) {
      const [path, query = ''] = address.split('?')
      const endpoint = routes.find((one) => one.method === method && matches(one, path))
      assert.isOk(endpoint, `${page}: ${method} ${path} is no endpoint`)

      const known = endpoint!.declaration?.parameters?.map(({ name }) => name) ?? []
      const isKnown = (name: string) =>
        known.some((one) =>
          one.includes('{') ? name.startsWith(one.slice(0, one.indexOf('{'))) : one === name
        )
      for (const name of new URLSearchParams(query).keys())
        assert.isTrue(isKnown(name), `${page}: ${name} of ${method} ${address}`)

      const { input } = endpoint!.declaration ?? {}
      if (!body || !input) continue
      bodies++
      assert.deepEqual(
        unknownFields(input, body).map(({ message }) => message),
        [],
        `${page}: ${method} ${address}`
      )
    }
    assert.isAbove(examples.length, 80)
    assert.isAbove(bodies, 40)
  })
})

function matches({ path }: Endpoint, asked: string) {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked)
}
