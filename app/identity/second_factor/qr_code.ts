/** QR codes as SVG, dark on white so that cameras read them in dark themes, too. */
import qrcode from 'qrcode-generator'

/** Modules of white around the code (ISO/IEC 18004). */
const QUIET = 4

/** Level M: a code is still readable when 15 % of it is lost. */
export function qrSvg(text: string): string {
  const qr = qrcode(0, 'M')
  qr.addData(text, 'Byte')
  qr.make()

  const side = qr.getModuleCount() + 2 * QUIET
  const white = `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="240" height="240" ` +
    `shape-rendering="crispEdges">${white}<path d="${darkModules(qr)}"/></svg>`
  )
}

/** Each run of dark modules in a row is one rectangle. */
function darkModules(qr: ReturnType<typeof qrcode>) {
  const count = qr.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++) {
    for (let from = 0; from < count; from++) {
      if (!qr.isDark(row, from)) continue
      let to = from + 1
      while (to < count && qr.isDark(row, to)) to++
      path += `M${from + QUIET} ${row + QUIET}h${to - from}v1h-${to - from}z`
      from = to
    }
  }
  return path
}
