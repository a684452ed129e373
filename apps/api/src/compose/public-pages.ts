import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { Remembered } from '../db/remembered'
import type { Market } from '../features/public-pages/market'
import { publicPagesRoutes } from '../features/public-pages/public-pages.routes'
import { builtShell, FetchedShell, plainShell, type Shells } from '../features/public-pages/shells'
import { distOf } from '../static/web-pages'

/** The frame of the site: from the build beside us, from the host that has it, or a plain one. */
function shellsFor({ webRoot, shellUrl }: Config, log: FastifyBaseLogger): Shells {
  const built = webRoot ? builtShell(distOf(webRoot, 'marketing')) : undefined
  if (built) return built
  if (webRoot || !shellUrl) return plainShell()
  return new FetchedShell(shellUrl, (err) => log.warn({ err }, 'the frame of the public site is away'))
}

/** What everybody may see of the live market, in the frame of the public site. */
export function createPublicPages(config: Config, db: Database, market: Market, log: FastifyBaseLogger) {
  const drawn = new Remembered(db)
  const remember = <T>(key: string, draw: () => Promise<T>) => drawn.get(key, draw)
  const { publicUrl: url, appUrl } = config
  const site = { url, app: appUrl === url ? '' : appUrl }
  return { routes: publicPagesRoutes({ market, remember, site, shells: shellsFor(config, log) }) }
}
