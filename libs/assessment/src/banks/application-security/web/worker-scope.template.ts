import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'

const FOLDERS = ['shop', 'mail', 'notes', 'maps', 'team'] as const

export default template({
  id: 'application-security/web/worker-scope',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'A service worker controls what begins with its scope, which is the folder of its script unless it was widened or narrowed.',
  params: (rng) => {
    const folder = rng.pick(FOLDERS)
    const script = `/${folder}/sw.js`
    const { scope, isWidened } = rng.pick([
      { scope: null, isWidened: false },
      { scope: `/${folder}/read/`, isWidened: false },
      { scope: `/${folder}/read`, isWidened: false },
      { scope: `/${folder}`, isWidened: true },
    ])
    const prefix = scope ?? `/${folder}/`
    const pages = rng.shuffle([
      `/${folder}/`,
      `/${folder}/read/${rng.int(1, 99)}`,
      `/${folder}/reader?n=${rng.int(1, 99)}`,
      `/${folder}s/`,
      `/${folder}?tab=${rng.int(1, 9)}`,
      `/index.html?to=/${folder}/`,
    ])
    return {
      script,
      scope,
      isWidened,
      pages,
      controlled: numbersOf(pages, (page) => page.startsWith(prefix)),
    }
  },
  ask: ({ script, scope, isWidened, pages }) => ({
    stem: `The page \`https://app.example/\` runs this line, and it succeeds. ${isWidened ? 'The script was answered with `Service-Worker-Allowed: /`.' : 'The script was answered without a header `Service-Worker-Allowed`.'} Later the person opens these pages of \`https://app.example\`. Which ones are controlled by the service worker?`,
    code: `navigator.serviceWorker.register('${script}'${scope === null ? '' : `, { scope: '${scope}' }`})\n\n${numbered(pages)}`,
    answerHint: LIST_HINT,
  }),
  key: ({ controlled }) => ({ kind: 'short', accept: listed(controlled) }),
  why: ({ scope, script }) =>
    `The address has to begin with ${scope ?? script.replace('sw.js', '')}, character by character; a scope without a slash at the end also takes longer names.`,
  source: ['W3C Service Workers, Match Service Worker Registration and Register'],
})
