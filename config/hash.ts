/**
 * Passwords and keys are hashed by core/primitives/secrets.ts; the framework asks for this file all
 * the same.
 */
import { defineConfig, drivers } from '@adonisjs/core/hash'

export default defineConfig({ default: 'scrypt', list: { scrypt: drivers.scrypt({}) } })
