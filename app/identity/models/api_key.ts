import { ApiKeySchema } from '#database/schema'

export default class ApiKey extends ApiKeySchema {}
