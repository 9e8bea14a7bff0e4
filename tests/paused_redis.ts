/** A Redis that takes no writes until `resume`; the end of the test resumes it as well. */
import { getActiveTest } from '@japa/runner'
import { connectRedis } from '#core/redis/connection'

/** Longer than any test: a pause ends by `resume`, not by time. */
const PAUSE_MS = 3_600_000

export async function pauseRedis() {
  const direct = connectRedis()
  const resume = async () => void (await direct.client('UNPAUSE'))
  getActiveTest()!.cleanup(async () => {
    await resume()
    direct.disconnect()
  })
  // A pause of all commands would keep UNPAUSE waiting, too.
  await direct.client('PAUSE', PAUSE_MS, 'WRITE')
  return { resume }
}
