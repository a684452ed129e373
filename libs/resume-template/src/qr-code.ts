import { encode } from 'uqr'
import { image, type Markup } from './html'

/** A side of the drawing, and of one of its modules: what a phone reads from paper. */
const LEAST_SIDE_MM = 18
const LEAST_MODULE_MM = 0.4
/** Nothing is drawn nearer to a code than this many modules (ISO/IEC 18004, 6.3.8). */
const QUIET_MODULES = 4

/** The dark modules as one path: each row's runs of them, as rectangles. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        const width = (end < 0 ? row.length : end) - x
        return `M${x} ${y}h${width}v1h-${width}z`
      }),
    )
    .join('')

const mm = (value: number): string => `${Number(value.toFixed(2))}mm`

/**
 * A web address as a QR code of level M, for whoever reads paper. Pure: it is drawn here and holds no text of its own,
 * so the text of the document stays as it is.
 */
export function qrCode(address: string, alternative: string): Markup {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const side = Math.max(LEAST_SIDE_MM, size * LEAST_MODULE_MM)
  const quiet = mm((side / size) * QUIET_MODULES)
  const style = `width:${mm(side)};height:${mm(side)};margin-block:${quiet}`
  return image({ className: 'qr', size, path: pathOf(data), style, alternative })
}
