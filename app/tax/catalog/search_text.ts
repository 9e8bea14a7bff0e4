import { folded } from '#core/database/search_text'

/** The text in which `search` looks for a tax. */
export const searchTextOf = ({ code, name }: { code: string; name: string }) =>
  folded(code, name).slice(0, 300)
