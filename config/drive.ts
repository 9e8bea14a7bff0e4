/**
 * Where the bytes of files are: a folder (`fs`, by default) or a bucket of an S3-compatible server.
 * Nothing is public: only the API answers them.
 */
import env from '#start/env'
import { defineConfig, services } from '@adonisjs/drive'
import { storagePath } from '#core/primitives/storage_path'

const disk = env.get('FILES_DRIVE') ?? 'fs'

const bucket = env.get('S3_BUCKET')
if (disk === 's3' && !bucket) throw new Error('FILES_DRIVE=s3 needs "S3_BUCKET"')

const [accessKeyId, secretAccessKey] = [
  env.get('S3_ACCESS_KEY_ID'),
  env.get('S3_SECRET_ACCESS_KEY'),
]

/** Several S3-compatible servers refuse checksums in trailers, and buckets without access lists. */
const s3 = () =>
  services.s3({
    bucket: bucket!,
    region: env.get('S3_REGION') ?? 'us-east-1',
    endpoint: env.get('S3_ENDPOINT'),
    forcePathStyle: env.get('S3_FORCE_PATH_STYLE') === 'on',
    ...(accessKeyId &&
      secretAccessKey && {
        credentials: { accessKeyId, secretAccessKey: secretAccessKey.release() },
      }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  })

const fs = () => services.fs({ location: storagePath(), visibility: 'private' })

/** Only the chosen one is loaded: the S3 client is large. */
export default defineConfig({ default: 'files', services: { files: disk === 's3' ? s3() : fs() } })
