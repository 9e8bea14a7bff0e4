import { test } from '@japa/runner'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Every query across tenants with its reason; add new ones here. */
const USES = [
  'app/admin/session_guard.ts: log an administrator out',
  'app/admin/session_guard.ts: list a session of the pages',
  'app/admin/session_guard.ts: look whether an administrator is still one',
  'app/api/metrics/backlog_metrics.ts: measure the outbox',
  'app/admin/board/company_names.ts: name the companies of jobs',
  'app/communications/daily/companies_to_plan.ts: find the companies whose day is not planned',
  'app/communications/greetings/optouts.ts: find the company of an unsubscription',
  'app/communications/sending/companies_with_due_mails.ts: find mails that nobody is about to send',
  'app/numbering/announce_ending.ts: find numbering ranges that end soon',
  'app/hr/departures/end_departures.ts: find people whose last day is over',
  'app/assets/tags/tags.ts: see whose tags these are',
  'app/assets/tags/tags.ts: find characters in which nobody has a tag',
  'app/core/audit/hash_chain.ts: find what is to be sealed',
  'app/core/jobs/dispatcher.ts: dispatch the outbox',
  'app/core/jobs/later_in_tenants.ts: queue a job in many companies',
  'app/core/jobs/outbox_status.ts: show the outbox',
  'app/core/jobs/reconcile.ts: sweep the outbox',
  'app/core/jobs/failed_jobs.ts: find what has failed for good',
  'app/core/jobs/failed_jobs.ts: give up what has failed for good',
  'app/core/jobs/failed_jobs.ts: try again what has failed for good',
  'app/core/pipeline/idempotency_sweep.ts: forget expired idempotency keys',
  'app/core/audit/requests/sweep.ts: forget requests of more than a week ago',
  'app/core/audit/security_events.ts: write down what happened to access',
  'app/core/audit/security_sweep.ts: forget what happened to access long ago',
  'app/core/database/transaction/unit_of_work.ts: count the rows of each tenant that was written to',
  'app/identity/archive/people_of_archive.ts: archive the people of a company',
  'app/parties/adoption/previous_release.ts: third parties of records of the previous release',
  'app/identity/log_in.ts: log in',
  'app/identity/memberships.ts: find the companies of a person',
  'app/identity/memberships.ts: find the person of a user',
  'app/identity/people/give_email.ts: change the e-mail of a person everywhere',
  'app/identity/people/give_email.ts: leave invitations to their address',
  'app/identity/people/people.ts: count the companies of a person',
  'app/identity/people/people.ts: forget the password that the previous release reads',
  'app/identity/people/previous_release.ts: make people of users of the previous release',
  'app/identity/second_factor/enrolment.ts: change the versions of the users of a person',
  'app/identity/log_in_notes.ts: find whose log in has failed',
  'app/identity/guards/bearer_guard.ts: authenticate',
  'app/identity/invitations/invitations.ts: accept an invitation',
  'app/identity/oauth/application_caller.ts: note the use of an application',
  'app/identity/oauth/clients.ts: find an application',
  'app/identity/oauth/clients.ts: register an application',
  'app/identity/oauth/person_of_grant.ts: find the person of an application',
  'app/identity/oauth/stored_grant.ts: look up a token of an application',
  'app/identity/oauth/stored_grant.ts: redeem a code of an application',
  'app/identity/invitations/invitations.ts: see whether somebody invited is a member elsewhere',
  'app/identity/sso/required.ts: find who requires single sign-on',
  'app/identity/sso/stored_settings.ts: find the single sign-on of a domain',
  'app/identity/sessions.ts: list the sessions of a person in their companies',
  'app/identity/sweep.ts: sweep what has expired',
  'app/integrations/imports/sweep_files.ts: sweep the files of imports',
  'app/integrations/imports/sweep_records.ts: find imports that ended long ago',
  'app/integrations/exports/sweep_files.ts: find exports that are past their time',
  'app/integrations/exports/sweep_files.ts: sweep the files of exports',
  'app/integrations/event_log/sequence.ts: find events to publish',
  'app/integrations/event_log/feed.ts: find new events of streams',
  'app/integrations/event_log/earlier_events.ts: find events that 0.3.0 has divided',
  'app/files/sweep.ts: find files that no record has had for a day',
  'app/files/sweep.ts: look at the stored bytes of every company',
  'app/tenants/archive/inspect_archive.ts: look whether what an archive brings is taken',
  'app/tenants/create_tenant.ts: number a new tenant',
  'app/tenants/sandbox/copy_rows.ts: list the columns of copied tables',
  'app/tenants/sandbox_of.ts: find the company of a sandbox',
  'app/tenants/sandbox_of.ts: find the sandbox of a company',
  'app/tenants/sweep.ts: forget old mails of sandboxes',
  'commands/_doctor_services.ts: look whether secrets can be read',
  'commands/_doctor_invariants.ts: compare record counts with what there is',
  'commands/_doctor_invariants.ts: compare the heads of the audit logs',
  'commands/_doctor_invariants.ts: look at the outbox',
  'commands/_doctor_invariants.ts: look at the books of every company',
  'commands/_tenants.ts: find users by e-mail for the terminal',
  'commands/_tenants.ts: find an API key for the terminal',
  'app/reminders/daily/plan_mornings.ts: plan the mornings of reminders',
  'app/recurring/daily/companies_to_run.ts: find companies with recurring documents that are due',
  'worker/deadlines.ts: find deadlines to announce',
  'worker/check_integrity.ts: look at the books of every company',
  'worker/failure.ts: note that a job failed',
  'worker/overdue_assets.ts: look for overdue assets in every company',
  'worker/webhooks.ts: find webhooks that nobody is about to serve',
  'worker/webhooks.ts: forget old deliveries of webhooks',
  'worker/events.ts: find companies with events',
  'worker/post_depreciation.ts: find the companies that post depreciation',
]

test.group('Queries across tenants', () => {
  test('only the listed queries read more than one tenant', ({ assert }) => {
    const found = globSync('{app,worker,commands,start}/**/*.ts', { cwd: ROOT }).flatMap((file) => {
      const text = readFileSync(ROOT + file, 'utf8')
      return [...text.matchAll(/\.acrossTenants\(\s*(?:'([^']*)'|([^,)]*))/g)].map(
        ([, reason, computed]) =>
          `${file}: ${reason ?? `a reason that is not written there: ${computed}`}`
      )
    })

    assert.sameMembers(found, USES)
  })

  test('no code outside the core reads the raw tenant context', ({ assert }) => {
    const strays = globSync('{app,worker,commands,start}/**/*.ts', { cwd: ROOT }).filter(
      (file) =>
        !file.startsWith('app/core/') &&
        /Current\.(inside|context)\b/.test(readFileSync(ROOT + file, 'utf8'))
    )
    assert.deepEqual(strays, [])
  })
})
