/** What assistants are offered of the verticals: each tool has the module of its route. */
import { defineTools } from '#core/tools'

export const offerVerticalTools = () =>
  defineTools({
    healthcare_ping: {
      route: 'healthcare.ping',
      description: 'Check that the healthcare module of this company answers. Use it when somebody asks whether healthcare is switched on or works.',
    },
  })
