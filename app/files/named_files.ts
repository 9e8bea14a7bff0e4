/** Files that a field of a record names as `/api/v1/files/:id`, such as `attachmentUrl`. */
import { attach, detach, type Place } from '#files/attachments'
import { fileToAttach } from '#files/access'

const PATH = '/api/v1/files/'

type Naming = Place & { url: string | null | undefined; before?: string | null }

/**
 * Attaches the file that the field names now, and ends the attachment of the one before. Other
 * addresses are no files. Refuses 422 NOT_FOUND on the field for a file that the caller does not
 * see. `url` undefined changes nothing.
 */
export async function nameFile({ url, before = null, ...place }: Naming): Promise<void> {
  if (url === undefined || url === before) return
  const [now, old] = [idIn(url), idIn(before)]
  if (now) await attach(await fileToAttach(now, place.field), place)
  if (old) await detach(old, place)
}

const idIn = (url: string | null) => (url?.startsWith(PATH) ? url.slice(PATH.length) : undefined)
