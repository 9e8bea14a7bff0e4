/** Assistant tools for employees and their leave. */
import { toolset } from '#core/endpoints/assistant_tools'
import { onLeave } from '#hr/leave/on_leave'

export default toolset('people', {
  find_employees: {
    isCommon: true,
    route: 'employees.index',
    description:
      'Find employees by name, e-mail or document number (`search`), or by department. Use it ' +
      'first whenever a person of the company is named, to get the `employeeId` that other tools ' +
      'ask for; `isActive: true` leaves out who has left.',
  },
  read_employee: {
    route: 'employees.show',
    description:
      'Read one employee: position, department, contact details, first and last day. Use it when ' +
      'somebody asks about one person, or for the name behind an `employeeId`; find_employees ' +
      'gives the id.',
  },
  create_employee: {
    route: 'employees.store',
    reachesOut: true,
    description:
      'Register somebody who begins to work here. Use it when find_employees has not found them; ' +
      'ask for the day of hire and the salary rather than inventing them. Who has an e-mail ' +
      'address may get the company’s welcome mail.',
  },
  update_employee: {
    route: 'employees.update',
    without: ['hireDate', 'baseSalary', 'isActive', 'terminationDate', 'bankAccountInfo'],
    description:
      'Change position, department or contact details of an employee; what you do not name stays. ' +
      'Use it when somebody tells what has changed; find_employees gives the id, find_departments ' +
      '`departmentId`.',
  },
  read_employee_timeline: {
    route: 'employees.timeline',
    description:
      'List all that happened to one employee, newest first: contracts, rises, leave, absences, ' +
      'things of the company. Use it for a summary of a person’s time here; find_employees gives ' +
      'the id.',
  },
  find_departments: {
    route: 'departments.index',
    description: 'Find departments by name. Use it to get a `departmentId`.',
  },
  find_contracts: {
    route: 'contracts.index',
    description:
      'Find contracts of employment by employee, type, or whether they are in force; sort by ' +
      '`endDate` for those that end next. Use it when somebody asks until when somebody is under ' +
      'contract.',
  },
  who_is_on_leave: {
    isCommon: true,
    permission: 'hr:read',
    operation: onLeave,
    description:
      'Who is on granted leave today, on another day, or in a stretch of days, by name. Use it ' +
      'when somebody asks who is away, or whether somebody is. It does not tell requests that ' +
      'nobody has decided yet, nor absences.',
  },
  find_time_off_requests: {
    route: 'time-off-requests.index',
    description:
      'Find requests for time off by employee, status or type. Use it with status REQUESTED to ' +
      'tell what waits for a decision; its ids are what the tools that approve, reject and cancel ' +
      'ask for.',
  },
  request_time_off: {
    isCommon: true,
    route: 'time-off-requests.store',
    description:
      'Ask for vacation or other leave of an employee, from the first to the last day. Use it ' +
      'when somebody wants to be away; it then waits for a decision. SICK_LEAVE needs ' +
      '`medicalCertificateUrl`. find_employees gives `employeeId`, read_time_off_balance tells ' +
      'how much vacation is left.',
  },
  approve_time_off: {
    route: 'time-off-requests.approve',
    reachesOut: true,
    description:
      'Grant a request for time off; the employee is told by mail where the company has a ' +
      'template for that. Use it only for whoever decides this, and ask first; ' +
      'find_time_off_requests gives the id.',
  },
  reject_time_off: {
    route: 'time-off-requests.reject',
    reachesOut: true,
    description:
      'Refuse a request for time off, with a reason; the employee is told by mail where the ' +
      'company has a template for that. Use it only for whoever decides this, and ask first; ' +
      'find_time_off_requests gives the id.',
  },
  cancel_time_off: {
    route: 'time-off-requests.cancel',
    description:
      'Take back a request for time off, also one that was granted. Use it when somebody does not ' +
      'go on leave after all; find_time_off_requests gives the id.',
  },
  read_time_off_balance: {
    route: 'employees.time-off-balance',
    description:
      'Read how many working days of vacation one employee has earned, taken, and has left. Use ' +
      'it when somebody asks how much vacation they have; find_employees gives the id.',
  },
  find_absences: {
    route: 'absences.index',
    description:
      'Find days on which employees were absent without leave and are not paid, by employee or ' +
      'day. Use who_is_on_leave for leave that was granted.',
  },
  record_absence: {
    route: 'absences.store',
    description:
      'Record that an employee was absent without leave on a day, which payroll does not pay. Use ' +
      'request_time_off for vacation, illness and other leave instead. find_employees gives ' +
      '`employeeId`.',
  },
})
