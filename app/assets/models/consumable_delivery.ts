import { ConsumableDeliverySchema } from '#database/schema'

export default class ConsumableDelivery extends ConsumableDeliverySchema {}
