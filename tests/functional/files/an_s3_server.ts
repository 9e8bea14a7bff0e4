/** An S3-compatible server on loopback, with one bucket. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Server = { run(): Promise<{ port: number }>; close(): Promise<void> }

// s3rver has no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Server

/** The settings of a process that stores its files there, and how to end it. */
export async function anS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'oficio-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'oficio-files' }],
  })
  const { port } = await server.run()
  return {
    settings: {
      FILES_DRIVE: 's3',
      S3_BUCKET: 'oficio-files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'on',
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
