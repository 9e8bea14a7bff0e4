export { registerCredentials as default } from '#identity/credentials'
