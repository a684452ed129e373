import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { Remembered } from '../db/remembered'
import { Cards } from '../features/public-pages/cards'
import type { Market } from '../features/public-pages/market'
import { publicPagesRoutes } from '../features/public-pages/public-pages.routes'
import { builtShell, FetchedShell, plainShell, type Shells } from '../features/public-pages/shells'
import { Images } from '../services/images/images'
import { distOf } from '../static/web-pages'

/** Pictures of shared pages that are kept as files. */
const CARD_BYTES = 500 * 1024 * 1024

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
  const images = new Images()
  const cards = new Cards(join(config.dataDir, 'cards'), CARD_BYTES, (card) => images.card(card))
  return { routes: publicPagesRoutes({ market, remember, site, cards, shells: shellsFor(config, log) }) }
}
