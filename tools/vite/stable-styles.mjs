import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const ROOT = new URL('../..', import.meta.url).pathname
const OURS = /\/(?:apps|libs)\/[^?]+\.tsx?$/

/** `styled.div`, `styled(Button)`: what a style is about to be given to. */
const STYLED = /\bstyled(?:\.[a-z][a-z0-9]*|\([A-Za-z.]+\))(?=[`<.])/g

const idOf = (file, index) =>
  `s${createHash('sha256').update(`${file} ${index}`).digest('base64url').replace(/[-_]/g, '').slice(0, 5)}`

/**
 * Names every styled component after its file and place. By themselves styled-components count in the order in which
 * modules run, and that order differs between the server's bundle and the browser's chunks.
 */
export function stableStylesPlugin() {
  return {
    name: 'tryka-stable-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!OURS.test(id) || !code.includes('styled')) return undefined
      const file = relative(ROOT, id)
      let index = 0
      const named = code.replace(
        STYLED,
        (what) => `${what}.withConfig({componentId:"${idOf(file, index++)}"})`,
      )
      return index ? { code: named, map: null } : undefined
    },
  }
}
