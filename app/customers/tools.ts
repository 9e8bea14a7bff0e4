/** Tools of assistants: customers. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('customers', {
  find_customers: {
    isCommon: true,
    route: 'customers.index',
    description:
      'Find customers by name, tax id, e-mail or phone (`search`), or list them. Use it first ' +
      'whenever a customer is named, to get the id that other tools ask for.',
  },
  read_customer: {
    route: 'customers.show',
    description:
      'Read one customer: contact details, credit limit, and in `balance` what they owe now. Use ' +
      'it when somebody asks about one customer; find_customers gives the id, customer_statement ' +
      'explains the balance.',
  },
  create_customer: {
    isCommon: true,
    route: 'customers.store',
    description:
      'Create a customer. Use it when somebody new is to be quoted or invoiced and find_customers ' +
      'has not found them; ask for the tax id rather than inventing one.',
  },
  update_customer: {
    isCommon: true,
    route: 'customers.update',
    description:
      'Change name, tax id, contact details or credit limit of a customer; what you do not name ' +
      'stays. Use it when somebody tells what has changed; find_customers gives the id.',
  },
  find_customer_interactions: {
    route: 'customers.interactions.index',
    description:
      'List the calls, e-mails, meetings and notes with one customer, newest first, with what was ' +
      'to be done next. Use it before somebody talks to a customer; find_customers gives the id.',
  },
  add_customer_interaction: {
    route: 'customers.interactions.store',
    description:
      'Note a call, an e-mail, a meeting or a remark about a customer, with the day of the next ' +
      'step if there is one (`nextActionDate`). Use it after somebody has talked to a customer; ' +
      'it sends nothing and is not changed afterwards. find_customers gives the id.',
  },
})
