/** Texts of vertical modules. */
import type { Descriptions } from '#core/resources/descriptions'

const MODULES_MEAN = {
  HEALTHCARE: 'Health care.',
  ECOMMERCE: 'Online shops.',
  OIL_GAS: 'Oil and gas.',
  LOGISTICS: 'Transport and logistics.',
  CONSTRUCTION: 'Construction.',
  EDUCATION: 'Schools and courses.',
}

export default {
  operations: {
    'modules.index':
      'Answers all vertical modules and whether the company has each. ' +
      'Enable or disable them with `enabledModules` of `PATCH /settings/tenant`.',
  },

  fields: {
    'enabledModules': {
      description:
        'Vertical modules of the company. ' +
        'Without a module its operations answer 403 `MODULE_NOT_ENABLED`; ' +
        'its records stay.',
      example: ['HEALTHCARE'],
    },
    'Modules.data': 'All modules, by code.',
    'code': 'Code of the module.',
    'enabled': 'Whether the company has the module.',
  },

  enums: {
    enabledModules: MODULES_MEAN,
    code: MODULES_MEAN,
  },
} satisfies Descriptions
