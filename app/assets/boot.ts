import { describeAssets } from '#assets/asset/asset_values'
import { registerItemsOfEmployees } from '#assets/custody/items_of_employees'

export default () => {
  describeAssets()
  registerItemsOfEmployees()
}
