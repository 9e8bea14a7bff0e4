/**
 * Validation rules of settings. Each throws a sentence that names the setting. An empty optional
 * setting is absent.
 */
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { Env, errors } from '@adonisjs/core/env'
import proxyAddr from 'proxy-addr'

type Rule<T> = (name: string, value?: string) => T

/** The length of a 256-bit key in base64. */
const SHORTEST_SECRET = 32

export const secret: Rule<ReturnType<ReturnType<typeof Env.schema.secret>>> = (name, value) => {
  if (value && value.length < SHORTEST_SECRET)
    throw new Error(`"${name}" must have at least ${SHORTEST_SECRET} random characters`)
  return Env.schema.secret()(name, value)
}

/** Secrets, separated by commas. */
export const secrets: Rule<ReturnType<ReturnType<typeof Env.schema.secret>>> = (name, value) => {
  for (const one of value?.split(',') ?? []) secret(name, one.trim())
  return Env.schema.secret()(name, value)
}

export const whole =
  (least: number, most: number): Rule<number> =>
  (name, value) => {
    const number = Env.schema.number()(name, value)
    if (!Number.isInteger(number) || number < least || number > most)
      throw new Error(
        `"${name}" must be a whole number from ${least} to ${most} (Current value: "${value}")`
      )
    return number
  }

export const fraction: Rule<number> = (name, value) => {
  const number = Env.schema.number()(name, value)
  if (!(number >= 0 && number <= 1))
    throw new Error(`"${name}" must be a number from 0 to 1 (Current value: "${value}")`)
  return number
}

export const port = whole(1, 65_535)

export const webAddress: Rule<string> = (name, value) =>
  matching(/^https?:\/\/[^\s/?#]+/, 'a http or https address, such as https://oficio.example.com')(
    name,
    Env.schema.string({ format: 'url', tld: false })(name, value)
  )

export const matching =
  (pattern: RegExp, what: string): Rule<string> =>
  (name, value) => {
    const text = Env.schema.string()(name, value)
    if (!pattern.test(text))
      throw new Error(`"${name}" must be ${what} (Current value: "${value}")`)
    return text
  }

/** `10.0.0.1:3306, db2`: hosts with or without a port. */
export const addresses =
  (usual: number): Rule<{ host: string; port: number }[]> =>
  (name, value) => {
    const found = value!.split(',').map((one) => /^([\w.-]+)(?::(\d{1,5}))?$/.exec(one.trim()))
    if (found.some((one) => !one || Number(one[2] ?? usual) > 65_535))
      throw new Error(
        `"${name}" must be hosts, each with or without a port, with commas between (Current value: "${value}")`
      )
    return found.map((one) => ({ host: one![1], port: Number(one![2] ?? usual) }))
  }

/** `loopback, 10.0.0.0/8`: names, addresses and networks as Express takes them. */
export const proxies: Rule<string> = (name, value) => {
  try {
    proxyAddr.compile(
      value!
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
    )
    return value!
  } catch {
    throw new Error(
      `"${name}" must be loopback, linklocal, uniquelocal, addresses or networks, with commas between (Current value: "${value}")`
    )
  }
}

/** `10.1.0.0/16, fd00::/8`: addresses, each with or without prefix length. */
export const networks: Rule<string> = (name, value) => {
  const isRight = (one: string) => {
    const [, address, bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(one) ?? []
    const family = isIP(address ?? '')
    return family !== 0 && Number(bits) <= (family === 6 ? 128 : 32)
  }
  if (
    !value!
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .every(isRight)
  )
    throw new Error(
      `"${name}" must be networks, such as 10.1.0.0/16, with commas between (Current value: "${value}")`
    )
  return value!
}

/**
 * `https://app.example.com, http://localhost:5173`: origins of web pages (RFC 6454), as browsers
 * send them. A wildcard is refused, because answers carry the data of companies.
 */
export const origins: Rule<string[]> = (name, value) =>
  value!
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const url = URL.parse(one)
      if (
        !url ||
        !/^https?:$/.test(url.protocol) ||
        one.includes('*') ||
        url.href !== `${url.origin}/`
      )
        throw new Error(
          `"${name}" must be origins, such as https://app.example.com, without path or ` +
            `wildcard, with commas between (Current value: "${value}")`
        )
      return url.origin
    })

const UNREADABLE: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this process may not read it',
  EISDIR: 'it is a folder',
}

/** The path of a PEM file; the setting becomes its content. */
export const certificates: Rule<string> = (name, path) => {
  const refused = (why: string) =>
    new Error(
      `"${name}" must be the path of a file with certificates in PEM: ${why} (Current value: "${path}")`
    )
  let text = ''
  try {
    text = readFileSync(path!, 'utf8')
  } catch (error: any) {
    throw refused(UNREADABLE[error.code] ?? `it cannot be read, ${error.code}`)
  }
  const found = text.match(/-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/gs)
  if (!found) throw refused('there is none in it')
  try {
    for (const one of found) new X509Certificate(one)
  } catch {
    throw refused('one in it is damaged')
  }
  return text
}

export const optional =
  <T>(rule: Rule<T>): Rule<T | undefined> =>
  (name, value) =>
    value ? rule(name, value) : undefined

/** The error of a combination of settings, told like those of single ones. */
export function badSettings(sentence: string): Error {
  const error = new errors.E_INVALID_ENV_VARIABLES()
  error.help = `- ${sentence}`
  return error
}
