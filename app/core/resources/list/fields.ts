/** The parameter `fields=id,number,total`, for lists and single records. */
import { described, type QueryField } from '#core/input/query_fields'
import type { Transformer } from '#core/resources/transformer'
import { withArticle } from '#core/input/validation'
import { nearest } from '#core/primitives/nearest'

/** Field names separated by commas. An unknown name is refused. */
export function fieldsFilter(record: Transformer<any>): QueryField<string[]> {
  return described(
    'The fields to answer, with commas between, such as `id,createdAt`; all of them without it.',
    {
      schema: { type: 'string', examples: ['id,createdAt'] },
      read(text, refuse) {
        const asked = text.split(',', record.names.length + 1).map((one) => one.trim())
        const unknown = asked.find((one) => !record.names.includes(one))
        if (unknown === undefined) return asked

        return refuse(
          'UNKNOWN_FIELD',
          unknown === ''
            ? 'names no field between two commas, or at an end'
            : unknownSays(unknown, record)
        )
      },
    }
  )
}

function unknownSays(name: string, { names, title }: Transformer<any>) {
  const [guess] = nearest(name, names)
  return `names \`${name.slice(0, 100)}\`, which is not a field of ${withArticle(title)}${guess ? `: the nearest is \`${guess}\`` : ''}`
}

/** The given fields, in the order of the answer; all of them without `fields`. */
export function only<Answer extends Record<string, unknown>>(
  answer: Answer,
  fields: readonly string[] | undefined
): Answer {
  return fields
    ? (Object.fromEntries(
        Object.entries(answer).filter(([field]) => fields.includes(field))
      ) as Answer)
    : answer
}
