/** Documents that are dated on the first day of their period: expenses and entries. */
import type { Body, Kind } from '#recurring/kinds/kind'
import { filled } from '#recurring/templates/placeholders'
import { triedOn } from '#recurring/templates/tried'

type Make = (body: Body, day: string) => Promise<{ id: string }>

/** How such a kind is made and tried. */
export const dated = (make: Make): Pick<Kind, 'hasDrafts' | 'isSale' | 'make' | 'settled'> => ({
  hasDrafts: false,
  isSale: false,

  async make(body, period) {
    const { id } = await make(filled(body, period), period.start)
    return { documentId: id, code: null }
  },

  async settled(body, period) {
    await triedOn(period.start, (day) => make(filled(body, period), day))
    return body
  },
})
