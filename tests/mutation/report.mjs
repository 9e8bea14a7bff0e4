/** The result of a run: the figures as a table, then the mutants that no test noticed. */
const Z = 1.96

/** `drawn` has the ids of the sample; Stryker lists the rest as not covered. */
export function report({ only, sample, seed }, { files }, drawn) {
  const ids = new Set(drawn)
  const mutants = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ id }) => ids.has(id))
      .map((mutant) => ({ ...mutant, path, before: cut(source, mutant.location) }))
  )
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length
  const [killed, survived, late, unreached] = ['Killed', 'Survived', 'Timeout', 'NoCoverage'].map(
    count
  )
  const judged = killed + survived + late + unreached
  const share = judged ? (killed + late) / judged : 1
  const drawnBy = sample ? `a sample of ${drawn.length}, seed ${seed}` : 'all mutants'

  return `${[
    `# Mutants of ${only}: ${drawnBy}`,
    '',
    '| mutants | killed | survived | timed out | no coverage | share | 95 % interval |',
    '| --: | --: | --: | --: | --: | --: | :-: |',
    `| ${judged} | ${killed} | ${survived} | ${late} | ${unreached} | ${percent(share)} | ${interval(share, judged)} |`,
    '',
    ...mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(
        ({ path, location, status, before, replacement, mutatorName }) =>
          `- ${path}:${location.start.line} ${status === 'Survived' ? 'survived' : 'not covered'} (${mutatorName}): \`${before}\` → \`${short(replacement)}\``
      ),
  ].join('\n')}\n`
}

const percent = (share) => `${(share * 100).toFixed(1)} %`

/** Wilson's interval of a share. */
function interval(share, size) {
  if (!size) return '–'
  const middle = (share + Z ** 2 / (2 * size)) / (1 + Z ** 2 / size)
  const half =
    (Z * Math.sqrt((share * (1 - share)) / size + Z ** 2 / (4 * size ** 2))) / (1 + Z ** 2 / size)
  return `${((middle - half) * 100).toFixed(0)}–${((middle + half) * 100).toFixed(0)} %`
}

function cut(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return short(lines.join('\n'))
}

const short = (text) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 100)}…` : line
}
