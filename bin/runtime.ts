/**
 * What every process loads first: on an older Node than it is made for it says so, where it would
 * stumble over what that one lacks.
 */
const LEAST = 24

if (Number(process.versions.node.split('.')[0]) < LEAST) {
  console.error(
    `Oficio cannot start: it needs Node ${LEAST}, and ${process.execPath} is ${process.version}.`
  )
  process.exit(1)
}
