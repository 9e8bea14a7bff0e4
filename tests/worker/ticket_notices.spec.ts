import { test } from '@japa/runner'
import { eventually } from '#tests/eventually'
import { ASKED, aDesk, ok } from '#tests/functional/support/desk'
import { aMailServer } from '#tests/worker/mail_server'
import { anEmptyOutbox, aWorker, outboxOf } from '#tests/worker/helpers'

test.group('Ticket notices', (group) => {
  group.each.setup(anEmptyOutbox)

  test("agent and requester are each notified once of the other's actions, never of their own", async ({
    assert,
  }) => {
    const desk = await aDesk()
    const { agent, employee } = desk
    const mails = await aMailServer({ refuse: 1 })
    await aWorker({ queues: ['mail'] })
    const allAreSent = (count: number) =>
      eventually(
        `${count} mails`,
        async () => mails.length >= count && !(await outboxOf(desk)).length,
        40
      )

    const { id } = ok(
      await employee.api.post('/tickets', { ...ASKED, subject: 'La impresora no responde' })
    )
    ok(await desk.api.post(`/tickets/${id}/assign`, { userId: agent.user.id }))
    await allAreSent(1)
    ok(await agent.api.post(`/tickets/${id}/comments`, { body: 'Vamos.' }))
    await allAreSent(2)
    ok(await agent.api.post(`/tickets/${id}/comments`, { body: 'Solo para mí', internal: true }))
    ok(await employee.api.post(`/tickets/${id}/comments`, { body: 'Gracias, ya imprime.' }))
    await allAreSent(3)
    ok(await agent.api.post(`/tickets/${id}/status`, { status: 'RESOLVED' }))
    await allAreSent(4)
    ok(await desk.api.post(`/tickets/${id}/comments`, { body: 'Bien hecho.' }))
    await allAreSent(6)
    ok(await employee.api.post(`/tickets/${id}/status`, { status: 'CLOSED' }))
    await allAreSent(7)
    const other = await desk.anEmployee()
    const becomes = async (role: string) =>
      ok(await desk.api.patch(`/users/${other.user.id}`, { role }))
    await becomes('SUPPORT')
    ok(await desk.api.post(`/tickets/${id}/assign`, { userId: other.user.id }))
    await allAreSent(8)
    await becomes(other.user.role)
    ok(
      await agent.api.post(`/tickets/${id}/comments`, {
        body: 'Nada para quien no atiende',
        internal: true,
      })
    )
    ok(await agent.api.post(`/tickets/${id}/comments`, { body: 'Para quien preguntó.' }))
    await allAreSent(9)

    assert.deepEqual(
      mails.slice(0, 4).map(({ to }) => to[0]),
      [agent.user.email, employee.user.email, agent.user.email, employee.user.email]
    )
    assert.sameMembers(
      mails.slice(4, 6).map(({ to }) => to[0]),
      [agent.user.email, employee.user.email]
    )
    assert.deepEqual(
      mails.slice(6).map(({ to }) => to[0]),
      [agent.user.email, other.user.email, employee.user.email]
    )
    for (const [index, said] of [
      'A ADMIN le ha asignado esta solicitud.',
      'Vamos.',
      'Gracias, ya imprime.',
      'Esta solicitud está ahora resuelta.',
      'Bien hecho.',
      'Bien hecho.',
      'Esta solicitud está ahora cerrada.',
      'A ADMIN le ha asignado esta solicitud.',
      'Para quien preguntó.',
    ].entries())
      assert.include(mails[index].text, said)
    for (const mail of mails) assert.equal(mail.header('subject'), '[#1] La impresora no responde')
    assert.lengthOf(new Set(mails.map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)![1])), 9)
    assert.notInclude(mails.map(({ text }) => text).join(), 'Nada para')
  }).timeout(60_000)
})
