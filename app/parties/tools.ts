/** Tools of assistants: third parties. */
import { toolset } from '#core/endpoints/assistant_tools'

export default toolset('accounting', {
  find_third_parties: {
    route: 'third-parties.index',
    description:
      'Find third parties by name or document number (`search`), or list them. Use it when a ' +
      'journal line, a return or a certificate needs the person or company behind a customer, ' +
      'supplier or employee.',
  },
  read_third_party: {
    route: 'third-parties.show',
    description:
      'Read one third party: document, names, regime, responsibilities and municipality. ' +
      'find_third_parties gives the id.',
  },
  create_third_party: {
    route: 'third-parties.store',
    description:
      'Create a third party that is neither customer, supplier nor employee, such as a bank or ' +
      'the tax office. Use it when find_third_parties has not found it; ask for the document ' +
      'rather than inventing one.',
  },
  update_third_party: {
    route: 'third-parties.update',
    description:
      'Change document, names, regime, responsibilities or municipality of a third party; what ' +
      'you do not name stays. find_third_parties gives the id.',
  },
  merge_third_parties: {
    route: 'third-parties.merge',
    description:
      'Merge a third party into another (`intoId`): its customers, suppliers, employees and ' +
      'journal lines become those of the other, and it is gone. It cannot be undone, so let ' +
      'somebody confirm both first.',
  },
  find_municipalities: {
    route: 'municipalities.index',
    description:
      'Find the code of a municipality of Colombia by its name or department (`search`), as ' +
      'third parties and taxes ask for it.',
  },
})
