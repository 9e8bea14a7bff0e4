/** Health for monitors (`show`) and orchestrators: `live` restarts, `ready` routes requests. */
import { health, readiness } from '#api/health'
import { operation } from '#core/endpoints/operations'

const checkSchema = (description: string) => ({ type: 'string', enum: ['ok', 'down'], description })

const healthSchema = {
  type: 'object',
  properties: {
    status: {
      type: 'string',
      enum: ['ok', 'degraded', 'down'],
      description: 'degraded: requests are answered, but Redis or the worker is missing',
    },
    checks: {
      type: 'object',
      properties: {
        database: checkSchema('MySQL answers'),
        redis: checkSchema('Redis answers'),
        worker: checkSchema('A worker has been heard of lately'),
      },
      required: ['database', 'redis', 'worker'],
    },
    version: { type: 'string', examples: ['0.1.0'] },
  },
  required: ['status', 'checks', 'version'],
}

const answerSchema = {
  type: 'object',
  properties: { status: { type: 'string', enum: ['ok', 'down'] } },
  required: ['status'],
}

const readySchema = {
  type: 'object',
  properties: {
    status: {
      type: 'string',
      enum: ['ok', 'down', 'ending'],
      description: 'ending: the process was told to end; it still serves what comes for a while',
    },
    clock: {
      type: 'string',
      enum: ['ok', 'skewed'],
      description: "skewed: this machine's clock is more than 5 s from the database's",
    },
  },
  required: ['status', 'clock'],
}

const unwell = (schema: object) => ({
  503: {
    description: 'Something is missing; the answer says what.',
    content: { 'application/json': schema as Record<string, unknown> },
  },
})

export const healthController = {
  show: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Check the health of the service',
      output: { schema: healthSchema, title: 'Health' },
      answers: unwell(healthSchema),
    },
    async ({ response }) => {
      const found = await health()
      response.status(found.status === 'ok' ? 200 : 503)
      return found
    }
  ),

  live: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Check that the process is alive',
      output: { schema: answerSchema, title: 'Liveness' },
    },
    () => ({ status: 'ok' })
  ),

  ready: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Check that the process is ready',
      output: { schema: readySchema, title: 'Readiness' },
      answers: unwell(readySchema),
    },
    async ({ response }) => {
      const found = await readiness()
      response.status(found.status === 'ok' ? 200 : 503)
      return found
    }
  ),
}
