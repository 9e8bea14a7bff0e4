import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'

/** The local place of an upload of the current company until its request ends. */
export const stagedPath = (id: string) => storagePath('uploads', Current.tenant.publicId, id)
