export { failOnConsoleError } from './console'
export { forgetToasts, renderInShell } from './render-in-shell'
