/**
 * An administrator with a password, and their browser as far as a test needs one: it keeps cookies
 * and follows nothing.
 */
import { randomInt } from 'node:crypto'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { hashSecret } from '#core/primitives/secrets'
import type User from '#identity/models/user'
import { ORIGIN } from '#tests/api'
import { aUserRow, unique, type Company } from '#tests/company'

export const PASSWORD = 'long-enough-pass-1'

export async function anAdministrator(role = 'SUPER_ADMIN'): Promise<User> {
  const passwordHash = await hashOfPassword()
  return onPlatform(() =>
    aUserRow(role, { email: `${unique('root')}@oficio.test`, name: 'Ada Root', passwordHash })
  )
}

/**
 * As the system, on the platform: for looking at what a request left behind, and for changing a
 * user.
 */
export const onPlatform = <T>(work: () => Promise<T>) => Current.run({ tenant: PLATFORM }, work)

/** A form as an object, as pairs where a name occurs more than once, or with a file. */
type Form = Record<string, string> | readonly (readonly string[])[] | FormData

type Sent = { form?: Form; headers?: Record<string, string> }

export class Browser {
  cookies = new Map<string, string>()
  /** An address of its own: guesses are counted by address too. */
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

  async send(method: string, path: string, { form, headers = {} }: Sent = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(ORIGIN + path, {
      method,
      headers: { 'x-forwarded-for': this.address, ...(cookie && { cookie }), ...headers },
      body:
        form instanceof FormData
          ? form
          : form && new URLSearchParams(form as Record<string, string>),
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }

  get(path: string) {
    return this.send('GET', path)
  }

  /**
   * The form of the page at `path`, with what its page carries, sent to where it goes: to the same
   * path unless told otherwise.
   */
  async submit(path: string, fields: Record<string, string> = {}, to = path) {
    const { text } = await this.get(path)
    return this.send('POST', to, { form: { ...this.hiddenIn(text), ...fields } })
  }

  /**
   * What forms of a page carry unseen: the token, the key of this form, the version of the record.
   */
  hiddenIn(page: string): Record<string, string> {
    const main = page.slice(page.indexOf('<main'))
    return Object.fromEntries(
      ['_csrf', '_key', '_version', '_environment'].flatMap((name) => {
        const found = new RegExp(`name="${name}" value="([^"]+)"`)
        const [, value] = found.exec(main) ?? found.exec(page) ?? []
        return value ? [[name, value]] : []
      })
    )
  }

  logIn(email: string, password = PASSWORD) {
    return this.submit('/admin/login', { email, password })
  }

  /** A call as the board's script makes it: with the token of its cookie in a header. */
  call(path: string, method = 'PUT') {
    return this.send(method, `/admin/queues/api${path}`, {
      headers: { 'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '') },
    })
  }

  async look(path: string) {
    return JSON.parse((await this.get(`/admin/queues/api${path}`)).text)
  }

  #keep(line: string) {
    const [pair, ...attributes] = line.split('; ')
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one))) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** A user of a company gets the password that the tests log in with. */
export const givePassword = async (_: Pick<Company, 'as'>, user: User) =>
  execute('UPDATE people SET password_hash = ?, must_change_password = 0 WHERE id = ?', [
    await hashOfPassword(),
    user.personId,
  ])

/** The browser of a user of a company, logged in; the user gets a password by it. */
export async function inAs(company: Pick<Company, 'as'>, user: User) {
  const browser = new Browser()
  await givePassword(company, user)
  const answer = await browser.logIn(user.email)
  if (answer.status !== 303)
    throw new Error(`${user.email} could not log in: ${answer.status} ${answer.text}`)
  return browser
}

let hash: Promise<string> | undefined
const hashOfPassword = () => (hash ??= hashSecret(PASSWORD))

export async function loggedIn() {
  const [user, browser] = [await anAdministrator(), new Browser()]
  const answer = await browser.logIn(user.email)
  if (answer.status !== 303)
    throw new Error(`The administrator could not log in: ${answer.status} ${answer.text}`)
  await browser.get('/admin/queues')
  return { user, browser }
}
