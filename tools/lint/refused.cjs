const { spawn } = require('node:child_process')
const { join } = require('node:path')
const { createInterface } = require('node:readline')

/**
 * Asks one process for all that a spec wants to know: reading the configuration takes it most of its time, and
 * Jest cannot load an ES module itself.
 */
function startLint() {
  const child = spawn('node', [join(__dirname, 'findings.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    /** The rules that refuse each of `[{ file, code }]`. */
    refused: async (pieces) => {
      child.stdin.write(`${JSON.stringify(pieces)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error('The linter ended without an answer')
      return JSON.parse(value)
    },
    stop: () => child.stdin.end(),
  }
}

module.exports = { startLint }
