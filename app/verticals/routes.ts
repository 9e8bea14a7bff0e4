/** The verticals, one folder a module. */
import healthcare from '#verticals/healthcare/routes'

export default () => {
  healthcare()
}
