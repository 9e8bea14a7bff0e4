/** Refuses an old Node with a sentence instead of a syntax error; written for Node 4 and later. */
'use strict'

var least = [18, 19]
var present = process.versions.node.split('.').map(Number)

if (present[0] < least[0] || (present[0] === least[0] && present[1] < least[1])) {
  console.error(
    'Oficio is started by Node ' +
      least.join('.') +
      ' or later, and this is ' +
      process.version +
      ' (' +
      process.execPath +
      '): install Node 24 with its npm (https://nodejs.org/en/download) and start again.'
  )
  process.exit(1)
}
