/** The output of `npm run dev` after the start. */
export const welcome = (base, mail) => `
Oficio runs. Ctrl-C ends it.

  API        ${base}/api/v1
  Reference  ${base}/docs
  Pages      ${base}/admin
  Queues     ${base}/admin/queues
  Mail       ${mail}

  Demo logins, password oficio-demo:
    admin@andina.test   Andina, Colombia
    admin@boreal.test   Boreal
    root@oficio.test    the platform

  Try it:
    curl -s ${base}/api/v1/auth/login -H 'content-type: application/json' -d '{"email":"admin@andina.test","password":"oficio-demo"}'
`
