export default {
  healthcare_ping: {
    route: 'healthcare.ping',
    description:
      'Check that the healthcare module of this company answers. Use it when somebody asks whether healthcare is switched on or works.',
  },
}
