import { check } from '../../../checks/check'
import task from './sandboxed-frame.template'

/** Flags that are set in a sandbox, and the token that clears each. */
const CLEARS: Readonly<Record<string, string>> = {
  scripts: 'allow-scripts',
  origin: 'allow-same-origin',
  forms: 'allow-forms',
  windows: 'allow-popups',
  downloads: 'allow-downloads',
  top: 'allow-top-navigation',
}
/** Flags that stop an act, by words of the act. */
const STOPS: readonly [RegExp, readonly string[]][] = [
  [/cookie|localStorage/, ['scripts', 'origin']],
  [/download/, ['downloads']],
  [/inline script/, ['scripts']],
  [/form/, ['forms']],
  [/_blank/, ['windows']],
  [/_top/, ['top']],
]

export default check(task, {
  option: (p, text) => {
    const [, value = ''] = /sandbox="([^"]*)"/.exec(task.ask(p).code ?? '') ?? []
    const tokens = value.split(' ')
    const set = Object.keys(CLEARS).filter((flag) => !tokens.includes(CLEARS[flag] ?? ''))
    const stops = STOPS.find(([pattern]) => pattern.test(text))?.[1] ?? []
    return !stops.some((flag) => set.includes(flag))
  },
})
