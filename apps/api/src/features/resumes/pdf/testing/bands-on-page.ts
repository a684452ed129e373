import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const DPI = 300

/**
 * How far below the middle of its band the ink of each heading lies, in points; above it is less than nothing. A band
 * is as grey as `grey` in the middle of the first page, where no heading reaches.
 */
export async function headingsInBands(path: string, grey: number): Promise<number[]> {
  const { stdout } = await run('pdftoppm', ['-gray', '-r', String(DPI), '-f', '1', '-l', '1', path], {
    encoding: 'buffer',
    maxBuffer: 16 * 1024 * 1024,
  })
  const [head = '', columns = '0', rows = '0'] =
    /^P5\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', 0, 32)) ?? []
  const width = Number(columns)
  const rowAt = (y: number): Buffer => stdout.subarray(head.length + y * width, head.length + (y + 1) * width)
  const isBand = (row: Buffer): boolean =>
    row.subarray(Math.round(width * 0.45), Math.round(width * 0.55)).every((value) => value === grey)

  const found: number[] = []
  let [top, ink, moment] = [-1, 0, 0]
  for (let y = 0; y <= Number(rows); y++) {
    const row = rowAt(y)
    if (row.length && isBand(row)) {
      if (top < 0) [top, ink, moment] = [y, 0, 0]
      // Without what stands before the band in another colour.
      const dark = row
        .subarray(row.indexOf(grey), row.lastIndexOf(grey))
        .reduce((sum, value) => sum + grey - Math.min(grey, value), 0)
      ink += dark
      moment += dark * y
    } else if (top >= 0) {
      found.push(((moment / ink - (top + y - 1) / 2) * 72) / DPI)
      top = -1
    }
  }
  return found
}
