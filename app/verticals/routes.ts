/**
 * Routes of verticals: those of OIL_GAS are below /modules/oil-gas, named oil_gas, for companies
 * with that module.
 */
import router from '@adonisjs/core/services/router'
import { VERTICALS } from '#core/context/modules'
import { middleware } from '#start/kernel'

const routes = await Promise.all(
  VERTICALS.map(async (vertical) => ({
    code: vertical.code,
    register: (await vertical.routes()).default,
  }))
)

export default () => {
  for (const { code, register } of routes) {
    const name = code.toLowerCase()
    router
      .group(register)
      .prefix(`modules/${name.replaceAll('_', '-')}`)
      .as(name)
      .use(middleware.inModule(code))
  }
}
