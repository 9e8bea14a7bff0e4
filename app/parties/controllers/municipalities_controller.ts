/** Municipalities, from memory, in the form of other lists. */
import { operation } from '#core/endpoints/operations'
import { invalid } from '#core/errors/refusal'
import { folded } from '#core/database/search_text'
import { preferencesOf } from '#core/http/prefer_header'
import {
  codeFilter,
  cursor,
  described,
  limit,
  page,
  sortedBy,
  textFilter,
} from '#core/input/query_fields'
import { queryOf } from '#core/input/query_string'
import { municipalities, type Municipality } from '#parties/municipalities'

const text = { type: 'string' }
const whole = { type: 'integer' }
const properties = { code: text, name: text, departmentCode: text, department: text, country: text }
const meta = {
  page: whole,
  limit: whole,
  total: whole,
  totalPages: whole,
  nextCursor: { type: ['string', 'null'] },
}

const answer = {
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        title: 'Municipality',
        properties,
        required: Object.keys(properties),
      },
    },
    meta: { type: 'object', properties: meta, required: ['limit'] },
  },
}

const query = queryOf({
  page,
  limit,
  sort: sortedBy(['code', 'name'], 'By code'),
  cursor,
  search: described('Looks in name, code and department.', textFilter()),
  code: described('Only the municipality with this code of five digits.', codeFilter(5)),
  departmentCode: described(
    'Only those of the department with this code of two digits.',
    codeFilter(2)
  ),
})

type Asked = ReturnType<typeof query.parse>

export const listMunicipalities = operation(
  {
    kind: 'read',
    status: 200,
    parameters: query.parameters,
    output: { schema: answer, title: 'Municipalities' },
    summary: 'List municipalities',
  },
  (ctx) => {
    const asked = query.parse(ctx.request.qs(), preferencesOf(ctx))
    const found = sorted(matching(asked), asked)
    const size = asked.limit ?? 20
    if (asked.cursor === undefined) {
      const at = asked.page ?? 1
      const [total, totalPages] = [found.length, Math.ceil(found.length / size)]
      const data = found.slice((at - 1) * size, at * size)
      return { data, meta: { page: at, limit: size, total, totalPages } }
    }

    const from = placeOf(asked.cursor, found.length)
    const nextCursor = from + size < found.length ? String(from + size) : null
    return { data: found.slice(from, from + size), meta: { limit: size, nextCursor } }
  }
)

function matching(asked: Asked): Municipality[] {
  const words = folded(asked.search ?? '').split(' ')
  return [...municipalities().values()]
    .filter(
      ({ code, departmentCode, searchText }) =>
        (asked.code ?? code) === code &&
        (asked.departmentCode ?? departmentCode) === departmentCode &&
        words.every((word) => searchText.includes(word))
    )
    .map(({ searchText: _, ...municipality }) => municipality)
}

function sorted(found: Municipality[], { sort = [] }: Asked) {
  return found.sort((one, other) => {
    for (const { field, descending } of sort as { field: 'code' | 'name'; descending: boolean }[]) {
      const order = one[field].localeCompare(other[field], 'es')
      if (order) return descending ? -order : order
    }
    return one.code < other.code ? -1 : 1
  })
}

/** Places are stable, because the list changes with a release alone. */
function placeOf(cursor: string, length: number): number {
  const place = cursor === '' ? 0 : Number(cursor)
  if (!/^\d{0,5}$/.test(cursor) || (place > 0 && place >= length))
    throw invalid('cursor', 'INVALID', 'cursor must be a cursor that this list has given.')
  return place
}
