import type { FastifyInstance } from 'fastify'

export interface Route {
  method: string
  path: string
}

const LINE = /^((?:│ {3}| {4})*)[├└]── (.+) \(([A-Z, ]+)\)$/

/** Every route that the server has, read from what it prints of its own router: a new one is there without being listed. */
export function allRoutes(app: FastifyInstance): Route[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? []
      if (!part) return []
      const depth = indent.length / 4
      above.length = depth
      above.push(part)
      const path = above.join('')
      return methods.split(', ').map((method) => ({ method, path }))
    })
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
}
