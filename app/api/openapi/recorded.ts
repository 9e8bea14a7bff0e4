/** Examples of requests and answers that a test has recorded, by operation. */
import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

export type Recorded = {
  operation: string
  request: { method: string; path: string; type?: string; body?: unknown }
  response: { status: number; body?: unknown }
}

const FOLDER = () => app.makePath('resources', 'openapi', 'examples')

export const exampleFiles = () => readdirSync(FOLDER()).filter((file) => file.endsWith('.json'))

let byOperation: Map<string, Recorded> | undefined

/** The recorded request and answer of an operation, if there are any. */
export function recordedOf(operation: string): Recorded | undefined {
  byOperation ??= new Map(readAll().map((example) => [example.operation, example]))
  return byOperation.get(operation)
}

/** The recorded body of a request of this media type. */
export function recordedBody(operation: string, type = 'application/json'): unknown {
  const request = recordedOf(operation)?.request
  return (request?.type ?? 'application/json') === type ? request?.body : undefined
}

const readAll = (): Recorded[] =>
  exampleFiles().flatMap((file) => JSON.parse(readFileSync(`${FOLDER()}/${file}`, 'utf8')))
