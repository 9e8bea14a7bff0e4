/** Unsubscribe line below greetings. */
import { Current } from '#core/context/current'
import type { Letter } from '#communications/letters/letter'
import { textsOf } from '#core/primitives/texts'

export function signedOff({ html, text }: Letter, link: string): Letter {
  const leave = textsOf('greetings', Current.tenant.locale)('leave')
  return {
    html: `${html}\n<p style="font-size:12px;color:#777"><a href="${link}">${leave}</a></p>`,
    text: `${text}\n\n-- \n${leave}: ${link}\n`,
  }
}
