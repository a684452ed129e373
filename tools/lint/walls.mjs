import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const foldersOf = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** What a room of a web app stands on, all the way down. Two rooms of one floor do not meet. */
const GROUND = ['base']
const SESSION = ['account', ...GROUND]
const SHARED = ['messages', 'frame', ...SESSION]
const FEATURES = { app: ['features', ...GROUND], features: GROUND, base: [] }
export const rooms = {
  admin: FEATURES,
  // What comes to life first is small: it loads the app when it is needed.
  marketing: { boot: ['app', ...GROUND], ...FEATURES },
  candidate: {
    app: ['candidate', 'company', ...SHARED],
    candidate: SHARED,
    company: SHARED,
    messages: SESSION,
    frame: SESSION,
    account: GROUND,
    base: [],
  },
}

/** A room imports itself and what lies below it, and nothing else of its app. */
const roomZones = Object.entries(rooms).flatMap(([app, floors]) =>
  Object.entries(floors).map(([room, below]) => ({
    target: `apps/${app}/src/${room}`,
    from: `apps/${app}/src`,
    except: [room, ...below].map((name) => `./${name}`),
    message: below.length
      ? `${room}/ stands on ${below.join(', ')} alone.`
      : `${room}/ is the ground: it imports no other room.`,
  })),
)

/** Doors between features of the API that stand open today. Close one, and its line goes; none is added. */
export const openDoors = {
  admin: ['early-access'],
  hiring: ['resumes'],
}

/** A feature imports itself; features meet in what composes them. */
const featureZones = (folder, { doors = {} } = {}) =>
  foldersOf(folder).map((feature) => ({
    target: `${folder}/${feature}`,
    from: folder,
    except: [...new Set([feature, ...(doors[feature] ?? [])])].map((name) => `./${name}`),
    message: 'A feature does not import another feature; compose them one floor up.',
  }))

/** Every zone of `import-x/no-restricted-paths`; a zone looks at production code only. */
export const zones = [
  ...roomZones,
  ...featureZones('apps/marketing/src/features'),
  ...featureZones('apps/admin/src/features'),
  ...featureZones('apps/api/src/features', { doors: openDoors }),
  {
    target: 'apps/api/src/services',
    from: 'apps/api/src/features',
    message: 'A service is used by features and uses none.',
  },
]
