/** Required by the framework; passwords and keys are hashed by core/primitives/secrets.ts. */
import { defineConfig, drivers } from '@adonisjs/core/hash'

export default defineConfig({ default: 'scrypt', list: { scrypt: drivers.scrypt({}) } })
