import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('healthcare', {
  healthcare_ping: {
    isCommon: true,
    route: 'healthcare.ping',
    description:
      'Check that the healthcare module of this company answers. Use it when somebody asks ' +
      'whether healthcare is switched on or works.',
  },
})
