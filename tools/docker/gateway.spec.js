const { execFileSync } = require('node:child_process')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

describe('The configuration of the gateway', () => {
  it('is what the table of pages says', () => {
    const printed = execFileSync(process.execPath, [join(__dirname, 'write-gateway-conf.mjs')], {
      encoding: 'utf8',
    })

    expect(readFileSync(join(__dirname, 'gateway.conf'), 'utf8')).toBe(printed)
  })
})
