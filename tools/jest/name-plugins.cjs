/**
 * Fastify searches the whole module cache for the name of a plugin that gives none, and Jest makes that list anew each
 * time: a third of the time to build an app. With this a plugin's name is its function's.
 */
const NAME = Symbol.for('fastify.display-name')
Object.defineProperty(Function.prototype, NAME, {
  configurable: true,
  get() {
    return this.name || 'plugin'
  },
  set(value) {
    Object.defineProperty(this, NAME, { value, configurable: true, writable: true })
  },
})
