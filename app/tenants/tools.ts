import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('settings', {
  read_company_settings: {
    isCommon: true,
    route: 'settings.tenant.show',
    description:
      'Read the settings of the company: name, country, currency, time zone, modules and ' +
      'defaults. Use it before you speak of amounts, days or taxes in general.',
  },
  list_modules: {
    route: 'modules.index',
    description:
      'List the modules that exist and whether this company has them. Use it when a feature seems ' +
      'to be missing.',
  },
})
