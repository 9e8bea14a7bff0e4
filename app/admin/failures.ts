/** Why an import or an export has failed, in the person's language. It is kept as the sentence that the API tells, so it is known by its form. */
import type { I18n } from '@adonisjs/i18n'

/** The names of the groups are those of the text. */
const SENTENCES: Record<string, RegExp> = {
  open_quote: /^Row (?<row>\d+), column (?<column>\d+): a quote is opened and never closed$/,
  cut_within: /^Row (?<row>\d+): the file ends within it$/,
  cut_behind: /^The array is not closed: the file ends behind row (?<row>\d+)$/,
  out_of_place: /^Behind row (?<row>\d+): "(?<character>[^]+)" cannot stand here \(byte (?<byte>\d+)\)$/,
  out_of_place_first: /^Before the first row: "(?<character>[^]+)" cannot stand here \(byte (?<byte>\d+)\)$/,
  file_gone: /^The file is not here any more$/,
  ours: /^Something went wrong here\. It has been noted; rows that were processed stay$/,
  export_ours: /^Something went wrong here\. It has been noted; ask for the export again$/,
}

/** What is not known stays as it is. */
export function failureIn(i18n: I18n, sentence: string): string {
  for (const [key, form] of Object.entries(SENTENCES)) {
    const found = form.exec(sentence)
    if (found) return i18n.t(`failures.${key}`, found.groups ?? {})
  }
  return sentence
}

export const failureKeys = () => Object.keys(SENTENCES)
