/** Municipalities of Colombia by their code in DANE's Divipola. They are data of the release. */
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { folded } from '#core/database/search_text'
import { invalid } from '#core/errors/refusal'

export type Municipality = {
  code: string
  name: string
  departmentCode: string
  department: string
  country: string
}

type Known = Municipality & { searchText: string }

let known: Map<string, Known> | undefined

/** By code, in its order. */
export const municipalities = (): ReadonlyMap<string, Known> => (known ??= read())

function read() {
  const lines = readFileSync(app.makePath('resources', 'divipola.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
  const departments = new Map(lines.filter(([code]) => code.length === 2) as [string, string][])

  return new Map(
    lines
      .filter(([code]) => code.length === 5)
      .map(([code, name]): [string, Known] => {
        const departmentCode = code.slice(0, 2)
        const department = departments.get(departmentCode)!
        const searchText = folded(code, name, department)
        return [code, { code, name, departmentCode, department, country: 'CO', searchText }]
      })
  )
}

/** 422 `INVALID_CHOICE` on `field` for a code that Divipola does not have; null and undefined pass. */
export function mustBeMunicipality(code: string | null | undefined, field = 'municipality') {
  if (!code || municipalities().has(code)) return
  throw invalid(field, 'INVALID_CHOICE', noMunicipality(code))
}

export const noMunicipality = (code: string) =>
  `${code} is not the code of a municipality; GET /municipalities lists them.`
