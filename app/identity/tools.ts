import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('settings', {
  who_am_i: {
    isCommon: true,
    route: 'auth.me',
    description:
      'Who you act for, their role and what they may do. Use it when something is refused for ' +
      'lack of permission, or when “I” or “my” is asked about.',
  },
  find_users: {
    route: 'users.index',
    description:
      'Find users of the company by name or e-mail. Use it to get the id of whom a ticket is ' +
      'assigned to, or to tell who has access.',
  },
})
