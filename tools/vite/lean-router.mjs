/**
 * The router ships as one file whose top-level calls keep all of it in every bundle. Marked as pure, the parts that an app
 * does not use fall away: 2 KB of gzip.
 */
export const leanRouterPlugin = () => ({
  name: 'tryka-lean-router',
  apply: 'build',
  transform(code, id) {
    // Of a function that nothing here calls; it is exported, so it stays.
    if (id.includes('/scheduler/')) return code.replace(/"forceFrameRate takes[^"]+"/, '"rate"')
    if (!id.includes('/react-router/dist/')) return undefined
    return (
      code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        // Words for whoever writes the app; the warning itself stays.
        .replace(/You should call navigate\(\) in[^`]+`/, 'navigate() was called too early`')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef|createElement)\()/gm,
          '$1/* @__PURE__ */ $2',
        )
    )
  },
})
