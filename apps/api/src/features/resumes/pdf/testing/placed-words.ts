import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface PlacedWord {
  page: number
  pageWidth: number
  text: string
  left: number
  right: number
  top: number
}

/** Every word of a file with its place on the page, in points. */
export async function placedWords(path: string): Promise<PlacedWord[]> {
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', '-bbox', path, '-'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
    .split('<page ')
    .slice(1)
    .flatMap((part, index) => {
      const pageWidth = Number(/width="([\d.]+)"/.exec(part)?.[1] ?? 0)
      return [...part.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax=".+?">(.*)<\/word>/g)].map(
        ([, left, top, right, text = '']) => ({
          page: index + 1,
          pageWidth,
          text,
          left: Number(left),
          right: Number(right),
          top: Number(top),
        }),
      )
    })
}
