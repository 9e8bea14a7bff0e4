import { describeAssets } from '#assets/asset_values'
import { tellWhatEmployeesHold } from '#assets/held_by_employees'

export default () => {
  describeAssets()
  tellWhatEmployeesHold()
}
