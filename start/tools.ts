/** Defines the tools of all domains. Only processes that answer requests load this file. */
import '#start/domains'
import { DOMAINS } from '#core/context/domain'
import { defineTools } from '#core/endpoints/assistant_tools'

for (const tools of await Promise.all(DOMAINS.map((domain) => domain.tools?.())))
  if (tools) defineTools(tools.default)
