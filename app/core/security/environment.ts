/** Live or test mode: the header `Oficio-Environment` of requests and answers. */
import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import type { CurrentTenant } from '#core/context/current'
import { invalid } from '#core/errors/refusal'
import type { Caller } from '#core/security/caller_cache'

export const ENVIRONMENTS = ['live', 'test'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

const HEADER = 'Oficio-Environment'

/** The environment that a request names, if any; 422 for another word. */
export function environmentAsked(request: HttpRequest): Environment | undefined {
  const asked = request.header(HEADER)
  if (asked === undefined) return
  const environment = ENVIRONMENTS.find((one) => one === asked.trim().toLowerCase())
  if (environment) return environment
  throw invalid(HEADER, 'INVALID_CHOICE', `${HEADER} must be ${ENVIRONMENTS.join(' or ')}`)
}

export const environmentOf = (tenant: CurrentTenant | null): Environment =>
  tenant?.isSandbox ? 'test' : 'live'

/** Tells the caller in which environment the request ran. */
export const tellEnvironment = (response: HttpResponse, environment: Environment) =>
  void response.response.setHeader(HEADER, environment)

/** The tenant in which a request ran, which its answer told: in test mode the company or its sandbox. */
export const tenantOfAnswer = ({ company, tenant }: Caller, { response }: HttpResponse) =>
  response.getHeader(HEADER) === 'live' ? (company ?? tenant) : tenant

/** Users, roles, keys and log ins are of the company: operations on them act on it in test mode, too. */
export const companyFor = (
  caller: Caller | undefined,
  asked: string,
  isOfCompany = false
): CurrentTenant | undefined =>
  isOfCompany || asked.startsWith('users:') ? caller?.company : undefined
