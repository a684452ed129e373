/**
 * In development: pages of the app live outside its base, and each of them is the one `index.html`. `start` is the page
 * whose address the server says.
 */
export function appPagesPlugin(start) {
  return {
    name: 'tryka-app-pages',
    apply: 'serve',
    configureServer(server) {
      const { config, middlewares } = server
      middlewares.use((request, _response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (isPage && !request.url.startsWith(config.base)) request.url = config.base
        next()
      })
      server.printUrls = () => {
        for (const url of server.resolvedUrls?.local ?? [])
          config.logger.info(`  ➜  Local:   ${new URL(start, url).href}`)
      }
    },
  }
}
