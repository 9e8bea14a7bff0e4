/** The books in hledger, if installed (`apt install hledger`). */
import { spawnSync } from 'node:child_process'

export const hasHledger = spawnSync('hledger', ['--version']).status === 0

/** The output of hledger for a journal; throws when hledger fails. */
export function hledger(journal: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('hledger', ['-f', '-', ...args], {
    input: journal,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  if (status !== 0) throw new Error(`hledger ${args.join(' ')}: ${stderr}`)
  return stdout
}

/** The balance of each account by its code, added up by hledger. */
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
