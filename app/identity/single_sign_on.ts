/** Single sign-on, for the pages that lead to the provider and back. */
export { domainOf } from '#identity/sso/domains'
export { beginLogIn, finishLogIn, type PendingLogIn } from '#identity/sso/log_in_at_provider'
export { callbackAddress } from '#identity/sso/provider'
export { memberFor } from '#identity/sso/member'
