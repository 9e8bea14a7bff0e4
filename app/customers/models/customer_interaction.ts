import { CustomerInteractionSchema } from '#database/schema'

export default class CustomerInteraction extends CustomerInteractionSchema {}
