const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android device'],
  [/Windows/, 'Windows computer'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux computer'],
]

/** What a passkey of this device may be called, to begin with. */
export const deviceName = (agent = navigator.userAgent): string =>
  SYSTEMS.find(([sign]) => sign.test(agent))?.[1] ?? 'My device'
