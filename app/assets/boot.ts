import { describeAssets } from '#assets/asset/asset_values'
import { tellWhatEmployeesHold } from '#assets/custody/held_by_employees'

export default () => {
  describeAssets()
  tellWhatEmployeesHold()
}
