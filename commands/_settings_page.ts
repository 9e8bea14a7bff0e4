/** Reference of settings, generated from start/env.ts and .env.example. */

type Setting = { name: string; takes: string; isNeeded: boolean }

const BEGIN = '<!-- Made by `node ace docs:settings`; what stands below is not edited by hand. -->'

/** Replaces the reference and keeps the text above it. */
export function settingsPage(page: string, checks: string, examples: string): string {
  const lines = settingsThere(checks).map(({ name, takes, isNeeded }) => {
    const { words, value } = explained(name, examples)
    return `| \`${name}\` | ${isNeeded ? 'yes' : ''} | ${takes} | ${value ? `\`${value}\`` : ''} | ${words} |`
  })
  return [
    page.split(BEGIN)[0].trimEnd(),
    '',
    BEGIN,
    '',
    '## All settings',
    '',
    '| setting | needed | takes | such as | what for |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

export function settingsThere(checks: string): Setting[] {
  const settings = checks.matchAll(/^ {2}([A-Z][A-Z0-9_]+): ([^]+?),$(?=\n(?: {2}[A-Z/]|\n|\}))/gm)
  return [...settings].map(([, name, rule]) => ({
    name,
    takes: takenBy(inOneLine(rule)),
    isNeeded: !/optional/.test(rule),
  }))
}

const inOneLine = (rule: string) =>
  rule
    .replace(/\s+/g, ' ')
    .replace(/([([]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')

function takenBy(rule: string): string {
  const [, least, most] = /whole\(([\d_]+), ([\d_]+)\)/.exec(rule) ?? []
  if (least) return `${number(least)} to ${number(most)}`

  const [, choices] = /enum(?:\.optional)?\(\[(.+)\]/.exec(rule) ?? []
  if (choices) return choices.replaceAll("'", '`')
  const [, pattern] = /matching\(.+, '(.+)'\)/.exec(rule) ?? []
  if (pattern) return pattern
  return (
    Object.entries(KINDS).find(([kind]) => new RegExp(`\\b${kind}\\b`).test(rule))?.[1] ?? 'text'
  )
}

const KINDS = {
  secrets: 'secrets of 32 characters or more, by commas',
  secret: '32 random characters or more',
  port: 'a port',
  webAddress: 'a http or https address',
  proxies: 'names, addresses, networks, by commas',
  networks: 'networks, such as 10.1.0.0/16, by commas',
  origins: 'origins, such as https://app.example.com, by commas',
  fraction: 'a number from 0 to 1',
  certificates: 'the path of a file with certificates in PEM',
  addresses: 'hosts, each with or without a port, by commas',
  host: 'a host',
}

const number = (text: string) => Number(text.replaceAll('_', '')).toLocaleString('en')

const SETTING = /^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/

/** Text and value of a setting in .env.example; a group's text belongs to its first setting. */
function explained(name: string, examples: string) {
  const lines = examples.split('\n')
  const at = lines.findIndex((line) => SETTING.exec(line)?.[1] === name)
  if (at < 0) return { words: '', value: '' }

  let first = at
  while (SETTING.test(lines[first - 1] ?? '')) first--
  let from = first
  while (lines[from - 1]?.startsWith('# ')) from--
  const words = lines
    .slice(from, first)
    .map((line) => line.slice(2))
    .join(' ')
    .replace(/^Required\. /, '')
  return {
    words:
      first === at
        ? words.replaceAll('|', '\\|')
        : `Goes with \`${SETTING.exec(lines[first])![1]}\``,
    value: SETTING.exec(lines[at])![2],
  }
}
