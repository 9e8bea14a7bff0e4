const properties = {
  email: { type: 'string', description: 'To log in with', examples: ['ana@andina.test'] },
}

export const resetAnswer = {
  title: 'PasswordReset',
  schema: { type: 'object', title: 'PasswordReset', properties, required: Object.keys(properties) },
}
