/** In development: pages of the app live outside its base, and each of them is the one `index.html`. */
export function appPagesPlugin() {
  return {
    name: 'tryka-app-pages',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use((request, _response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (isPage && !request.url.startsWith(config.base)) request.url = config.base
        next()
      })
    },
  }
}
