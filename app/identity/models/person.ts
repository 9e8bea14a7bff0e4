import { PersonSchema } from '#database/schema'

/** No company owns a person, so changes are audited by their actions. */
export default class Person extends PersonSchema {
  static table = 'people'
}
