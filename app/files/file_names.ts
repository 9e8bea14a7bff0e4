/** Names of files: cleaned when they come, and made safe for the disk of a reader. */
import { withoutUnseen } from '#core/primitives/text'
import { TYPES } from '#files/upload/content_type'

const LONGEST = 255

/** The last part of a path, in NFC, without controls and invisible characters; may be empty. */
export function cleanName(sent: string | null): string {
  const [last] = (sent ?? '').split(/[\\/]/).slice(-1)
  const name = withoutUnseen(last)
  return /^\.*$/.test(name) ? '' : shortened(name)
}

/** The ending stays, so that the name still suits the content. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST) return name
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? []
  return characters.slice(0, LONGEST - [...ending].length).join('') + ending
}

/** The name for a download: with an ending that suits the type, whatever the sender wrote. */
export function downloadName(name: string, type: string): string {
  const endings = TYPES[type] ?? []
  const [, ending = ''] = /\.([^.]+)$/.exec(name) ?? []
  return endings.length && !endings.includes(ending.toLowerCase()) ? `${name}.${endings[0]}` : name
}

/** `Content-Disposition` of a download (RFC 6266), with an ASCII name for old programs. */
export function attachmentOf(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${whole}`}`
}
