/** Encrypts secrets of an archive with a passphrase, as installations have different keys. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { invalid } from '#core/errors/refusal'

const derive = promisify(scrypt) as unknown as (
  passphrase: string,
  salt: Buffer,
  length: number,
  cost: object
) => Promise<Buffer>

/** Some tenths of a second and 64 MB per guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 }

/** Shorter ones can be guessed. */
const SHORTEST_PASSPHRASE = 12

const KNOWN = 'oficio'

/** Two keys derived by scrypt: AES-256-GCM for texts, HMAC-SHA-256 for lines. */
export class ArchiveKey {
  private constructor(
    readonly salt: string,
    private readonly encryption: Buffer,
    private readonly authentication: Buffer
  ) {}

  /** 422 for a passphrase that is too short; `salt` is the archive's or new. */
  static async of(
    passphrase: string,
    salt = randomBytes(16).toString('base64')
  ): Promise<ArchiveKey> {
    if (passphrase.length < SHORTEST_PASSPHRASE)
      throw invalid(
        'passphrase',
        'INVALID',
        `The passphrase must have at least ${SHORTEST_PASSPHRASE} characters`
      )
    const bytes = await derive(passphrase, Buffer.from(salt, 'base64'), 64, COST)
    return new ArchiveKey(salt, bytes.subarray(0, 32), bytes.subarray(32))
  }

  /** Stored in the manifest to recognise a wrong passphrase. */
  check = () => this.seal(KNOWN)

  /** 422 for a wrong passphrase. */
  mustOpen(check: string) {
    try {
      if (this.open(check) === KNOWN) return
    } catch {}
    throw invalid('passphrase', 'INVALID', 'This is not the passphrase of the archive')
  }

  /** Base64 of nonce, tag and ciphertext. */
  seal(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.encryption, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
  }

  /** Throws if changed or sealed with another passphrase. */
  open(text: string): string {
    const bytes = Buffer.from(text, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', this.encryption, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  }

  coder = () => createHmac('sha256', this.authentication)
}
