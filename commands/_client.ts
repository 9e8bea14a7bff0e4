/** Types of clients/typescript, generated from the API's description. */
import openapiTS, { astToString } from 'openapi-typescript'
import { openApiDocument } from '#api/openapi/document'

export const CLIENT_TYPES = 'clients/typescript/src/api.ts'

const HEADER =
  '/** Everything that the API takes and answers. Written by `npm run client:build` from its description: change that, not this. */\n'

export async function clientTypes(): Promise<string> {
  const nodes = await openapiTS(await described(), { defaultNonNullable: false, alphabetize: true })
  return HEADER + astToString(nodes)
}

/** Leaves out refusals, which the client throws, PUT, headers, addresses and examples. */
async function described() {
  const { openapi, info, paths, webhooks, components } = withoutExamples(
    JSON.parse(JSON.stringify(await openApiDocument()))
  )

  for (const path of Object.values<any>(paths)) {
    if (path.patch) delete path.put
    for (const { responses } of Object.values<any>(path)) {
      for (const status of Object.keys(responses)) {
        if (Number(status) >= 300) delete responses[status]
        else delete responses[status].headers
      }
    }
  }
  const messages = Object.entries<any>(webhooks).map(([event, { post }]) => [
    event,
    { post: { requestBody: post.requestBody, responses: {} } },
  ])
  const { schemas, parameters } = components
  return {
    openapi,
    info,
    paths,
    webhooks: Object.fromEntries(messages),
    components: { schemas, parameters },
  }
}

/** Keys below `properties` are field names, such as a field `example`. */
function withoutExamples(value: any, areNames = false): any {
  if (Array.isArray(value)) return value.map((one) => withoutExamples(one))
  if (value === null || typeof value !== 'object') return value

  const kept = Object.entries(value).filter(
    ([key]) => areNames || (key !== 'example' && key !== 'examples')
  )
  return Object.fromEntries(
    kept.map(([key, one]) => [key, withoutExamples(one, key === 'properties' && !areNames)])
  )
}
