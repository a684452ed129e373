import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { IssuerPins } from '@tryka/domain'
import { sendPage } from './static-site'
import type { Page } from './web-pages'
import { distOf, pageOf } from './web-pages'

/** Not as a page of this site: it is taken along, and its link gives it its name. */
export const VERIFIER_FILE = 'tryka-verifier.txt'

/** Where the keys that the file trusts stand; a build that was told them has them there already. */
const UNPINNED = /(<script type="application\/json" id="pins">)\s*(<\/script>)/

interface Deps {
  webRoot: string
  /** Of the site, which the file names as where its keys come from. */
  publicUrl: string
  pins(): Promise<IssuerPins>
}

/** The verifier as one file, with the keys of this installation as they are when it is downloaded. */
export const verifierFile =
  ({ webRoot, publicUrl, pins }: Deps) =>
  (app: FastifyInstance, _options: object, done: () => void): void => {
    const path = join(distOf(webRoot, 'marketing'), VERIFIER_FILE)
    let written = ''
    let page: Page | undefined
    if (existsSync(path)) {
      const built = readFileSync(path, 'utf8')
      const open = { config: { access: 'public', rate: 'read' }, schema: { hide: true } } as const
      app.get(`/${VERIFIER_FILE}`, open, async (request, reply) => {
        const known = JSON.stringify({ ...(await pins()), from: publicUrl }).replaceAll('<', '\\u003c')
        if (!page || known !== written) {
          page = pageOf(built.replace(UNPINNED, (_all, start: string, end: string) => start + known + end))
          written = known
        }
        return sendPage(page, request, reply)
      })
    }
    done()
  }
