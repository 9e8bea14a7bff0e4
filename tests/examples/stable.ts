/** Gives examples the same ids, names and secrets in each recording. */
import type { Example } from '#tests/examples/recorder'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Values that are random in each run, by their form. */
const RANDOM: [RegExp, string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlhIn0.c2lnbmF0dXJl'],
  [/ofc_(live|test)_\w{6,}/g, 'ofc_$1_4f7a1c09b2d3_mZk3Vb8Yc1Nq7Rf2Xs5Tw9Ua4'],
  [/whsec_[\w+/=-]+/g, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  [/\bOFC-[A-Z0-9]{4}-(\d{5})\b/g, 'OFC-7K2M-$1'],
  [/(\w+)-[0-9a-f]{10}@company\.test/g, '$1@andina.test'],
  [/-[0-9a-f]{10}\b/g, ''],
  [/\b[0-9a-f]{64}\b/g, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  [/"ms":\d+/g, '"ms":12'],
  [/"keyId":"\w+"/g, '"keyId":"4f7a1c09b2d3mZk3"'],
  [/"nextCursor":"[^"]+"/g, '"nextCursor":"WyItaWQiLCIwMWExZmIyMC0wZTk5LTcwNDYtOTJiNC1iODhiN2Yw"'],
  [/\b[A-Z2-7]{32}\b/g, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  [/\b([A-Z2-9]{5}-){2}[A-Z2-9]{5}\b/g, 'K7F2Q-9XWTB-4MZDR'],
  [/"qrSvg":"(?:[^"\\]|\\.)*"/g, '"qrSvg":"<svg … />"'],
  [/"body":\{"code":"\d{6}"\}/g, '"body":{"code":"287082"}'],
  [/"token":"[\w-]{43}"/g, '"token":"k3Vb8Yc1Nq7Rf2Xs5Tw9Ua4mZ"'],
  [/"address":"[\d.]+"/g, '"address":"190.24.10.7"'],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1:3333'],
]

export function stable(examples: Example[], names: Record<string, string>): Example[] {
  const ids = new Map<string, string>()
  let text = JSON.stringify(examples)
  for (const [name, shown] of Object.entries(names)) text = text.replaceAll(name, shown)
  for (const [pattern, shown] of RANDOM) text = text.replace(pattern, shown)
  text = text.replace(UUID, (id) => {
    if (!ids.has(id))
      ids.set(id, `019aa1b2-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`)
    return ids.get(id)!
  })
  return JSON.parse(text)
}
