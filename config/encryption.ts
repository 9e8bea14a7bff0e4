import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'
import { listed } from '#core/primitives/secrets'

export default defineConfig({
  default: 'gcm',
  list: {
    gcm: drivers.aes256gcm({
      id: 'oficio',
      keys: [env.get('APP_KEY'), ...listed(env.get('APP_KEYS_ACCEPTED'))],
    }),
  },
})
