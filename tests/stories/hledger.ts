/** The books as hledger sees them, where it is installed (`apt install hledger`). */
import { spawnSync } from 'node:child_process'

export const hasHledger = spawnSync('hledger', ['--version']).status === 0

/** What hledger says of a journal; it fails where hledger does. */
export function hledger(journal: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('hledger', ['-f', '-', ...args], {
    input: journal,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  if (status !== 0) throw new Error(`hledger ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** The balance of each account by its code, as hledger adds them up. */
export function balancesBy(journal: string): Record<string, number> {
  const lines = hledger(journal, 'balance', '--flat', '--no-total', '-O', 'csv')
    .trim()
    .split('\n')
    .slice(1)
  return Object.fromEntries(
    lines
      .map((line) => /^"\w+:(\S+) .*","(-?[\d.]+) COP"$/.exec(line)!.slice(1))
      .map(([code, amount]) => [code, Number(amount)])
  )
}
