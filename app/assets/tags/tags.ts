/**
 * Asset tags `OFC-A7K2-00042`: prefix of the installation, block of the tenant, counter. Blocks
 * keep tags unique on the platform without tenants waiting for each other.
 */
import { randomInt } from 'node:crypto'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { giveBack, nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { conflict } from '#core/errors/refusal'
import { insertInto } from '#core/database/sql'
import env from '#start/env'

const PREFIX = env.get('ASSET_TAG_PREFIX') ?? 'OFC'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** After this number the tenant gets another block. */
const LAST_OF_A_BLOCK = 99_999

/** Counter of a tenant; taking a tag locks its row. */
const SERIES = 'asset-tags'

const MOST_AT_ONCE = 5_000

export const TAG_FORMAT = new RegExp(`^${PREFIX}-[A-Z0-9]{4}-\\d{5}$`)
export const TAG_EXAMPLE = `${PREFIX}-A7K2-00042`

/** The tenant's next tags in order; tags given by hand are skipped, those of deleted assets too. */
export async function nextTags(count: number): Promise<string[]> {
  const tags: string[] = []

  for (let ahead = count; tags.length < count; ahead = Math.min(ahead * 2, MOST_AT_ONCE)) {
    const numbers = await take(Math.min(ahead, MOST_AT_ONCE))
    const made = await tagsOf(numbers)
    const taken = await takenAmong(made)

    const [wanted, free] = [count - tags.length, made.filter((tag) => !taken.has(tag))]
    tags.push(...free.slice(0, wanted))
    if (free.length > wanted) giveBack(SERIES, numbers.slice(made.indexOf(free[wanted])))
  }
  return tags
}

/** Refuses (409) a tag in another tenant's block; batches pass these blocks as `foreign`. */
export async function mustBeOurs(tag: string, foreign?: ReadonlySet<string>) {
  if ((foreign ?? (await foreignBlocks([tag]))).has(blockIn(tag)))
    throw conflict(
      'DUPLICATE',
      'Tags that begin with these four characters belong to another company: use another tag, or ' +
        'leave assetTag out',
      {
        field: 'assetTag',
      }
    )
}

/** Blocks of other tenants among these tags; for the tenant's own blocks its counter is locked. */
export async function foreignBlocks(tags: readonly string[]): Promise<ReadonlySet<string>> {
  const blocks = [...new Set(tags.map(blockIn))]
  if (!blocks.length) return new Set()

  const owned = await Current.acrossTenants('see whose tags these are', () =>
    rows('SELECT block, tenant_id FROM asset_tag_blocks WHERE block IN (?)', [blocks])
  )
  if (owned.some(({ tenant_id }) => tenant_id === Current.tenantId))
    await rows('SELECT last FROM number_series WHERE tenant_id = ? AND name = ? FOR UPDATE', [
      Current.tenantId,
      SERIES,
    ])
  return new Set(
    owned.filter(({ tenant_id }) => tenant_id !== Current.tenantId).map(({ block }) => block)
  )
}

const blockIn = (tag: string) => tag.slice(-10, -6)

async function take(count: number): Promise<number[]> {
  await reserveNumbers(...new Array<string>(count).fill(SERIES))
  const numbers: number[] = []
  while (numbers.length < count) numbers.push(await nextNumber(SERIES))
  return numbers
}

async function tagsOf(numbers: readonly number[]): Promise<string[]> {
  const positionOf = (number: number) => Math.ceil(number / LAST_OF_A_BLOCK)
  const positions = [...new Set(numbers.map(positionOf))]
  const found = await rows(
    'SELECT position, block FROM asset_tag_blocks WHERE tenant_id = ? AND position IN (?)',
    [Current.tenantId, positions]
  )
  const blocks = new Map<number, string>(found.map(({ position, block }) => [position, block]))
  for (const position of positions)
    if (!blocks.has(position)) blocks.set(position, await newBlock(position))

  return numbers.map((number) =>
    tagOf(blocks.get(positionOf(number))!, number - (positionOf(number) - 1) * LAST_OF_A_BLOCK)
  )
}

const tagOf = (block: string, number: number) =>
  `${PREFIX}-${block}-${String(number).padStart(5, '0')}`

/** A block without owner and tags. The caller has locked the tenant's counter. */
async function newBlock(position: number): Promise<string> {
  for (;;) {
    const block = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    if (await isUsed(block)) continue

    const insert = insertInto('asset_tag_blocks', [
      { tenant_id: Current.tenantId, position, block },
    ])
    if (await execute(insert.replace('INSERT', 'INSERT IGNORE'))) return block
  }
}

async function isUsed(block: string) {
  const found = await Current.acrossTenants('find characters in which nobody has a tag', () =>
    rows('SELECT 1 FROM assets WHERE asset_tag BETWEEN ? AND ? LIMIT 1', [
      tagOf(block, 0),
      tagOf(block, LAST_OF_A_BLOCK),
    ])
  )
  return found.length > 0
}

async function takenAmong(tags: readonly string[]): Promise<Set<string>> {
  const found = await rows(
    'SELECT asset_tag FROM assets WHERE tenant_id = ? AND asset_tag IN (?)',
    [Current.tenantId, tags]
  )
  return new Set(found.map(({ asset_tag }) => asset_tag))
}
