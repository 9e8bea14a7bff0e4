/** Loaded first by every process: refuses an older Node with a sentence. */
const LEAST = 24

if (Number(process.versions.node.split('.')[0]) < LEAST) {
  console.error(
    `Oficio cannot start: it needs Node ${LEAST}, and ${process.execPath} is ${process.version}.`
  )
  process.exit(1)
}
