const { missingOptionals, notFromRegistry } = require('./lock-faults.cjs')

describe('The lock file check', () => {
  const locked = (over = {}) => ({
    '': {},
    'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0' } },
    'node_modules/a-linux': { version: '1.0.0' },
    ...over,
  })

  it('accepts optional packages that are locked, beside or above the one that names them', () => {
    const nested = {
      'node_modules/b/node_modules/a': { version: '2.0.0', optionalDependencies: { 'a-linux': '2.0.0' } },
      'node_modules/b/node_modules/a-linux': { version: '2.0.0' },
    }

    expect(missingOptionals(locked(nested))).toEqual([])
  })

  it('names an optional package that is not locked, and who wants it', () => {
    const packages = locked({
      'node_modules/c': { version: '3.0.0', optionalDependencies: { 'c-mac': '3.0.0' } },
    })

    expect(missingOptionals(packages)).toEqual(['c-mac, wanted by node_modules/c 3.0.0'])
  })

  it('names a package that comes from elsewhere than a registry', () => {
    const packages = locked({
      'node_modules/d': { version: '1.0.0', resolved: 'git+ssh://git@example.com/d.git' },
    })

    expect(notFromRegistry(packages)).toEqual(['node_modules/d from git+ssh://git@example.com/d.git'])
  })
})
