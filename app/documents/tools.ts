import type { ToolDefinition } from '#core/endpoints/assistant_tools'

export default {
  remove_company_logo: {
    route: 'settings.logo.destroy',
    description:
      'Remove the logo of the company from its documents and mails. Use it only when the user asks for it; people upload a logo in the settings.',
  },
} satisfies Record<string, ToolDefinition>
