/**
 * Loaded before each script of package.json: on a Node older than these scripts are written for it
 * says so, where they would be but a syntax error. Any Node can read it: no word in it is younger
 * than Node 4.
 */
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
