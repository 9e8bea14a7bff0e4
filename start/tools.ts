/** What assistants may be offered, domain by domain. Only processes that answer requests load it. */
import '#start/domains'
import { DOMAINS } from '#core/context/domain'
import { defineTools } from '#core/endpoints/assistant_tools'

for (const tools of await Promise.all(DOMAINS.map((domain) => domain.tools?.())))
  if (tools) defineTools(tools.default)
