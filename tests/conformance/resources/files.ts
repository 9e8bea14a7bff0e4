/** The files of every resource that has some. */
import { ATTACHABLES } from '#files/attachables'
import type { Company } from '#tests/company'
import { aFile } from '#tests/functional/files/helpers'
import { ok, one, type Resource } from '#tests/conformance/resources'

/** A record that exists, because approved months refuse new contracts and leave. */
const anyOf = (path: string) => async (company: Company) =>
  ok(await company.api.get(`${path}?limit=1`)).data[0] ?? one(company, path)

export const fileResources: Record<string, Resource> = Object.fromEntries(
  Object.keys(ATTACHABLES).map((path) => [
    `/${path}/:id/files`,
    {
      body: async ({ api }) => ({ fileId: await aFile(api) }),
      within: `/${path}`,
      parent: anyOf(`/${path}`),
    },
  ])
)

/** Removals of files, by path, with a file to remove. */
export const fileRemovals = Object.fromEntries(
  Object.keys(ATTACHABLES).map((path) => [
    `/${path}/:id/files/:fileId`,
    async (company: Company): Promise<[string]> => {
      const { id } = await anyOf(`/${path}`)(company)
      const fileId = await aFile(company.api)
      ok(await company.api.post(`/${path}/${id}/files`, { fileId }))
      return [`/${path}/${id}/files/${fileId}`]
    },
  ])
)
