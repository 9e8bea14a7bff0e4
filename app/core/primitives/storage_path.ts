import { resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Folder of tenants' files, shared by all servers and workers of an installation. */
export const storagePath = (...below: string[]) =>
  resolve(app.makePath(), env.get('STORAGE_PATH') ?? 'storage', ...below)
