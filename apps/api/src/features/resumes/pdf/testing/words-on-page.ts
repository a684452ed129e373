import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

export interface WordOnPage {
  text: string
  /** The colour that most of its box has, as six hexadecimal digits. */
  ground: string
  colours: string[]
}

/** The words of the first page of a file with the colours that are drawn where they stand. */
export async function wordsOnPage(path: string): Promise<WordOnPage[]> {
  const first = ['-f', '1', '-l', '1']
  const [boxes, drawn] = await Promise.all([
    run('pdftotext', ['-enc', 'UTF-8', '-bbox', ...first, path, '-']),
    // At 72 dots to the inch a pixel is as large as the unit of the boxes.
    run('pdftoppm', ['-r', '72', ...first, path], { encoding: 'buffer', maxBuffer: 8 * 1024 * 1024 }),
  ])
  const [head = '', width = '0', height = '0'] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(drawn.stdout.toString('latin1', 0, 32)) ?? []
  const colourAt = (x: number, y: number): string => {
    const at = head.length + (y * Number(width) + x) * 3
    return drawn.stdout.toString('hex', at, at + 3)
  }
  return [...boxes.stdout.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*)<\/word>/g)].map(
    ([, ...found]) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = found
        .slice(0, 4)
        .map((edge) => Math.round(Number(edge)))
      const counts = new Map<string, number>()
      for (let y = Math.max(0, top); y < Math.min(bottom, Number(height)); y++)
        for (let x = Math.max(0, left); x < Math.min(right, Number(width)); x++)
          counts.set(colourAt(x, y), (counts.get(colourAt(x, y)) ?? 0) + 1)
      const colours = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
      const text = (found[4] ?? '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
      return { text, ground: colours[0] ?? '', colours }
    },
  )
}
