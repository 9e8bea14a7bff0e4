import { resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/**
 * Where files of companies lie, one folder a kind: what servers and workers of one installation
 * share.
 */
export const storagePath = (...below: string[]) =>
  resolve(app.makePath(), env.get('STORAGE_PATH') ?? 'storage', ...below)
